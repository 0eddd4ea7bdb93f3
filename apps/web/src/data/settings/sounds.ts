import type { Sound, SoundName } from '@tessera/ui/sound';
import { playSound, setVolume, startSound } from '../../platform/sound/index.ts';
import { type Prefs, prefs } from './prefs.ts';

/** Whether a sound is audible: `placed` and `error` follow the bet alert, the others their own flag. */
export function isAudible(sound: SoundName, { sound: flags, alert, volume }: Prefs): boolean {
  if (volume <= 0) return false;
  return sound === 'placed' || sound === 'error' ? alert.bet : flags[sound];
}

/** Plays a sound if its flag allows it: `play({ name: 'draw', balls: 5 })`. */
export function play(sound: Sound): void {
  if (isAudible(sound.name, prefs())) playSound(sound);
}

/** Applies the volume of the preferences and starts the sound module (R4.1). */
export function loadSounds(): void {
  setVolume(prefs().volume);
  startSound();
}
