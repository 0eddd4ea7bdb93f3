export { answersTo } from './answers.ts';
