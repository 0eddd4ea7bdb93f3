/** A printed figure without zero decimals: `50,000.00` → `50,000`. */
export function shortFigure(figure: string): string {
  return figure.replace(/[.,]00$/, '');
}
