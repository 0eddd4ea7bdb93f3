export { CountedRow, type CountedRowProps } from './counted-row.tsx';
