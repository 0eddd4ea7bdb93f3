import type { Content } from '@tessera/rules';

/** A saved number set of a play. */
export interface NumberSet {
  readonly id: string;
  readonly playId: string;
  /** In the play's notation. */
  readonly content: Content;
}

/** Maximum number of saved sets per family. */
export const SETS_MAX = 30;
/** Maximum length of saved content, as JSON; single entry of thousands of lines belongs in a file. */
const CONTENT_MAX = 2_000;

/** Why a number set cannot be saved. */
export type NotKept = 'full' | 'long' | 'known';

/** Why a number set cannot be saved, `undefined` if it can; equal content of a play is saved once. */
export function keepFault(
  sets: readonly NumberSet[],
  { playId, content }: Omit<NumberSet, 'id'>,
): NotKept | undefined {
  const text = JSON.stringify(content);
  if (sets.some((set) => set.playId === playId && JSON.stringify(set.content) === text)) return 'known';
  if (text.length > CONTENT_MAX) return 'long';
  return sets.length >= SETS_MAX ? 'full' : undefined;
}
