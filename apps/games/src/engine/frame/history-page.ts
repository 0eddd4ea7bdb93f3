import type { RoundView } from '@tessera/games';
import type { Language } from '@tessera/messages/languages';
import { h } from '../element.ts';
import { moneyText } from '../money.ts';
import { told } from '../result.ts';
import { type Translate, tagOf } from '../texts/index.ts';
import css from './panel.module.css';

/** The player's finished rounds, newest first. Only a gain has a plus and a colour. */
export function historyPage(
  rounds: readonly RoundView[],
  brief: (round: RoundView) => string,
  t: Translate,
  language: Language,
  onVerify: (round: string) => void,
): HTMLElement {
  if (rounds.length === 0) {
    return h('div', { class: css.empty }, t('history_empty'), h('small', { text: t('history_empty_hint') }));
  }
  const time = new Intl.DateTimeFormat(tagOf(language), {
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  });
  return h(
    'ol',
    { class: css.rounds },
    ...rounds.map((round) => {
      const { tone, stake, payout, net } = told(round);
      return h(
        'li',
        {},
        h(
          'div',
          {},
          h('b', { text: tone === 'void' ? t('round_void') : brief(round) }),
          h('small', { text: `${t('round_number', { nonce: round.nonce })} · ${time.format(round.at)}` }),
        ),
        h(
          'div',
          { class: css.figures, 'data-tone': tone },
          tone === 'void' ? '–' : `${moneyText(net, language, true)}${arrowOf(net)}`,
          h('small', {
            text: `${t('history_stake')} ${moneyText(stake, language)} · ${t('history_payout')} ${moneyText(payout, language)}`,
          }),
        ),
        h('button', {
          class: css.quiet,
          type: 'button',
          'aria-label': t('verify_round'),
          text: t('verify'),
          onclick: () => onVerify(round.round),
        }),
      );
    }),
  );
}

/** Marks gain and loss by an arrow, so that they do not depend on colour. */
const arrowOf = (net: bigint) => (net > 0n ? ' ↑' : net < 0n ? ' ↓' : '');
