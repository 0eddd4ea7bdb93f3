import { createSoundPlayer, type Note, recipeOf } from '@tessera/ui/sound';

/** Sounds of the frame; games add their own notes. */
export const frameSounds = {
  placed: recipeOf({ name: 'placed' }),
  error: recipeOf({ name: 'error' }),
  won: recipeOf({ name: 'win' }),
  wonMuch: recipeOf({ name: 'win', big: true }),
} satisfies Record<string, readonly Note[]>;

/** A short note: `note(523)`. */
export const note = (
  hz: number,
  { atMs = 0, ms = 90, gain = 0.14, toHz }: { atMs?: number; ms?: number; gain?: number; toHz?: number } = {},
): Note => ({ kind: 'tone', wave: 'triangle', hz, atMs, ms, gain, ...(toHz && { toHz }) });

/** A short burst of noise. */
export const tap = (hz = 1800, { atMs = 0, gain = 0.12 }: { atMs?: number; gain?: number } = {}): Note => ({
  kind: 'tap',
  hz,
  q: 6,
  atMs,
  ms: 25,
  gain,
});

/** Sound that is off until enabled; browsers permit audio only after the first press. */
export function createSounds(onChange: (on: boolean) => void) {
  const player = createSoundPlayer();
  let on = false;
  for (const event of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(event, () => on && player.unlock(), { capture: true });
  }
  return {
    isOn: () => on,
    turn(next: boolean) {
      on = next;
      if (on && navigator.userActivation?.hasBeenActive) player.unlock();
      onChange(on);
    },
    play(notes: readonly Note[]) {
      if (on) player.playNotes(notes);
    },
  };
}
export type Sounds = ReturnType<typeof createSounds>;
