import type { Content } from '@tessera/rules';

/** Numbers of a play that a player keeps for another time. */
export interface NumberSet {
  readonly id: string;
  readonly playedId: string;
  /** In the notation of the play. */
  readonly content: Content;
}

/** Most sets of a family that are kept. */
export const SETS_MAX = 30;
/** Longest content that is kept, as JSON; single entry of thousands of lines belongs in a file. */
const CONTENT_MAX = 2_000;

/** Why numbers are not kept. */
export type NotKept = 'full' | 'long' | 'known';

/** Whether numbers can be kept beside those there are; the same numbers of a play are kept once. */
export function keepFault(
  sets: readonly NumberSet[],
  { playedId, content }: Omit<NumberSet, 'id'>,
): NotKept | undefined {
  const text = JSON.stringify(content);
  if (sets.some((set) => set.playedId === playedId && JSON.stringify(set.content) === text)) return 'known';
  if (text.length > CONTENT_MAX) return 'long';
  return sets.length >= SETS_MAX ? 'full' : undefined;
}
