import { DAILY_TASKS, type Kind, ONE_TIME_TASKS } from '@tessera/rewards';
import type { TextKey } from '../../platform/i18n.ts';

/** A value that is typed as one text. `money` and `whole` are numbers, `percent` is kept in millionths. */
export interface SimpleField {
  readonly id: string;
  readonly text: TextKey;
  readonly as: 'money' | 'whole' | 'percent' | 'choice';
  /** Of a choice. */
  readonly options?: readonly string[];
}

/**
 * A field of the terms of a kind. `prizes`: amounts separated by commas. `week`: an amount for each weekday. `weekdays`: which
 * weekdays. `rows`: a list of the fields below.
 */
export type TermsField =
  | SimpleField
  | { readonly id: string; readonly text: TextKey; readonly as: 'prizes' }
  | { readonly id: string; readonly text: TextKey; readonly as: 'week' }
  | { readonly id: string; readonly text: TextKey; readonly as: 'weekdays' }
  | {
      readonly id: string;
      readonly text: TextKey;
      readonly as: 'rows';
      readonly fields: readonly SimpleField[];
    };

/** Terms as they are typed, by field: every number is still text. */
export type TypedRow = Readonly<Record<string, string>>;
export type TypedTerms = Readonly<Record<string, string | readonly string[] | readonly TypedRow[]>>;

const earned: readonly SimpleField[] = [
  { id: 'times', text: 'offer_times', as: 'whole' },
  { id: 'days', text: 'offer_days', as: 'whole' },
  { id: 'stakeMax', text: 'offer_stake_max', as: 'money' },
];

/** The fields of each kind, in the order of the form. */
export const FIELDS: Readonly<Record<Kind, readonly TermsField[]>> = {
  deposit_match: [
    ...earned,
    {
      id: 'steps',
      text: 'offer_steps',
      as: 'rows',
      fields: [
        { id: 'deposit', text: 'offer_step_deposit', as: 'money' },
        { id: 'bonus', text: 'offer_step_bonus', as: 'money' },
      ],
    },
  ],
  loss_insurance: [
    ...earned,
    { id: 'period', text: 'offer_period', as: 'choice', options: ['day', 'week', 'month'] },
    { id: 'lossMin', text: 'offer_loss_min', as: 'money' },
    { id: 'sharePpm', text: 'offer_loss_share', as: 'percent' },
    { id: 'bonusMax', text: 'offer_bonus_max', as: 'money' },
  ],
  race: [
    { id: 'pool', text: 'offer_pool', as: 'money' },
    { id: 'prizes', text: 'offer_prizes', as: 'prizes' },
    { id: 'stakeMin', text: 'offer_stake_min', as: 'money' },
  ],
  wheel: [
    { id: 'size', text: 'offer_size', as: 'whole' },
    { id: 'turns', text: 'offer_turns', as: 'whole' },
    { id: 'weekdays', text: 'offer_weekdays', as: 'weekdays' },
    {
      id: 'tiles',
      text: 'offer_tiles',
      as: 'rows',
      fields: [
        { id: 'prize', text: 'offer_prize', as: 'money' },
        { id: 'count', text: 'offer_tile_count', as: 'whole' },
      ],
    },
  ],
  daily_task: [
    { id: 'task', text: 'offer_task', as: 'choice', options: DAILY_TASKS },
    { id: 'goal', text: 'offer_goal', as: 'whole' },
    { id: 'prize', text: 'offer_prize', as: 'money' },
  ],
  packets: [
    { id: 'pool', text: 'offer_pool', as: 'money' },
    { id: 'shares', text: 'offer_shares', as: 'whole' },
    { id: 'min', text: 'offer_share_min', as: 'money' },
    { id: 'max', text: 'offer_share_max', as: 'money' },
  ],
  sign_in: [
    { id: 'weekdays', text: 'offer_day_amounts', as: 'week' },
    {
      id: 'milestones',
      text: 'offer_milestones',
      as: 'rows',
      fields: [
        { id: 'days', text: 'offer_milestone_days', as: 'whole' },
        { id: 'prize', text: 'offer_prize', as: 'money' },
      ],
    },
  ],
  tasks: [
    {
      id: 'tasks',
      text: 'offer_tasks',
      as: 'rows',
      fields: [
        { id: 'task', text: 'offer_task', as: 'choice', options: ONE_TIME_TASKS },
        { id: 'prize', text: 'offer_prize', as: 'money' },
      ],
    },
  ],
};

