import type { TextFaultKind } from '@tessera/messages/check';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { languageCode, ms, nothing, pageSize, rowId } from '../schemas.ts';
import { textFileBounds } from './text-file.ts';

const textKey = z.string().regex(/^[\w -]{1,64}$/);

/** What players see of a text: as shipped, as operators wrote it, one whose English text has changed since, or the English one. */
export const textStates = ['built', 'changed', 'stale', 'missing'] as const;
/** What waits: a text that another person has to check, and a checked one that was not published yet. */
export const textWork = ['draft', 'checked'] as const;

/** Filters of the list. `unreviewed`: drafts. `ready`: checked and not published. */
export const textFilters = ['all', 'missing', 'stale', 'unreviewed', 'ready', 'changed'] as const;

const row = z.object({
  key: textKey,
  /** File of the text: `betting`. */
  area: z.string(),
  /** The English text in force. */
  source: z.string(),
  /** What players see; null when the language has none and they see the English one. */
  text: z.string().nullable(),
  state: z.enum(textStates),
  work: z.enum(textWork).nullable(),
});

export const consoleTextCoverage = endpoint('POST', '/console/text/coverage', {
  request: nothing,
  reply: z.object({
    languages: z
      .array(
        z.object({
          code: languageCode,
          name: z.string(),
          total: z.int(),
          missing: z.int(),
          stale: z.int(),
          unreviewed: z.int(),
          ready: z.int(),
          changed: z.int(),
        }),
      )
      .max(30),
    /** The newest release of texts. */
    release: z.object({ number: z.int(), by: z.string(), at: ms }).nullable(),
    /** Checked texts of all languages that wait to be published. */
    ready: z.int(),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted'],
  access: { operator: 'text.read' },
  limit: 'other',
  writes: false,
  about: 'How much each language has of the texts, what waits in it, and the newest release.',
});

export const consoleTextList = endpoint('POST', '/console/text/list', {
  request: z.object({
    language: languageCode,
    filter: z.enum(textFilters).default('all'),
    /** Words of the key, the English text or the text of the language; all of them must occur. */
    search: z.string().max(100).default(''),
    /** Only texts of one file. */
    area: z
      .string()
      .regex(/^[a-z]{1,30}$/)
      .optional(),
    /** Rows after this key. */
    after: textKey.optional(),
    size: pageSize,
  }),
  reply: z.object({
    items: z.array(row).max(100),
    /** Key of the last row when there are more. */
    next: textKey.nullable(),
    /** Rows of the filter on all pages. */
    total: z.int(),
    areas: z.array(z.string()).max(40),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted', 'not_found'],
  access: { operator: 'text.read' },
  limit: 'other',
  writes: false,
  about:
    'Texts of one language by key, with their English texts. Changed by commands (`text.write`, `text.check`, `text.publish`).',
});

export const consoleTextGet = endpoint('POST', '/console/text/get', {
  request: z.object({ language: languageCode, key: textKey }),
  reply: row.extend({
    language: languageCode,
    /** As shipped; null when the language lacks it. */
    built: z.string().nullable(),
    /** The Chinese text in force, for those who translate from it. */
    chinese: z.string().nullable(),
    /** Hash of the English text in force: a draft names it. */
    sourceHash: z.string(),
    /** The newest version of the text, and whether the caller wrote it. */
    versions: z
      .array(
        z.object({
          id: rowId,
          /** Null: the shipped text again. */
          text: z.string().nullable(),
          by: z.string(),
          own: z.boolean(),
          at: ms,
          /** Null until it was checked. */
          fits: z.boolean().nullable(),
          checkedBy: z.string().nullable(),
          release: z.int().nullable(),
        }),
      )
      .max(20),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted', 'not_found'],
  access: { operator: 'text.read' },
  limit: 'other',
  writes: false,
  about: 'One text in one language with everything that was written of it, the newest first.',
});

/** Which texts a file holds. */
export const textFileFilters = ['all', 'missing', 'stale'] as const;

export const consoleTextExport = endpoint('POST', '/console/text/export', {
  request: z.object({
    language: languageCode,
    filter: z.enum(textFileFilters).default('all'),
    /** Only texts of one file of the program. */
    area: z
      .string()
      .regex(/^[a-z]{1,30}$/)
      .optional(),
  }),
  reply: z.object({ path: z.string() }),
  errors: ['operator_address_refused', 'operator_not_permitted', 'not_found', 'clock_skew'],
  access: { operator: 'text.import' },
  limit: 'captcha',
  writes: true,
  about:
    'The address of the texts of a language as JSON, for one download by this browser within five minutes. It is logged.',
});

/**
 * What is wrong with a line of a file of texts. `json`: no JSON. `shape`: not the fields of an export. `language`: texts of another
 * language. `too_many`: more texts, or more changes, than one import takes. `key_unknown`, `key_twice`. `source_changed`: the English text is
 * another one than the file was written from. `text_refused`: the text does not fit its source, with `faults`.
 */
export const textFileFaults = [
  'json',
  'shape',
  'language',
  'too_many',
  'key_unknown',
  'key_twice',
  'source_changed',
  'text_refused',
] as const;

/** What can be wrong with a text itself. */
const textFault = z.enum({
  empty: 'empty',
  padded: 'padded',
  long: 'long',
  control: 'control',
  markup: 'markup',
  braces: 'braces',
  placeholder_missing: 'placeholder_missing',
  placeholder_unknown: 'placeholder_unknown',
  plural_missing: 'plural_missing',
  plural_unknown: 'plural_unknown',
} as const satisfies { readonly [Kind in TextFaultKind]: Kind });

export const consoleTextRead = endpoint('POST', '/console/text/read', {
  request: z.object({ language: languageCode, file: z.string().min(1).max(textFileBounds.chars) }),
  reply: z.object({
    /** Texts that an import would change, in the order of the file; `sourceHash` as the command needs it. */
    changes: z
      .array(
        z.object({
          line: z.int(),
          key: textKey,
          before: z.string().nullable(),
          after: z.string(),
          sourceHash: z.string(),
        }),
      )
      .max(textFileBounds.changes),
    /** The first 200 things that are wrong. Lines count from 1. */
    faults: z
      .array(
        z.object({
          line: z.int(),
          key: z.string().nullable(),
          code: z.enum(textFileFaults),
          faults: z.array(z.object({ kind: textFault, names: z.array(z.string()) })),
        }),
      )
      .max(200),
    /** Texts of the file that say what players see already, or nothing. */
    same: z.int(),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted', 'not_found'],
  access: { operator: 'text.import' },
  limit: 'other',
  writes: false,
  large: true,
  about:
    'Reads a file of texts as the export writes it: what an import would change, and what is wrong, line by line. Keeps nothing (`text.import` does).',
});
