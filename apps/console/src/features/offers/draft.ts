import { parseAmount } from '@tessera/protocol/money';
import { type Kind, readTerms, type Terms, type TermsProblem, VIP_LEVELS } from '@tessera/rewards';
import { wallMs, wallText } from '../../platform/zone-time.ts';
import { plain, type TypedTerms, termsFrom, typedFrom } from './fields.ts';
import type { OfferVersion } from './offer-data.ts';

/** An offer as it is typed. */
export interface TypedOffer {
  readonly id: string;
  readonly kind: Kind;
  readonly zhCn: string;
  readonly enUs: string;
  /** Names in further languages, of the version that the form began with. */
  readonly otherNames: Readonly<Record<string, string>>;
  /** Date and time in the platform's zone, `2026-12-01T20:00`; the end may be empty. */
  readonly starts: string;
  readonly ends: string;
  /** Amounts; empty for no bound. */
  readonly budget: string;
  readonly perPlayer: string;
  readonly vipFrom: string;
  readonly vipTo: string;
  readonly registeredSince: number | null;
  readonly currency: string;
  readonly terms: TypedTerms;
}

/** What is wrong beside the terms, by field. */
export type DraftProblem = 'id' | 'zhCn' | 'enUs' | 'starts' | 'ends' | 'budget' | 'perPlayer' | 'vipTo';

/** What was typed, read. */
export interface ReadDraft {
  readonly problems: readonly DraftProblem[];
  readonly termsProblems: readonly TermsProblem[];
  /** The terms, when they are valid. */
  readonly terms: Terms | undefined;
  readonly starts: number | undefined;
  readonly ends: number | undefined;
  readonly budget: bigint | null;
  /** Payload of `offer.create`; undefined while something is wrong. */
  readonly payload: Readonly<Record<string, unknown>> | undefined;
}

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const TOP_LEVEL = String(VIP_LEVELS.length);

/**
 * What a form begins with: the newest version of the offer, or of one of its kind. It starts at the next full hour; an end that has
 * come is a week later.
 */
export function draftFrom(
  { id, kind }: { readonly id: string; readonly kind: Kind },
  template: OfferVersion | undefined,
  { now, zone }: { readonly now: number; readonly zone: string },
): TypedOffer {
  const starts = Math.ceil((now + 1) / HOUR_MS) * HOUR_MS;
  const ends = template && template.ends === null ? null : Math.max(template?.ends ?? 0, starts + WEEK_MS);
  const { zhCn = '', enUs = '', ...otherNames } = id === '' ? {} : (template?.name ?? {});
  return {
    id,
    kind,
    zhCn,
    enUs,
    otherNames,
    starts: wallText(starts, zone),
    ends: ends === null ? '' : wallText(ends, zone),
    budget: plain(template?.budget),
    perPlayer: plain(template?.perPlayer),
    vipFrom: String(template?.audience?.vipFrom ?? 1),
    vipTo: String(template?.audience?.vipTo ?? TOP_LEVEL),
    registeredSince: template?.audience?.registeredSince ?? null,
    currency: template?.currency ?? 'CNY',
    terms: typedFrom(kind, template?.terms),
  };
}

/** Reads what was typed, by the rules of the server, which reads it again. */
export function readDraft(typed: TypedOffer, zone: string): ReadDraft {
  const json = termsFrom(typed.kind, typed.terms);
  const terms = readTerms(json);
  const starts = wallMs(typed.starts, zone);
  const ends = typed.ends === '' ? undefined : wallMs(typed.ends, zone);
  const [budget, perPlayer] = [typed.budget, typed.perPlayer].map(boundOf);
  const isEndMissing = ends === undefined && (typed.ends !== '' || typed.kind === 'packets');
  const isEndEarly = ends !== undefined && starts !== undefined && ends <= starts;
  const problems = Object.entries({
    id: !/^[a-z0-9][a-z0-9.-]{0,63}$/.test(typed.id),
    zhCn: typed.zhCn.trim() === '',
    enUs: typed.enUs.trim() === '',
    starts: starts === undefined,
    ends: isEndMissing || isEndEarly,
    budget: budget === undefined,
    perPlayer: perPlayer === undefined,
    vipTo: Number(typed.vipTo) < Number(typed.vipFrom),
  }).flatMap(([field, isWrong]) => (isWrong ? [field as DraftProblem] : []));
  const isValid = problems.length === 0 && terms.ok && starts !== undefined;
  return {
    problems,
    termsProblems: terms.ok ? [] : terms.problems,
    terms: terms.ok ? terms.value : undefined,
    starts,
    ends,
    budget: budget ?? null,
    payload: isValid ? payloadOf(typed, { json, starts, ends }) : undefined,
  };
}

function payloadOf(
  typed: TypedOffer,
  { json, starts, ends }: { json: Record<string, unknown>; starts: number; ends: number | undefined },
): Readonly<Record<string, unknown>> {
  const { vipFrom, vipTo, registeredSince } = typed;
  const isForAll = vipFrom === '1' && vipTo === TOP_LEVEL && registeredSince === null;
  const audience = {
    vipFrom: Number(vipFrom),
    vipTo: Number(vipTo),
    registeredSince: registeredSince === null ? null : new Date(registeredSince).toISOString(),
  };
  return {
    name: { ...typed.otherNames, zhCn: typed.zhCn.trim(), enUs: typed.enUs.trim() },
    terms: json,
    starts: new Date(starts).toISOString(),
    ...(ends === undefined ? {} : { ends: new Date(ends).toISOString() }),
    ...(typed.budget === '' ? {} : { budget: typed.budget }),
    ...(typed.perPlayer === '' ? {} : { perPlayer: typed.perPlayer }),
    ...(isForAll ? {} : { audience }),
    currency: typed.currency,
  };
}

/** A bound as it is typed: null for none, undefined for what is no positive amount. */
function boundOf(text: string): bigint | null | undefined {
  if (text === '') return null;
  const parsed = parseAmount(text);
  return parsed.ok && parsed.value > 0n ? parsed.value : undefined;
}
