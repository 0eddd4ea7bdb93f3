import { FALLBACK_LANGUAGE, languageNames, type Messages, shippedLanguages } from '@tessera/messages';
import { ownCatalogue } from '@tessera/messages/load';
import type { Texts } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import { inTurn } from './in-turn.ts';
import { type LiveText, textHash, withLive } from './text-standing.ts';
import { liveTexts } from './text-versions.ts';

/** The published languages and their texts. */
export interface Languages extends Texts {
  types(): readonly { code: string; name: string }[];
  /** Texts of a published language by key, as players see them; undefined for any other. */
  messages(code: string): Messages | undefined;
  /** Its shipped texts, without those that it lacks. */
  built(code: string): Messages | undefined;
  /** Changes whenever a text does. */
  digest(): string;
  /** Reads them again, after operators have published texts. */
  reload(): Promise<void>;
}

/**
 * Copies the shipped texts into the database: inserts and updates them, and deletes removed ones. Texts written by an operator
 * (`custom`) stay as they are.
 */
export async function syncLanguages(tx: Tx): Promise<void> {
  for (const [sort, code] of shippedLanguages.entries()) {
    await tx.query(
      'insert into language (code, name, sort) values ($1, $2, $3) on conflict (code) do nothing',
      [code, languageNames[code], sort],
    );
    const messages = ownCatalogue(code);
    const [keys, texts] = [Object.keys(messages), Object.values(messages)];
    await tx.query(
      `insert into message (language, key, text) select $1, key, text from unnest($2::text[], $3::text[]) shipped (key, text)
       on conflict (language, key) do update set text = excluded.text
       where not message.custom and message.text <> excluded.text`,
      [code, keys, texts],
    );
    await tx.query('delete from message where language = $1 and not custom and key <> all ($2::text[])', [
      code,
      keys,
    ]);
  }
}

/** Everything that is served, as read at one time. */
interface Read {
  readonly types: readonly { code: string; name: string }[];
  /** Shipped texts by language, without those that it lacks. */
  readonly built: ReadonlyMap<string, Messages>;
  readonly served: ReadonlyMap<string, Messages>;
  /** Changes whenever a served text does. */
  readonly digest: string;
}

/** Reads the published languages. `fallback` is called each time because the default language may change. */
export async function loadLanguages(store: Store, fallback: () => string): Promise<Languages> {
  let now = await read(store);
  return {
    types: () => now.types,
    built: (code) => now.built.get(code),
    messages: (code) => now.served.get(code),
    digest: () => now.digest,
    languageOf: (wanted) => (wanted !== undefined && now.served.has(wanted) ? wanted : fallback()),
    text: (language, key) =>
      now.served.get(language)?.[key] ?? now.served.get(FALLBACK_LANGUAGE)?.[key] ?? key,
    reload: inTurn(async () => {
      now = await read(store);
    }),
  };
}

async function read(store: Store): Promise<Read> {
  const { rows: types } = await store.query<{ code: string; name: string }>(
    'select code, name from language where enabled order by sort, code',
  );
  const { rows } = await store.query<{ language: string; key: string; text: string }>(
    'select language, key, text from message order by language, key',
  );
  const live = await liveTexts(store);
  const built = new Map(types.map(({ code }) => [code, {} as Record<string, string>]));
  for (const { language, key, text } of rows) {
    const map = built.get(language);
    if (map) map[key] = text;
  }
  const shippedEnglish = built.get(FALLBACK_LANGUAGE) ?? {};
  const liveOf = (code: string) => live.filter(({ language }) => language === code);
  const english = withLive(shippedEnglish, shippedEnglish, liveOf(FALLBACK_LANGUAGE));
  const served = new Map(
    [...built].map(([code, texts]) => [
      code,
      // A text that the language lacks is the English one.
      { ...english, ...withLive(texts, shippedEnglish, liveOf(code)) },
    ]),
  );
  return { types, built, served, digest: await digestOf(store, live) };
}

/** The shipped texts are hashed by the database: they are some megabytes, and a process that answers calls must not hash them itself. */
async function digestOf(store: Store, live: readonly LiveText[]): Promise<string> {
  const { rows } = await store.query<{ digest: string }>(
    `select md5(coalesce(string_agg(language || ' ' || key || ' ' || text, chr(10) order by language, key), '')) as digest from message`,
  );
  const published = live.map(({ language, key, text, built_hash }) => [language, key, text, built_hash]);
  return textHash(JSON.stringify([rows[0]!.digest, published]));
}
