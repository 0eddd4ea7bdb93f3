import { type Amount, printAmount } from '@tessera/protocol';
import { termsJson } from '@tessera/rewards';
import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import { sqlStateOf, type Tx } from '../../../store/index.ts';
import {
  draftOffer,
  type NewOffer,
  type OfferProblem,
  type OfferRecord,
  offerVersions,
  publishOffer,
  readOffer,
  stopOffer,
} from '../../rewards/index.ts';
import type { CommandKind } from './kind.ts';
import { invalid, readPayload } from './read-payload.ts';

const nothing = z.strictObject({});
const chosen = z.strictObject({ version: z.int().positive() });

/** A refusal of terms: the stake required by its own code, anything else with all problems. */
export function refusalOf(problems: readonly OfferProblem[]): AppError {
  if (problems.some(({ path, code }) => path === 'terms.times' && code === 'too_high'))
    return new AppError('offer_requirement');
  return new AppError('offer_invalid', { reason: problems.map(({ text }) => text).join('; ') });
}

/** Reads an offer of this id from the payload of `offer.create`. Errors: `offer_requirement`, `offer_invalid`. */
export function offerIn(id: string, payload: Readonly<Record<string, unknown>>): NewOffer {
  const read = readOffer({ ...payload, id });
  if (!read.ok) throw refusalOf(read.problems);
  return read.value;
}

const iso = (ms: number | null | undefined) => (ms == null ? null : new Date(ms).toISOString());
const sum = (units: bigint | null | undefined) => (units == null ? null : printAmount(units as Amount));

/** An offer as it is shown to those who decide: one line for each of its terms, amounts as text. */
function shownOf(offer: NewOffer | OfferRecord) {
  const { kind, ...terms } = termsJson(offer.terms) as Record<string, unknown>;
  return {
    kind,
    name: offer.name,
    starts: iso(offer.starts),
    ends: iso(offer.ends),
    ...Object.fromEntries(Object.entries(terms).map(([field, value]) => [`terms.${field}`, value])),
    budget: sum(offer.budget),
    perPlayer: sum(offer.perPlayer),
    audience: offer.audience ?? null,
    currency: offer.currency ?? 'CNY',
  };
}

/** The version published last, unless it was stopped. Time does not change it, so that a command does not become stale by waiting. */
const currentOf = (versions: readonly OfferRecord[]): OfferRecord | undefined =>
  versions.find(({ liveAt, stoppedAt }) => liveAt !== null && stoppedAt === null);

/** Number of the newest version, and of the one in force: another draft, a version that goes live and a stop change it. */
const versionOf = (versions: readonly OfferRecord[]): string =>
  `${versions[0]?.version ?? 0}/${currentOf(versions)?.version ?? 0}`;

async function nowOf(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ now: Date }>('select app_now() as now');
  return rows[0]!.now.getTime();
}

/** Errors: `offer_budget`. */
function requireBudget(budget: bigint | null | undefined, used: bigint): void {
  if (budget != null && budget < used) throw new AppError('offer_budget');
}

/** Adds a version of an offer as a draft. */
const creating: CommandKind = {
  action: 'offer.create',
  async prospect(tx, { target, payload }) {
    const offer = offerIn(target, payload);
    const versions = await offerVersions(tx, target);
    const newest = versions[0];
    if (newest && newest.kind !== offer.terms.kind) throw invalid(`the offer is of kind ${newest.kind}`);
    if (offer.ends !== undefined && offer.ends <= (await nowOf(tx))) throw new AppError('offer_over');
    requireBudget(offer.budget, newest?.used ?? 0n);
    const [before, after] = [newest ? shownOf(newest) : null, shownOf(offer)];
    if (JSON.stringify(before) === JSON.stringify(after)) throw new AppError('command_same');
    return { targetVersion: versionOf(versions), before, after };
  },
  async now(tx, target) {
    const versions = await offerVersions(tx, target);
    return { targetVersion: versionOf(versions), value: versions[0] ? shownOf(versions[0]) : null };
  },
  async apply(tx, { target, payload, signers }) {
    await draftOffer(tx, offerIn(target, payload), signers.map(({ name }) => name).join(' and '));
  },
};

