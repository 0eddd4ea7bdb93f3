/** Names the rules give the five positions, left to right; what players read is the message of {@link positionKey}. */
export const positionNames: readonly string[] = ['万', '千', '百', '十', '个'];

/** Message key of a position's short name, from 0. */
export function positionKey(position: number): string {
  return `content_position_${position + 1}`;
}

/** Positions the draws of a play are looked at by, or `undefined` when it names no window: `front3` is 0, 1, 2. */
export function windowOf(playedId: string): readonly number[] | undefined {
  const match = /\b(front|mid|back|star)(\d)\b/.exec(playedId);
  if (match === null) return undefined;
  const length = Number(match[2]);
  const from = { front: 0, star: 0, mid: 1, back: positionNames.length - length }[match[1] ?? ''] ?? 0;
  return Array.from({ length }, (_, index) => from + index);
}
