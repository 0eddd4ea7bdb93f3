import type { Sound, SoundPlayer } from '@tessera/ui/sound';

let player: SoundPlayer | undefined;
let volumeNow = 1;

/** Waits for the player's first press or key, which browsers require before any sound, and then loads the sound code. */
export function startSound(): void {
  const unlock = async () => {
    for (const event of gestures) removeEventListener(event, unlock);
    const { createSoundPlayer } = await import('@tessera/ui/sound');
    player = createSoundPlayer(volumeNow);
    player.unlock();
  };
  for (const event of gestures) addEventListener(event, unlock, { passive: true });
}

/** Plays a sound; silent before the first gesture. */
export function playSound(sound: Sound): void {
  player?.play(sound);
}

/** 0 to 1. */
export function setVolume(volume: number): void {
  volumeNow = volume;
  player?.setVolume(volume);
}

const gestures = ['pointerup', 'keydown'] as const;