const numbered = (offer: OfferRecord | undefined) =>
  offer ? { version: offer.version, ...shownOf(offer) } : null;

/** Versions of an offer that exists. Errors: `not_found`. */
async function existing(tx: Tx, id: string): Promise<readonly OfferRecord[]> {
  const versions = await offerVersions(tx, id);
  if (versions.length === 0) throw new AppError('not_found');
  return versions;
}

/** Whether a turn of the wheel could be owed more than a version with these bounds gives. */
const isLess = (next: bigint | null, before: bigint | null): boolean =>
  next !== null && (before === null || next < before);

/**
 * Checks that a version may go live, as `publish_offer` does with its guard of last resort.
 * Errors: `not_found`, `command_same`, `offer_not_draft`, `offer_over`, `offer_budget`, `offer_budget_less`, `offer_overlaps`.
 */
function requireDraft(versions: readonly OfferRecord[], version: number, now: number): OfferRecord {
  const draft = versions.find((one) => one.version === version);
  if (!draft) throw new AppError('not_found');
  const current = currentOf(versions);
  if (current === draft) throw new AppError('command_same');
  if (draft.liveAt !== null || versions.some((one) => one.version > version && one.liveAt !== null))
    throw new AppError('offer_not_draft');
  if (draft.ends !== null && draft.ends <= now) throw new AppError('offer_over');
  requireBudget(draft.budget, draft.used);
  const published = versions.filter(({ liveAt }) => liveAt !== null);
  const less = published.some(
    (one) => isLess(draft.budget, one.budget) || isLess(draft.perPlayer, one.perPlayer),
  );
  if (draft.kind === 'wheel' && less) throw new AppError('offer_budget_less');
  if (current && current.starts > Math.max(draft.starts, now)) throw new AppError('offer_overlaps');
  return draft;
}

/** Makes a draft live: from its start on it replaces the version before it. */
const publishing: CommandKind = {
  action: 'offer.live',
  async prospect(tx, { target, payload }) {
    const { version } = readPayload(chosen, payload);
    const versions = await existing(tx, target);
    const draft = requireDraft(versions, version, await nowOf(tx));
    return {
      targetVersion: versionOf(versions),
      before: numbered(currentOf(versions)),
      after: numbered(draft),
    };
  },
  async now(tx, target) {
    const versions = await existing(tx, target);
    return { targetVersion: versionOf(versions), value: numbered(currentOf(versions)) };
  },
  async apply(tx, { target, payload }) {
    const { version } = readPayload(chosen, payload);
    await publishOffer(tx, target, version).catch((error: unknown) => {
      // Only what was given in this moment can be in the way: the rest was checked in this transaction.
      if (sqlStateOf(error) === 'TSR02') throw new AppError('offer_budget');
      throw error;
    });
  },
};

/** Stops an offer now. What was given stays. */
const stopping: CommandKind = {
  action: 'offer.stop',
  async prospect(tx, { target, payload }) {
    readPayload(nothing, payload);
    const versions = await existing(tx, target);
    const running = versions.filter(({ state }) => state === 'live' || state === 'scheduled');
    if (running.length === 0) throw new AppError('command_same');
    const shown = running.map(({ version }) => version);
    return {
      targetVersion: versionOf(versions),
      before: { running: shown },
      after: { running: [] },
    };
  },
  async now(tx, target) {
    const versions = await existing(tx, target);
    const running = versions.filter(({ state }) => state === 'live' || state === 'scheduled');
    return {
      targetVersion: versionOf(versions),
      value: { running: running.map(({ version }) => version) },
    };
  },
  async apply(tx, { target }) {
    await stopOffer(tx, target);
  },
};

/** What commands change of offers of rewards. */
export const offerKinds: readonly CommandKind[] = [creating, publishing, stopping];
