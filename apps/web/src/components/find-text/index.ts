export { answersTo } from './answers.ts';
export { initialsOf } from './initials.ts';
