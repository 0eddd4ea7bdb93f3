export { directionOf, followFinger, type Gesture, type Way } from './finger.ts';
