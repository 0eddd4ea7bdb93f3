import type { RoundView } from '@tessera/games';
import type { Language } from '@tessera/messages/languages';
import { h } from '../element.ts';
import { moneyText } from '../money.ts';
import { told } from '../result.ts';
import type { Session } from '../session.ts';
import type { Store } from '../store.ts';
import type { Translate } from '../texts/index.ts';
import css from './controls.module.css';

const linesMax = 12;

/** The last rounds beside the board, on screens with enough space: result, stake and payout. */
export function createLedger(
  session: Store<Session>,
  brief: (round: RoundView) => string,
  t: Translate,
  language: Language,
): HTMLElement {
  const body = h('tbody');
  const table = h(
    'table',
    { class: css.ledger },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        ...[t('history'), t('history_stake'), t('history_payout')].map((text) => h('th', { text })),
      ),
    ),
    body,
  );
  let shown: readonly RoundView[] | null = null;
  session.watch(({ history }) => {
    if (shown === history) return;
    shown = history;
    table.hidden = history.length === 0;
    body.replaceChildren(
      ...history.slice(0, linesMax).map((round) => {
        const { tone, stake, payout } = told(round);
        return h(
          'tr',
          { 'data-tone': tone },
          h('td', { text: tone === 'void' ? '–' : brief(round) }),
          h('td', { text: moneyText(stake, language) }),
          h('td', { text: moneyText(payout, language) }),
        );
      }),
    );
  });
  return table;
}
