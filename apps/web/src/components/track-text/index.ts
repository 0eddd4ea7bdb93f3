export { trackName, trackSubject, trackWord } from './track-text.ts';
