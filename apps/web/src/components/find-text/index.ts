export { answersTo, wordsOf } from './answers.ts';
