/** A tone: starts `atMs` after the sound begins, glides to `toHz` if given, and decays in `ms`. */
export interface Tone {
  readonly kind: 'tone';
  readonly wave: 'sine' | 'triangle';
  readonly hz: number;
  readonly toHz?: number;
  readonly atMs: number;
  readonly ms: number;
  /** 0 to 1, before the master gain. */
  readonly gain: number;
  /** In cents. */
  readonly detune?: number;
}

/** A burst of noise through a band-pass filter. */
export interface Tap {
  readonly kind: 'tap';
  readonly hz: number;
  readonly q: number;
  readonly atMs: number;
  readonly ms: number;
  readonly gain: number;
}

/** Parts of a sound, in order of time. */
export type Note = Tone | Tap;

/** Sounds of the product with their parameters. */
export type Sound =
  | { readonly name: 'close'; readonly second: 3 | 2 | 1 | 0 }
  | { readonly name: 'draw'; readonly balls: number; readonly staggerMs?: number }
  | { readonly name: 'win'; readonly big?: boolean }
  | { readonly name: 'chat' }
  | { readonly name: 'placed' }
  | { readonly name: 'error' };

/** Names of the sounds; each can be switched off separately. */
export type SoundName = Sound['name'];

/** The notes of a sound. Source: design section 7.2. */
export function recipeOf(sound: Sound): readonly Note[] {
  switch (sound.name) {
    case 'close':
      return sound.second === 0
        ? [tone('sine', 880, 0, 180, 0.2, { toHz: 587 })]
        : [tone('triangle', 1175, 0, 35, 0.12)];
    case 'draw':
      return drawNotes(sound.balls, sound.staggerMs ?? 120);
    case 'win':
      return sound.big ? [...winRun, ...shimmer] : winRun;
    case 'chat':
      return [tone('sine', 784, 0, 55, 0.15), tone('sine', 988, 95, 55, 0.15)];
    case 'placed':
      return [tone('sine', 659, 0, 110, 0.14, { toHz: 784 })];
    case 'error':
      return [tone('triangle', 220, 0, 140, 0.16, { toHz: 196 })];
  }
}

/** Length of a sound in ms. */
export function lengthOf(notes: readonly Note[]): number {
  return Math.max(0, ...notes.map(({ atMs, ms }) => atMs + ms));
}

const drawScale = [523, 587, 659, 784, 880];
const winScale = [392, 440, 523, 587, 659, 784];
/** −10 dB as a factor. */
const octaveShare = 10 ** (-10 / 20);

const winRun: readonly Note[] = winScale.flatMap((hz, step) => [
  tone('triangle', hz, step * 75, 380, 0.2),
  tone('sine', hz * 2, step * 75, 380, 0.2 * octaveShare),
]);

const shimmer: readonly Note[] = [1047, 1319].flatMap((hz) =>
  [-6, 6].map((detune) => tone('sine', hz, winScale.length * 75, 900, 0.06, { detune })),
);

function drawNotes(balls: number, staggerMs: number): readonly Note[] {
  return Array.from({ length: balls }, (_, index) => index).flatMap((index): Note[] => {
    const atMs = index * staggerMs;
    const hz = drawScale[index % drawScale.length] ?? 523;
    return [
      { kind: 'tap', hz: 1800, q: 6, atMs, ms: 25, gain: 0.15 },
      tone('sine', hz, atMs, index === balls - 1 ? 220 : 90, 0.18),
    ];
  });
}

function tone(
  wave: Tone['wave'],
  hz: number,
  atMs: number,
  ms: number,
  gain: number,
  more: Pick<Tone, 'toHz' | 'detune'> = {},
): Tone {
  return { kind: 'tone', wave, hz, atMs, ms, gain, ...more };
}
