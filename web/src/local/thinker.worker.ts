// Thinks for bots, one job after the other, so that nothing else waits for them.
import { loadPython } from "./python";
import type { FromThinker, ToThinker } from "./messages";

type Think = (job: string) => string;
let think: Promise<Think> | null = null;

async function opened(version: string): Promise<Think> {
  const python = await loadPython(version);
  return (python.pyimport("tangledbank.local.bots") as { thought: Think }).thought;
}

onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if (data.kind === "open") think = opened(data.version);
  else {
    const { n } = data;
    const reply = await think!.then((work) => work(data.job)).catch(() => "");
    postMessage({ n, reply } satisfies FromThinker);
  }
};
