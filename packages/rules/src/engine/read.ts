import type { ContentError } from '../content/errors.ts';
import { parseShape } from '../content/parse.ts';
import type { ParsedContent } from '../content/parsed.ts';
import { maxUnitBets } from '../content/shape.ts';
import type { PlayItem } from '../families/declare.ts';
import { fail, ok, type Result } from '../result.ts';

/**
 * Parses a content for an item and counts its unit bets by formula.
 * Errors: every content error code; `content_no_lines` when all combinations are degenerate.
 */
export function readContent(item: PlayItem, content: unknown): Result<ParsedContent, ContentError> {
  const parsed = parseShape(item.content, content);
  if (!parsed.ok) return parsed;
  const count = item.play.count(parsed.value);
  if (count === 0) return fail({ code: 'content_no_lines', position: 0 });
  if (count > maxUnitBets) return fail({ code: 'content_too_many_bets', position: 0 });
  return ok({ ...parsed.value, playId: item.id, count });
}
