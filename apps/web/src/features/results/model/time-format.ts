const DAY_MS = 86_400_000;

/** Format of the draw times of a list, newest first: draws of several days are shown with their dates. */
export function timeFormatOf(draws: readonly { readonly draw_at: number }[]): 'time' | 'YYYY-MM-DD HH:mm' {
  const span = (draws[0]?.draw_at ?? 0) - (draws.at(-1)?.draw_at ?? 0);
  return span >= DAY_MS ? 'YYYY-MM-DD HH:mm' : 'time';
}
