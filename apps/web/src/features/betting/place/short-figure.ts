/** A figure without unneeded decimals: `2.00` is `2`, `1,950.00` is `1,950`, `0.20` stays. */
export function shortFigure(figure: string): string {
  return figure.replace(/[.,]00$/, '');
}
