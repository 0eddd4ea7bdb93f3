/** Page numbers to show; the two gaps represent omitted pages. */
export type PageMark = number | 'gap-start' | 'gap-end';

/** First, last, current page and its neighbours. A gap of one page shows that page instead. */
export function pageMarks(page: number, pages: number): readonly PageMark[] {
  const near = (mark: number) =>
    mark === 1 ||
    mark === pages ||
    Math.abs(mark - page) <= 1 ||
    (mark === 2 && page === 4) ||
    (mark === pages - 1 && page === pages - 3);
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(near);
  return shown.flatMap((mark, index): PageMark[] => {
    const before = shown[index - 1];
    const hasGap = before !== undefined && mark - before > 1;
    return hasGap ? [mark <= page ? 'gap-start' : 'gap-end', mark] : [mark];
  });
}
