export { kindText, tierText } from './tier-text.ts';
