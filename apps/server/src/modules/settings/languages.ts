import { FALLBACK_LANGUAGE, languageNames, type Messages, shippedLanguages } from '@tessera/messages';
import { loadCatalogue } from '@tessera/messages/load';
import type { Texts } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';

/** The published languages and their texts. */
export interface Languages extends Texts {
  types(): readonly { code: string; name: string }[];
  /** Texts of a published language by key; undefined for any other. */
  messages(code: string): Messages | undefined;
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
    const messages = loadCatalogue(code);
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

/** Reads the published languages. `fallback` is called each time because the default language may change. */
export async function loadLanguages(store: Store, fallback: () => string): Promise<Languages> {
  const { rows: types } = await store.query<{ code: string; name: string }>(
    'select code, name from language where enabled order by sort, code',
  );
  const { rows } = await store.query<{ language: string; key: string; text: string }>(
    'select language, key, text from message order by language, key',
  );
  const texts = new Map(types.map(({ code }) => [code, {} as Record<string, string>]));
  for (const { language, key, text } of rows) {
    const map = texts.get(language);
    if (map) map[key] = text;
  }
  return {
    types: () => types,
    messages: (code) => texts.get(code),
    languageOf: (wanted) => (wanted !== undefined && texts.has(wanted) ? wanted : fallback()),
    text: (language, key) => texts.get(language)?.[key] ?? texts.get(FALLBACK_LANGUAGE)?.[key] ?? key,
  };
}
