export { DayRange, type DaysProps, QuickDays } from './day-filters.tsx';
export { type Days, daysOf, momentsOf, quickDays, quickOf, reportDays } from './days.ts';
