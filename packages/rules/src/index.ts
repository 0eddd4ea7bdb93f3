/**
 * Lottery rules as pure functions: every played item of every family, with notation, count, settlement, exact odds and
 * prices. For single families: `@tessera/rules/core` with `@tessera/rules/ssc` and the like.
 */
export * from './all-rules.ts';
export { type ContentError, type ContentErrorCode, contentErrorCodes } from './content/errors.ts';
export type { Content } from './content/parse.ts';
export type { Lines, ParsedContent, Picks } from './content/parsed.ts';
export {
  type BankerRule,
  type ContentKey,
  type ContentShape,
  type Field,
  type GroupsField,
  type LinesField,
  linesOf,
  maxLines,
  maxUnitBets,
  type SetField,
  type SetSpec,
  setsOf,
  type Tokens,
  tokenCount,
  tokenText,
  tokenValues,
} from './content/shape.ts';
export { createRules, type Rules } from './core.ts';
export type { DrawAttribute, FamilyAttributes } from './draw/attribute.ts';
export { attributesOf, drawAttributes } from './draw/attributes.ts';
export { checkDraw, type DrawErrorCode } from './draw/check-draw.ts';
export { byTier, type CompiledContent, type Win } from './engine/compile.ts';
export { allFamilies } from './families/all.ts';
export { type DigitFamily, type Family, factsOf, familyFacts } from './families/all-facts.ts';
export type { Board, Branch, FamilyRules, PlayItem } from './families/declare.ts';
export { type Draw, type JackpotDraw, type LhcDraw, type ZodiacSign, zodiacSigns } from './families/draw.ts';
export type { DrawShape, DrawZone, FamilyFacts } from './families/facts.ts';
export { catalogueHouse, type Fate, type HouseRules } from './families/house.ts';
export { type LhcColor, lhcColorOf, lunarYearOf, signOf } from './families/lhc/numbers.ts';
export { pc28ColorOf } from './families/pc28/color.ts';
export { type PlaceKind, type Places, placeNames } from './families/places.ts';
export { pushTier, type Tier } from './play/play.ts';
export { type ItemReturn, itemReturns } from './price/item-returns.ts';
export { type Fraction, fairPayout, type Odds, oddsKey, oddsScale } from './price/odds.ts';
export { payoutOf } from './price/payout.ts';
export { dividePool, type PoolResult, type PrizeScheme, type TierPrize } from './price/pool.ts';
export { demoPricing, type Pricing } from './price/pricing.ts';
export { type KindReturn, oneIn, returnsOf } from './price/return.ts';
export { fail, ok, type Result } from './result.ts';
export type { ContentPart } from './tools/describe.ts';
export { oppositeSided, type SidedBet } from './tools/opposite-sides.ts';
export { type QuickFilter, quickFilter, quickFilters } from './tools/quick-filter.ts';
export type { Random } from './tools/random.ts';
export type { SingleEntry, Spot } from './tools/single-entry.ts';
export type { FlatPlay, PlayLeaf, TreeGroup } from './tools/tree.ts';
