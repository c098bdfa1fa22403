// The few sounds of a table, made here from plain tones. Nothing is made while they are off.
import { settings } from "../settings.svelte";

export type Sound = "turn" | "attack" | "score";

interface Tone {
  /** In hertz, where it begins and where it ends. */
  from: number;
  to: number;
  /** In seconds. */
  at: number;
  lasts: number;
  wave: OscillatorType;
  loud: number;
}

const tone = (from: number, at: number, lasts: number, more: Partial<Tone> = {}): Tone => ({
  from,
  to: from,
  at,
  lasts,
  wave: "sine",
  loud: 0.12,
  ...more,
});

const TONES: Record<Sound, Tone[]> = {
  turn: [tone(523, 0, 0.35), tone(784, 0.12, 0.35)],
  attack: [tone(190, 0, 0.22, { to: 70, wave: "sawtooth", loud: 0.07 }), tone(95, 0.05, 0.3, { to: 50 })],
  score: [tone(1047, 0, 0.18, { loud: 0.05 }), tone(1319, 0.07, 0.24, { loud: 0.05 })],
};
/** Milliseconds between two of the same kind: a round of scoring is no alarm. */
const APART = 250;
const SILENT = 0.0001;

let audio: AudioContext | null = null;
const played = new Map<Sound, number>();

/** A page that nobody looks at only calls when it is one's turn. */
export function play(sound: Sound): void {
  const now = performance.now();
  const often = now - (played.get(sound) ?? -APART) < APART;
  if (!settings.sounds || often || (document.hidden && sound !== "turn")) return;
  played.set(sound, now);
  audio ??= new AudioContext();
  for (const one of TONES[sound]) sounded(audio, one);
}

function sounded(context: AudioContext, { from, to, at, lasts, wave, loud }: Tone): void {
  const source = context.createOscillator();
  const volume = context.createGain();
  const start = context.currentTime + at;
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(SILENT, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(SILENT, start + lasts);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + lasts + 0.05);
}