/** Kinds whose stake is that of one product; nothing but lottery can be counted (`docs/rewards.md`). */
const OF_LOTTERY: ReadonlySet<Kind> = new Set(['deposit_match', 'loss_insurance', 'race']);

/** Terms as JSON from what was typed. What is no number stays text, and is refused when the terms are read. */
export function termsFrom(kind: Kind, typed: TypedTerms): Record<string, unknown> {
  const fields = FIELDS[kind].map((field) => [field.id, jsonOf(field, typed[field.id])] as const);
  return {
    kind,
    ...(OF_LOTTERY.has(kind) ? { product: 'lottery' } : {}),
    ...Object.fromEntries(fields),
  };
}

function jsonOf(field: TermsField, typed: TypedTerms[string] | undefined): unknown {
  if (field.as === 'rows')
    return rowsIn(typed).map((row) =>
      Object.fromEntries(field.fields.map((each) => [each.id, simpleOf(each, row[each.id] ?? '')])),
    );
  if (field.as === 'prizes')
    return textIn(typed)
      .split(/[,，\s]+/)
      .filter(Boolean);
  if (field.as === 'week') return listIn(typed);
  if (field.as === 'weekdays') return listIn(typed).map(Number);
  return simpleOf(field, textIn(typed));
}

function simpleOf({ as }: SimpleField, text: string): unknown {
  if (as === 'whole') return /^\d{1,9}$/.test(text) ? Number(text) : text;
  if (as === 'percent') return millionths(text) ?? text;
  return text;
}

/** Millionths of a percentage with up to four places; undefined for any other text. */
function millionths(percent: string): number | undefined {
  const found = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(percent);
  return found ? Number(found[1]) * 10_000 + Number((found[2] ?? '').padEnd(4, '0')) : undefined;
}

/** What the form of a kind begins with: these terms, or nothing. */
export function typedFrom(kind: Kind, terms: Readonly<Record<string, unknown>> = {}): TypedTerms {
  return Object.fromEntries(FIELDS[kind].map((field) => [field.id, typedOf(field, terms[field.id])]));
}

function typedOf(field: TermsField, value: unknown): TypedTerms[string] {
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  if (field.as === 'rows') {
    const rows = list.length > 0 || value !== undefined ? list : [{}];
    return rows.map((row) => rowOf(field.fields, row as Record<string, unknown>));
  }
  if (field.as === 'prizes') return list.map(plain).join(', ');
  if (field.as === 'week') return Array.from({ length: 7 }, (_, at) => plain(list[at]));
  if (field.as === 'weekdays') return list.map(String);
  return simpleText(field, value);
}

/** A row of a list as it is typed. */
export const rowOf = (fields: readonly SimpleField[], row: Readonly<Record<string, unknown>>): TypedRow =>
  Object.fromEntries(fields.map((field) => [field.id, simpleText(field, row[field.id])]));

function simpleText({ as, options }: SimpleField, value: unknown): string {
  if (value === undefined) return as === 'choice' ? (options?.[0] ?? '') : '';
  if (as === 'percent') return String(Number(value) / 10_000);
  return as === 'money' ? plain(value) : String(value);
}

/** An amount of the wire without zeros at its end: `2.5000` is `2.5`. */
export const plain = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '') : '';

const textIn = (typed: TypedTerms[string] | undefined): string => (typeof typed === 'string' ? typed : '');

/** The texts of a typed list. */
export const listIn = (typed: TypedTerms[string] | undefined): readonly string[] =>
  Array.isArray(typed) ? typed.filter((one): one is string => typeof one === 'string') : [];

/** The rows of a typed list. */
export const rowsIn = (typed: TypedTerms[string] | undefined): readonly TypedRow[] =>
  Array.isArray(typed) ? typed.filter((one): one is TypedRow => typeof one === 'object') : [];
