export { trackName, trackWord } from './track-text.ts';
