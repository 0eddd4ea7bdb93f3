import type { Language } from '@tessera/messages/languages';
import { h } from '../element.ts';
import { moneyText } from '../money.ts';
import type { Session } from '../session.ts';
import type { Translate } from '../texts/index.ts';
import css from './panel.module.css';

/** Rules of the game, its return, limits and keys. */
export function rulesPage(
  session: Session,
  own: readonly Node[],
  rtp: string | null,
  t: Translate,
  language: Language,
): HTMLElement {
  const { limits, cycleMs } = session;
  const facts: readonly (readonly [string, string])[] = [
    ...(rtp === null ? [] : [[t('rtp'), rtp] as const]),
    [t('limits'), `${moneyText(limits.min, language)} – ${moneyText(limits.max, language)}`],
  ];
  return h(
    'div',
    { class: css.stack },
    h(
      'dl',
      { class: css.facts },
      ...facts.flatMap(([name, value]) => [h('dt', { text: name }), h('dd', { text: value })]),
    ),
    h('p', { class: css.note, text: t('rtp_note') }),
    ...own,
    h('h2', { text: t('keys') }),
    h('p', { text: t('keys_play') }),
    h('p', { text: t('keys_stake') }),
    h('p', { class: css.note, text: `${t('cycle', { seconds: cycleMs / 1_000 })} · ${t('simulated')}` }),
  );
}

/** A table for a rules panel: a header and rows of equal length. */
export function payTable(head: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  return h(
    'table',
    { class: css.table },
    h('thead', {}, h('tr', {}, ...head.map((text) => h('th', { scope: 'col', text })))),
    h('tbody', {}, ...rows.map((row) => h('tr', {}, ...row.map((text) => h('td', { text }))))),
  );
}
