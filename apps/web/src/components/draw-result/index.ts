export { DrawResult, type DrawResultProps } from './draw-result.tsx';
export { type DrawnNumbers, numbersOf, numbersText, type ResultNumbers } from './numbers.ts';
export { shortIssue } from './short-issue.ts';
