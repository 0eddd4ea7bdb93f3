export { playSound, setVolume, startSound } from './sound-out.ts';
