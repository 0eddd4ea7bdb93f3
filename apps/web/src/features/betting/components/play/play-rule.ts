import type { PlayedItem } from '@tessera/rules/core';
import { useT } from '../../../../platform/i18n/index.ts';
import { positionKey, windowOf } from '../../model/positions.ts';

/** The rule of a play in one sentence: a sentence for its kind, with its positions named. */
export function usePlayRule({ id }: PlayedItem): string {
  const t = useT();
  const at = windowOf(id) ?? [0, 1, 2, 3, 4];
  const places = at.map((place) => t(positionKey(place))).join(t('bet_list_comma'));
  return t(`bet_rule_${ruleKind(id)}`, { places, n: at.length, k: countIn(id) });
}

/** The number an id speaks of: `group24` 24, `front3-2` 2, `any3` 3, `appear2` 2. */
function countIn(id: string): number {
  const match =
    /(?:group|appear|any|-)(\d+)(?:\.|$|-)/.exec(id.slice(id.lastIndexOf('.') + 1)) ?? /any(\d)/.exec(id);
  return Number(match?.[1] ?? 0);
}

/** Kind of play by its id; every id of the catalogue has one. */
export function ruleKind(id: string): string {
  const [, group = '', leaf = ''] = id.split('.');
  if (group === 'locate') return 'locate';
  if (group === 'any-in') return 'any_in';
  if (group === 'fun') return 'appear';
  if (group === 'compare') return 'compare';
  if (group === 'sides') return leaf === 'total' ? 'sum_sides' : 'sides';
  if (group === 'credit') return 'credit';
  const any = group.startsWith('any') ? 'any_' : '';
  if (leaf === 'special' || leaf === 'combo') return leaf;
  if (leaf === 'sum-tail') return 'sum_tail';
  const kind = leaf.replace(/-/g, '_');
  if (/^group\d+$/.test(kind)) return `${any}group_n`;
  return `${any}${kind}`;
}
