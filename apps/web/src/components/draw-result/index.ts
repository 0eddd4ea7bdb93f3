export { DrawResult } from './draw-result.tsx';
export { type DrawnNumbers, inPrintOrder, numbersOf, numbersText } from './numbers.ts';
