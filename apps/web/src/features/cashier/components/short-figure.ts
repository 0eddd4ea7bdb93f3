/** A printed figure without decimals where they are nothing: `50,000.00` → `50,000`. */
export function shortFigure(figure: string): string {
  return figure.replace(/[.,]00$/, '');
}
