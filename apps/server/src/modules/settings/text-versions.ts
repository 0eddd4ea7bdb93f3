import { FALLBACK_LANGUAGE } from '@tessera/messages';
import type { NodeChannels, Store, Tx } from '../../store/index.ts';
import { CONTENT_CHANNEL } from './content.ts';
import {
  isInUse,
  type LiveText,
  standingOf,
  type TextState,
  type TextVersion,
  textHash,
} from './text-standing.ts';

/** Who writes, checks or publishes. */
export interface TextAuthor {
  readonly id: bigint;
  readonly name: string;
}

const COLUMNS = `v.id, v.language, v.key, v.text, v.source_hash, v.built_hash, v.by_id, v.by, v.at, c.fits, c.by as checked_by, r.number as release`;
const DECIDED = `left join text_check c on c.version_id = v.id left join text_release_item i on i.version_id = v.id
  left join text_release r on r.id = i.release_id`;
/** Versions up to the one that was published last. */
const NOT_REPLACED = `not exists (select from text_version later join text_release_item p on p.version_id = later.id
  where later.language = v.language and later.key = v.key and later.id > v.id)`;

/** Most versions that are read at once. */
const READ_MAX = 50_000;

/** Texts that were published and not replaced since. */
export async function liveTexts(store: Pick<Store, 'query'>): Promise<readonly LiveText[]> {
  const { rows } = await store.query<LiveText>(
    `select distinct on (v.language, v.key) v.language, v.key, v.text, v.source_hash, v.built_hash
     from text_version v join text_release_item i on i.version_id = v.id order by v.language, v.key, v.id desc limit $1`,
    [READ_MAX],
  );
  return rows;
}

/** Versions that are in force, or were written since, the oldest first. */
export async function standingVersions(store: Pick<Store, 'query'>): Promise<readonly TextVersion[]> {
  const { rows } = await store.query<TextVersion>(
    `select ${COLUMNS} from text_version v ${DECIDED} where ${NOT_REPLACED} order by v.id limit $1`,
    [READ_MAX],
  );
  return rows;
}

/** Versions of one text, the newest first. */
export async function textHistory(
  tx: Pick<Tx, 'query'>,
  language: string,
  key: string,
  limit: number,
): Promise<readonly TextVersion[]> {
  const { rows } = await tx.query<TextVersion>(
    `select ${COLUMNS} from text_version v ${DECIDED} where v.language = $1 and v.key = $2 order by v.id desc limit $3`,
    [language, key, limit],
  );
  return rows;
}

/** Checked texts that wait to be published: of each text the newest, the oldest text first. */
export async function checkedTexts(tx: Pick<Tx, 'query'>, limit: number): Promise<readonly TextVersion[]> {
  const { rows } = await tx.query<TextVersion>(
    `select ${COLUMNS} from text_version v ${DECIDED}
     where c.fits and i.version_id is null and ${NOT_REPLACED} and not exists (
       select from text_version newer join text_check n on n.version_id = newer.id
       where newer.language = v.language and newer.key = v.key and newer.id > v.id and n.fits)
     order by v.id limit $1`,
    [limit],
  );
  return rows;
}

/** A release of texts. */
export interface TextRelease extends Record<string, unknown> {
  readonly number: number;
  readonly by: string;
  readonly at: Date;
}

/** The newest release; undefined before the first. */
export async function lastRelease(tx: Pick<Tx, 'query'>): Promise<TextRelease | undefined> {
  const { rows } = await tx.query<TextRelease>(
    'select number, by, at from text_release order by number desc limit 1',
  );
  return rows[0];
}

/** One text with all that decides about it, read in the caller's transaction. */
export interface StoredText {
  /** English as shipped and in force. */
  readonly builtEnglish: string;
  readonly english: string;
  /** Of the language as shipped; undefined when it lacks the text. */
  readonly built: string | undefined;
  /** What players see, or would but for the English text. */
  readonly text: string | undefined;
  readonly state: TextState;
  /** The version that was published last. */
  readonly live: TextVersion | undefined;
  /** Newest version of the text, published or not. */
  readonly newest: TextVersion | undefined;
}

/** Undefined for an unknown language or key: the keys are those of the shipped English texts. */
export const storedText = async (
  tx: Pick<Tx, 'query'>,
  language: string,
  key: string,
): Promise<StoredText | undefined> => (await storedTexts(tx, language, [key]))?.get(key);

