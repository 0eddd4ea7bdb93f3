import { amountText, countText } from '../../platform/format.ts';

/** A figure of a report for people. */
export const figureText = (figure: string, unit: 'amount' | 'count' | undefined): string =>
  unit === 'count' ? countText(Number(figure)) : amountText(figure);
