export { lazyTexts } from './lazy-texts.ts';
