import { isLanguage, type Language } from '@tessera/messages';
import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import type { NodeChannels, Tx } from '../../../store/index.ts';
import {
  checkedTexts,
  checkText,
  lastRelease,
  lockChecks,
  publishTexts,
  type StoredText,
  sourceHashOf,
  storedText,
  textHash,
  writeText,
} from '../../settings/index.ts';
import { faultsIn } from '../text-faults.ts';
import type { Applied, CommandKind } from './kind.ts';
import { readPayload } from './read-payload.ts';

const written = z.strictObject({ text: z.string().max(4_000).nullable(), sourceHash: z.string().max(64) });
const checked = z.strictObject({ version: z.int().positive(), fits: z.boolean() });
const nothing = z.strictObject({});

/** Most texts of one release. */
const RELEASE_MAX = 200;

interface Found extends StoredText {
  readonly language: Language;
  readonly key: string;
}

/** Reads `viVn/bet_placed`. Errors: `not_found`. */
async function read(tx: Tx, target: string): Promise<Found> {
  const [language = '', key = ''] = target.split('/');
  const found = isLanguage(language) ? await storedText(tx, language, key) : undefined;
  if (!found || !isLanguage(language)) throw new AppError('not_found');
  return { ...found, language, key };
}

const versionOf = ({ newest, english }: Found): string => `${newest?.id ?? 0} ${textHash(english)}`;

/** Errors: `text_refused`, with everything that is wrong. */
function requireFit(text: string, found: Found): void {
  const faults = faultsIn(text, found.language, found);
  if (faults.length === 0) return;
  const reason = faults.map(({ kind, names }) => [kind, ...names].join(' ')).join('; ');
  throw new AppError('text_refused', { reason, faults });
}

/** Whether the text is already written so, from the same English text. */
function isWritten(found: Found, text: string | null): boolean {
  const { newest, live, built, state } = found;
  const last = newest && newest.fits !== false ? newest : live;
  if (last) return last.text === text && last.source_hash === sourceHashOf(found.language, found);
  return text === null || (text === built && state === 'built');
}

const now: CommandKind['now'] = async (tx, target) => {
  const found = await read(tx, target);
  return { targetVersion: versionOf(found), value: { text: found.text ?? null } };
};

const author = ({ signers }: Applied) => signers.at(-1)!;

/** Keeps a text as one person has written it. Players see it after a check by another person and a release. */
const writing: CommandKind = {
  action: 'text.write',
  async prospect(tx, { target, payload }) {
    const { text, sourceHash } = readPayload(written, payload);
    const found = await read(tx, target);
    if (sourceHash !== textHash(found.english)) throw new AppError('command_stale');
    if (text !== null) requireFit(text, found);
    if (isWritten(found, text)) throw new AppError('command_same');
    return { targetVersion: versionOf(found), before: { text: found.text ?? null }, after: { text } };
  },
  now,
  async apply(tx, applied) {
    const { text } = readPayload(written, applied.payload);
    const source = await read(tx, applied.target);
    await writeText(tx, { ...source, text, source, by: author(applied) });
  },
};

/** A second person finds that a text fits, or that it does not. */
const checking: CommandKind = {
  action: 'text.check',
  async prospect(tx, { target, payload }, { operatorId }) {
    const { version, fits } = readPayload(checked, payload);
    const found = await read(tx, target);
    const { newest } = found;
    if (!newest || Number(newest.id) !== version || newest.fits !== null) throw new AppError('command_stale');
    if (newest.by_id === operatorId) throw new AppError('command_own');
    if (fits && newest.source_hash !== sourceHashOf(found.language, found))
      throw new AppError('command_stale');
    if (fits && newest.text !== null) requireFit(newest.text, found);
    return {
      targetVersion: versionOf(found),
      before: { text: found.text ?? null },
      after: { text: newest.text, fits },
    };
  },
  now,
  async apply(tx, applied) {
    const { version, fits } = readPayload(checked, applied.payload);
    await checkText(tx, BigInt(version), fits, author(applied));
  },
};

/** Shows all checked texts to players, together, so that open pages fetch their texts once. */
const publishing = ({ nodeChannels }: { readonly nodeChannels: NodeChannels }): CommandKind => {
  const releaseIn = async (tx: Tx, target: string) => {
    if (target !== 'texts') throw new AppError('not_found');
    return (await lastRelease(tx))?.number ?? 0;
  };
  return {
    action: 'text.publish',
    async prospect(tx, { target, payload }) {
      readPayload(nothing, payload);
      await lockChecks(tx);
      const release = await releaseIn(tx, target);
      const rows = await checkedTexts(tx, RELEASE_MAX);
      if (rows.length === 0) throw new AppError('command_same');
      const texts = Object.fromEntries(rows.map(({ language, key, text }) => [`${language}/${key}`, text]));
      return { targetVersion: String(release), before: { release }, after: { release: release + 1, texts } };
    },
    async now(tx, target) {
      const release = await releaseIn(tx, target);
      return { targetVersion: String(release), value: { release } };
    },
    async apply(tx, { signers }) {
      const rows = await checkedTexts(tx, RELEASE_MAX);
      const by = signers.map(({ name }) => name).join(' and ');
      await publishTexts(tx, nodeChannels, { versions: rows.map(({ id }) => id), by });
    },
  };
};

/** What commands change of texts. */
export const textKinds = (deps: { readonly nodeChannels: NodeChannels }): readonly CommandKind[] => [
  writing,
  checking,
  publishing(deps),
];
