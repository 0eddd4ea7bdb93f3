import { countLines, settle } from '../all-rules.ts';
import type { Content } from '../content/parse.ts';
import type { Draw } from '../families/draw.ts';

/** One line of a check file: a content with its expected count and wins, or a content that must be refused. */
export type RulesCase =
  | {
      readonly played: string;
      readonly content: Content;
      readonly count: number;
      readonly draw: Draw;
      readonly wins: readonly { readonly tier: string; readonly count: number }[];
    }
  | { readonly played: string; readonly content: unknown; readonly error: true };

/** How the engine differs from a case; `undefined` when it agrees. */
export function differenceOf(given: RulesCase): string | undefined {
  const counted = countLines(given.played, given.content);
  if ('error' in given) return counted.ok ? `counts ${counted.value}, must be refused` : undefined;
  if (!counted.ok)
    return `refused with ${counted.error.code} at ${counted.error.position}, must count ${given.count}`;
  if (counted.value !== given.count) return `counts ${counted.value}, must count ${given.count}`;
  const settled = settle(given.played, given.content, given.draw);
  const wins = JSON.stringify(settled.ok ? settled.value : settled.error);
  const wanted = JSON.stringify(given.wins.map(({ tier, count }) => ({ tier, count })));
  return wins === wanted ? undefined : `wins ${wins}, must win ${wanted}`;
}

/** Checks one line of text. Text that is not a case counts as a difference. */
export function differenceOfLine(text: string): string | undefined {
  try {
    return differenceOf(JSON.parse(text));
  } catch (error) {
    return `cannot be checked: ${error instanceof Error ? error.message : String(error)}`;
  }
}
