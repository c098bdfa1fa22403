// node scripts/packaging/wasm.mjs CODE [FILE...]: runs Python code in what was built for browsers (scripts/offline), in Node. The code
// finds `files`, a list of texts, and `node_cpu()`, milliseconds of this process; what it leaves in `result` is printed as JSON.
// OFFLINE=FOLDER: in what lies there. The code sees that folder as /offline.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const OFFLINE = new URL("../../src/tangledbank/web/offline/", import.meta.url);
const newest = () => new URL(`${readdirSync(OFFLINE)[0]}/`, OFFLINE);
const folder = process.env.OFFLINE ? pathToFileURL(`${process.env.OFFLINE}/`) : newest();
const [code, ...paths] = process.argv.slice(2);

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const text = (path) => readFileSync(path, "utf-8");

const { loadPyodide } = await import(new URL("pyodide.mjs", folder).href);
const started = cpu();
// without columns, which only the traces of errors show: bytecode that is made here is smaller by a tenth
const env = { PYTHONNODEBUGRANGES: "1" };
const python = await loadPyodide({ indexURL: fileURLToPath(folder), env, stdout: (line) => console.error(line) });
const loaded = cpu();
python.unpackArchive(new Uint8Array(readFileSync(new URL("engine.zip", folder))).buffer, "zip", { extractDir: "/engine" });
python.FS.writeFile("/engine/engine.wasm", readFileSync(new URL("engine.wasm", folder)));
python.runPython("import sys; sys.path.insert(0, '/engine'); import tangledbank_engine_modules");
python.mountNodeFS("/offline", fileURLToPath(folder));
python.globals.set("files", python.toPy(paths.map(text)));
python.globals.set("node_cpu", cpu);
python.globals.set("load_ms", loaded - started);
try {
  await python.runPythonAsync(text(code));
  console.log(python.runPython("import json; json.dumps(result)"));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
console.error(`${Math.round(process.memoryUsage().rss / 1e6)} MB`);
