export { DrawResult, type DrawResultProps } from './draw-result.tsx';
export { type DrawnNumbers, numbersOf, type ResultNumbers } from './numbers.ts';
export { shortIssue } from './short-issue.ts';
