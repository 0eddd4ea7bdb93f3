import type { RoundView } from '@tessera/games';
import type { Language } from '@tessera/messages/languages';
import { h } from '../element.ts';
import { moneyText } from '../money.ts';
import { told } from '../result.ts';
import type { Session } from '../session.ts';
import type { Store } from '../store.ts';
import type { Translate } from '../texts/index.ts';
import css from './frame.module.css';

export interface Stage {
  readonly element: HTMLElement;
  /** Container for the game's board. */
  readonly board: HTMLElement;
}

/** Results in the strip; overflow is clipped. */
const recentMax = 16;

/** The last results, the board, and one line with the result of the round. */
export function createStage(
  session: Store<Session>,
  brief: (round: RoundView) => string,
  t: Translate,
  language: Language,
): Stage {
  const recent = h('ol', { class: css.recent, 'aria-label': t('recent') });
  const board = h('div', { class: css.board });
  const line = h('p', { class: css.told, role: 'status' });
  let shown: readonly RoundView[] | null = null;
  let said = '';
  session.watch((state) => {
    if (shown !== state.history) {
      shown = state.history;
      recent.replaceChildren(
        ...shown
          .filter((round) => round.state === 'done')
          .slice(0, recentMax)
          .map((round) => h('li', { 'data-tone': told(round).tone, text: brief(round) })),
      );
    }
    const { tone, text } = lineOf(state, t, language);
    if (said === `${tone}${text}`) return;
    said = `${tone}${text}`;
    line.dataset.tone = tone;
    line.replaceChildren(text === '' ? '' : h('span', { text }));
  });
  return { element: h('section', { class: css.stage }, recent, board, line), board };
}

/** Text of the line. A return of the stake or less is described neutrally, never as a win. */
function lineOf(
  { phase, notice, round }: Session,
  t: Translate,
  language: Language,
): { tone: string; text: string } {
  if (notice) return { tone: 'problem', text: t(notice.key, notice.values) };
  if (phase !== 'idle') return { tone: 'none', text: '' };
  if (!round) return { tone: 'none', text: '' };
  const { tone, stake, payout, net } = told(round);
  const values = {
    stake: moneyText(stake, language),
    payout: moneyText(payout, language),
    profit: moneyText(net, language, true),
  };
  return { tone, text: t(tone === 'void' ? 'round_void' : tone, values) };
}