/** Texts of one language by key, without unknown keys. Undefined for an unknown language. */
export async function storedTexts(
  tx: Pick<Tx, 'query'>,
  language: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredText> | undefined> {
  const shipped = await shippedTexts(tx, language, keys);
  if (!shipped) return undefined;
  const { rows } = await tx.query<TextVersion>(
    `select ${COLUMNS} from text_version v ${DECIDED}
     where v.language = any ($1) and v.key = any ($2) and (i.version_id is not null or v.language = $3)
       and (${NOT_REPLACED}) order by v.id`,
    [[FALLBACK_LANGUAGE, language], keys, language],
  );
  const versions = Map.groupBy(rows, ({ language: of, key }) => `${of}/${key}`);
  const liveOf = (of: string, key: string) =>
    versions.get(`${of}/${key}`)?.findLast(({ release }) => release !== null);
  const texts = keys.flatMap((key): [string, StoredText][] => {
    const builtEnglish = shipped.get(FALLBACK_LANGUAGE)?.get(key);
    if (builtEnglish === undefined) return [];
    const [built, live, liveEnglish] = [
      shipped.get(language)?.get(key),
      liveOf(language, key),
      liveOf(FALLBACK_LANGUAGE, key),
    ];
    const english =
      liveEnglish && isInUse(liveEnglish, builtEnglish) ? (liveEnglish.text ?? builtEnglish) : builtEnglish;
    const standing = standingOf({ language, builtEnglish, built, english, live });
    const newest = versions.get(`${language}/${key}`)?.at(-1);
    return [[key, { builtEnglish, english, built, ...standing, live, newest }]];
  });
  return new Map(texts);
}

/** Shipped texts by language and key, of a language and of English. Undefined when the language is not published. */
async function shippedTexts(
  tx: Pick<Tx, 'query'>,
  language: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>> | undefined> {
  const { rows } = await tx.query<{ code: string; key: string | null; text: string }>(
    `select l.code, m.key, m.text from language l left join message m on m.language = l.code and m.key = any ($3)
     where l.enabled and l.code in ($1, $2)`,
    [FALLBACK_LANGUAGE, language, keys],
  );
  const found = new Map<string, Map<string, string>>();
  for (const { code, key, text } of rows) {
    const texts = found.get(code) ?? new Map<string, string>();
    if (key !== null) texts.set(key, text);
    found.set(code, texts);
  }
  return found.has(language) ? found : undefined;
}

/** Hash of the English text that a text is written from. An English text is written over the shipped one and has no other source. */
export const sourceHashOf = (language: string, { english, builtEnglish }: StoredText): string =>
  textHash(language === FALLBACK_LANGUAGE ? builtEnglish : english);

/** Keeps a text as somebody has written it; null for the shipped one again. */
export async function writeText(
  tx: Tx,
  {
    language,
    key,
    text,
    source,
    by,
  }: { language: string; key: string; text: string | null; source: StoredText; by: TextAuthor },
): Promise<void> {
  await tx.query(
    'insert into text_version (language, key, text, source_hash, built_hash, by_id, by) values ($1, $2, $3, $4, $5, $6, $7)',
    [language, key, text, sourceHashOf(language, source), textHash(source.builtEnglish), by.id, by.name],
  );
}

/** Waits for others who check or publish texts, until the commit: what is published is exactly what was shown. */
export async function lockChecks(tx: Tx): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('text checks', 0))");
}

/** Keeps what another person has found about a text. The database refuses the writer's own word. */
export async function checkText(tx: Tx, version: bigint, fits: boolean, by: TextAuthor): Promise<void> {
  await lockChecks(tx);
  await tx.query('insert into text_check (version_id, fits, by_id, by) values ($1, $2, $3, $4)', [
    version,
    fits,
    by.id,
    by.name,
  ]);
}

/** Shows checked texts to players, together, on all nodes after the commit. */
export async function publishTexts(
  tx: Tx,
  nodeChannels: NodeChannels,
  { versions, by }: { versions: readonly bigint[]; by: string },
): Promise<void> {
  await tx.query(
    `with release as (
       insert into text_release (number, by) select coalesce(max(number), 0) + 1, $2 from text_release returning id)
     insert into text_release_item (version_id, release_id) select v, release.id from unnest($1::bigint[]) v, release`,
    [versions.map(String), by],
  );
  await nodeChannels.notify(CONTENT_CHANNEL, 'texts', tx);
}

/** One text of an import. */
export interface ImportedText {
  readonly key: string;
  readonly text: string;
  readonly source: StoredText;
}

/** Keeps texts that one person has brought and another has checked, and shows them to players, together, after the commit. */
export async function importTexts(
  tx: Tx,
  nodeChannels: NodeChannels,
  { language, texts, by, checkedBy }: ImportOf,
): Promise<void> {
  await lockChecks(tx);
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into text_version (language, key, text, source_hash, built_hash, by_id, by)
     select $1, key, text, source_hash, built_hash, $6, $7
     from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as brought (key, text, source_hash, built_hash) returning id`,
    [
      language,
      texts.map(({ key }) => key),
      texts.map(({ text }) => text),
      texts.map(({ source }) => sourceHashOf(language, source)),
      texts.map(({ source }) => textHash(source.builtEnglish)),
      by.id,
      by.name,
    ],
  );
  const versions = rows.map(({ id }) => id);
  await tx.query(
    'insert into text_check (version_id, fits, by_id, by) select v, true, $2, $3 from unnest($1::bigint[]) v',
    [versions.map(String), checkedBy.id, checkedBy.name],
  );
  await publishTexts(tx, nodeChannels, { versions, by: `${by.name} and ${checkedBy.name}` });
}

interface ImportOf {
  readonly language: string;
  readonly texts: readonly ImportedText[];
  readonly by: TextAuthor;
  readonly checkedBy: TextAuthor;
}
