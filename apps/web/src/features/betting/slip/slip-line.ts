import { amountOf, parseAmount, printAmount } from '@tessera/protocol/money';
import type { Content, ParsedContent, Pricing } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import {
  oddsFrom,
  oddsText,
  type Quote,
  quoteAt,
  quoteOf,
  readContent,
  type StakeTerms,
  totalOf,
} from '../pick/quote.ts';
import { itemOf } from '../play/engine.ts';
import { amountsOf, type SlipLine } from './slip.ts';

/** A slip line from a parsed content and these terms. */
export function lineOf(
  key: string,
  item: PlayItem,
  content: Content,
  parsed: ParsedContent,
  terms: StakeTerms,
  pricing: Pricing,
): SlipLine {
  return withQuote({ key, playId: item.id, content }, terms, quoteOf(item, parsed, terms, pricing));
}

/**
 * The line under other terms, at current prices and without its refusal. Returns the same line if its content is no longer
 * valid.
 */
export function withTerms(line: SlipLine, terms: StakeTerms, pricing: Pricing): SlipLine {
  const reading = readContent(itemOf(line.playId), line.content);
  return reading.ok
    ? lineOf(line.key, itemOf(line.playId), line.content, reading.parsed, terms, pricing)
    : line;
}

/**
 * The first line that has more rebate than the player may take, with the most he may take and the higher odds that come with
 * it. Returns undefined when no line has too much. Lines whose content is no longer valid are left out.
 */
export function withinRebate(
  lines: readonly SlipLine[],
  pricing: Pricing,
  rebateMaxPpm: number,
): SlipLine | undefined {
  const above = lines.filter(({ rebatePpm }) => rebatePpm > rebateMaxPpm);
  return above
    .map((line) => withTerms(line, { ...termsOf(line), rebatePpm: rebateMaxPpm }, pricing))
    .find(({ rebatePpm }) => rebatePpm === rebateMaxPpm);
}

/** The line at the odds given in its refusal. */
export function withAcceptedOdds(line: SlipLine): SlipLine {
  const item = itemOf(line.playId);
  const reading = readContent(item, line.content);
  const odds = line.refusal?.odds;
  if (!reading.ok || !odds) return line;
  const terms = termsOf(line);
  return withQuote(line, terms, quoteAt(item, reading.parsed, terms, oddsFrom(odds)));
}

/** The terms of a line. */
export function termsOf({ unitStake, multiple, rebatePpm }: SlipLine): StakeTerms {
  const unit = parseAmount(unitStake);
  return { unitStake: unit.ok ? unit.value : amountOf(0n), multiple, rebatePpm };
}

/** Lines, stake and largest wins of several slip lines together. */
export function totalOfLines(lines: readonly SlipLine[]): ReturnType<typeof totalOf> {
  return totalOf(lines.map((line) => ({ lines: line.lines, ...amountsOf(line) })));
}

function withQuote(
  { key, playId, content }: Pick<SlipLine, 'key' | 'playId' | 'content'>,
  { unitStake, multiple, rebatePpm }: StakeTerms,
  { lines, odds, stake, maxWin }: Quote,
): SlipLine {
  return {
    key,
    playId: playId,
    content,
    lines,
    unitStake: printAmount(unitStake),
    multiple,
    rebatePpm,
    odds: oddsText(odds),
    stake: printAmount(stake),
    maxWin: printAmount(maxWin),
  };
}
