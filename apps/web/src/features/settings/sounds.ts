import type { Sound, SoundName } from '@tessera/ui/sound';
import { playSound, setVolume, startSound } from '../../platform/sound/index.ts';
import { type Prefs, prefs } from './prefs.ts';

/** Whether a sound may be heard: `placed` and `error` go with the alert of bets, the others have a flag of their own. */
export function isAudible(sound: SoundName, { sound: flags, alert, volume }: Prefs): boolean {
  if (volume <= 0) return false;
  return sound === 'placed' || sound === 'error' ? alert.bet : flags[sound];
}

/** Plays a sound if its flag allows it: `play({ name: 'draw', balls: 5 })`. */
export function play(sound: Sound): void {
  if (isAudible(sound.name, prefs())) playSound(sound);
}

/** Puts sounds and alerts in force, as the preferences have them (R4.1). */
export function loadSounds(): void {
  setVolume(prefs().volume);
  startSound();
}
