export { countedNumbers } from './counted-numbers.ts';
export { CountedRow, type CountedRowProps } from './counted-row.tsx';
