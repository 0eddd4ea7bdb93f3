import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isLanguage, type Language } from '@tessera/messages';
import { textFileBounds } from '@tessera/protocol/console-text-file';
import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import type { NodeChannels, Tx } from '../../../store/index.ts';
import {
  type ImportedText,
  importTexts,
  lockChecks,
  type StoredText,
  storedTexts,
  textHash,
} from '../../settings/index.ts';
import { faultsIn } from '../text-faults.ts';
import type { CommandKind } from './kind.ts';
import { invalid, readPayload } from './read-payload.ts';

const payloadOf = z.strictObject({
  texts: z
    .array(
      z.strictObject({
        key: z.string().min(1).max(64),
        text: z.string().max(4_000),
        sourceHash: z.string().max(64),
      }),
    )
    .min(1)
    .max(textFileBounds.changes),
});

/** Texts that are checked without a break. */
const AT_ONCE = 100;

/**
 * Brings the texts of a file into one language, all or none. One person has read the file, another approves exactly these texts: that is
 * their check, and they reach players together.
 */
export function textImport({ nodeChannels }: { readonly nodeChannels: NodeChannels }): CommandKind {
  return {
    action: 'text.import',
    async prospect(tx, { target, payload }) {
      await lockChecks(tx);
      const { language, texts, version } = await read(tx, target, payload);
      for (const [at, { key, text, source }] of texts.entries()) {
        if (at % AT_ONCE === 0) await nextTurn();
        const faults = faultsIn(text, language, source);
        if (faults.length > 0) {
          const reason = `${key}: ${faults.map(({ kind, names }) => [kind, ...names].join(' ')).join('; ')}`;
          throw new AppError('text_refused', { reason, faults });
        }
        if (text === source.text) throw new AppError('command_same');
      }
      return {
        targetVersion: version,
        before: Object.fromEntries(texts.map(({ key, source }) => [key, source.text ?? null])),
        after: Object.fromEntries(texts.map(({ key, text }) => [key, text])),
        needs: 2,
      };
    },
    async now(tx, target, payload) {
      const { texts, version } = await read(tx, target, payload, false);
      const value = Object.fromEntries(texts.map(({ key, source }) => [key, source.text ?? null]));
      return { targetVersion: version, value };
    },
    async apply(tx, { target, payload, signers }) {
      const { language, texts } = await read(tx, target, payload);
      const [by, checkedBy] = [signers[0]!, signers.at(-1)!];
      await importTexts(tx, nodeChannels, { language, texts, by, checkedBy });
    },
  };
}

interface Read {
  readonly language: Language;
  readonly texts: readonly ImportedText[];
  /** Changes whenever one of the texts, a draft of it or its English text does. */
  readonly version: string;
}

/** Errors: `not_found`, `command_invalid`; `command_stale` when an English text has changed since the file was written. */
async function read(tx: Tx, target: string, payload: unknown, isStrict = true): Promise<Read> {
  const { texts } = readPayload(payloadOf, payload);
  const keys = texts.map(({ key }) => key);
  if (new Set(keys).size < keys.length) throw invalid('a key occurs twice');
  const stored = isLanguage(target) ? await storedTexts(tx, target, keys) : undefined;
  if (!stored || !isLanguage(target)) throw new AppError('not_found');
  const found = texts.map(({ key, text, sourceHash }) => {
    const source = stored.get(key);
    if (!source) throw invalid(`there is no text ${key}`);
    if (isStrict && sourceHash !== textHash(source.english)) throw new AppError('command_stale');
    return { key, text, source };
  });
  return { language: target, texts: found, version: versionOf(found.map(({ source }) => source)) };
}

function versionOf(sources: readonly StoredText[]): string {
  const hash = createHash('sha256');
  for (const { newest, english } of sources) hash.update(`${newest?.id ?? 0} ${textHash(english)}\n`);
  return hash.digest('hex').slice(0, 16);
}
