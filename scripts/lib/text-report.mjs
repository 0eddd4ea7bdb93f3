import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_LANGUAGE, languages, shippedLanguages } from '../../packages/messages/src/languages.ts';
import { readArea, textAreas } from '../../packages/messages/src/load.ts';
import { root } from './paths.mjs';

/** The hashes of the English texts from which a language was translated, by key. */
const sourcesFile = (language) => join(root, 'packages/messages', language, 'sources.json');
const readSources = (language) =>
  existsSync(sourcesFile(language)) ? JSON.parse(readFileSync(sourcesFile(language), 'utf8')) : {};

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Compares a translation with its source, both `{ key: text }`.
 *
 * @param sources - Hash of the source text that each key was translated from.
 * @returns Keys, each list in the order of its map: `missing` have no translation, `unknown` have no source, `stale` have a
 *   source that changed after the translation.
 */
export function compareTexts(source, texts, sources) {
  const keys = Object.keys(source);
  return {
    missing: keys.filter((key) => texts[key] === undefined),
    unknown: Object.keys(texts).filter((key) => source[key] === undefined),
    stale: keys.filter((key) => texts[key] !== undefined && sources[key] !== hashOf(source[key])),
  };
}

/** Hash of each source text that has a translation. */
export const sourcesOf = (source, texts) =>
  Object.fromEntries(
    Object.keys(source)
      .filter((key) => texts[key] !== undefined)
      .map((key) => [key, hashOf(source[key])]),
  );

const textsOf = (language) => Object.assign({}, ...textAreas.map((area) => readArea(language, area)));

/** The translations: every language except the source, with the result of the comparison. */
export function reportTexts() {
  const source = textsOf(FALLBACK_LANGUAGE);
  return languages
    .filter((language) => language !== FALLBACK_LANGUAGE)
    .map((language) => ({
      language,
      shipped: shippedLanguages.includes(language),
      ...compareTexts(source, textsOf(language), readSources(language)),
    }));
}

/** Records that the translations of a language fit the English texts of today. */
export function acceptTexts(language) {
  const sources = sourcesOf(textsOf(FALLBACK_LANGUAGE), textsOf(language));
  writeFileSync(sourcesFile(language), `${JSON.stringify(sources, null, 2)}\n`);
}

/** Result of the check, `{ code, output }`: fails when a shipped language lacks a text, has a stale or an unknown one. */
export function checkTexts() {
  const lines = reportTexts().map(({ language, shipped, missing, unknown, stale }) => ({
    failed: shipped && missing.length + unknown.length + stale.length > 0,
    text: [
      `${language}${shipped ? '' : ' (not shipped)'}: ${missing.length} missing, ${stale.length} stale, ${unknown.length} unknown`,
      ...(shipped ? [...labelled('missing', missing), ...labelled('stale', stale)] : []),
      ...labelled('unknown', unknown),
    ].join('\n'),
  }));
  return {
    code: lines.some(({ failed }) => failed) ? 1 : 0,
    output: lines.map(({ text }) => text).join('\n'),
  };
}

const labelled = (word, keys) => keys.map((key) => `  ${word}: ${key}`);
