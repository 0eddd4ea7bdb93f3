import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Texts by key. */
export type Messages = Readonly<Record<string, string>>;

/** Languages with a complete set of texts, each in the folder of its code. */
export const shippedLanguages = ['zhCn', 'enUs'] as const;
export type ShippedLanguage = (typeof shippedLanguages)[number];

/**
 * Reads all text files of a language: every `.ts` file in `<language>/`; each exports one map. Adding a file is enough to
 * ship its texts. Errors: throws when two files have different texts for one key.
 */
export async function loadMessages(language: ShippedLanguage): Promise<Messages> {
  const folder = join(import.meta.dirname, language);
  const all: Record<string, string> = {};
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const module: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href);
    for (const map of Object.values(module)) addAll(all, map as Messages, `${language}/${file}`);
  }
  return all;
}

function addAll(all: Record<string, string>, map: Messages, file: string): void {
  for (const [key, text] of Object.entries(map)) {
    if (key in all && all[key] !== text) throw new Error(`${file}: "${key}" already has another text`);
    all[key] = text;
  }
}
