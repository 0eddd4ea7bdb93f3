export { directionOf, followFinger, type Gesture } from './finger.ts';
