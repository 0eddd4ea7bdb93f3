import type { TermsProblem } from '@tessera/rewards';
import type { TextKey, Translate } from '../../platform/i18n.ts';

const texts: Readonly<Record<TermsProblem['code'], TextKey>> = {
  unknown_kind: 'offer_wrong_value',
  not_object: 'offer_wrong_value',
  not_list: 'offer_wrong_value',
  not_text: 'offer_wrong_value',
  not_choice: 'offer_wrong_value',
  unknown_field: 'offer_wrong_value',
  missing: 'offer_wrong_missing',
  not_whole: 'offer_wrong_whole',
  not_amount: 'offer_wrong_amount',
  not_cents: 'offer_wrong_cents',
  too_low: 'offer_wrong_low',
  too_high: 'offer_wrong_high',
  too_few: 'offer_wrong_few',
  too_many: 'offer_wrong_many',
  not_ascending: 'offer_wrong_order',
  sum_differs: 'offer_wrong_sum',
  repeated: 'offer_wrong_twice',
};

/** What is wrong with a field of the terms, with its row in a list; undefined when nothing is. */
export function problemOf(
  field: string,
  problems: readonly TermsProblem[],
  t: Translate,
): string | undefined {
  const found = problems.find(({ path }) => path === field || path.startsWith(`${field}.`));
  if (!found) return undefined;
  const text = field === 'times' && found.code === 'too_high' ? t('offer_wrong_times') : t(texts[found.code]);
  const row = /^\w+\.(\d+)/.exec(found.path)?.[1];
  return row === undefined ? text : t('offer_wrong_row', { row: Number(row) + 1, text });
}
