// Python in a worker: the runtime and the package, from the folder of one version.

/** As much of Pyodide as is used here. */
export interface Python {
  unpackArchive(packed: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): unknown;
  runPython(code: string): unknown;
  FS: { writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void };
}
interface Runtime {
  loadPyodide(options: { indexURL: string; stdout: (line: string) => void }): Promise<Python>;
}

const PACKAGE = "/engine";

/** The folder of a version: everything in it belongs together. */
export const folderOf = (version: string): string => `/offline/${version}/`;

async function bytesAt(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

export async function loadPython(version: string): Promise<Python> {
  const folder = new URL(folderOf(version), location.origin).href;
  const parts = Promise.all(["engine.zip", "engine.wasm"].map((name) => bytesAt(folder + name)));
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Runtime;
  const python = await loadPyodide({ indexURL: folder, stdout: () => {} });
  const [archive, library] = await parts;
  python.unpackArchive(archive!, "zip", { extractDir: PACKAGE });
  python.FS.writeFile(`${PACKAGE}/engine.wasm`, new Uint8Array(library!), { canOwn: true });
  python.runPython(`import sys; sys.path.insert(0, "${PACKAGE}"); import tangledbank_engine_modules`);
  return python;
}
