import type { Language } from '@tessera/messages/languages';
import { h } from '../element.ts';
import type { AnyView } from '../game.ts';
import { type Amount, moneyText } from '../money.ts';
import type { Session } from '../session.ts';
import type { Store } from '../store.ts';
import type { Translate } from '../texts/index.ts';
import { isCalm } from '../theme.ts';
import css from './controls.module.css';

export interface PlayButton {
  readonly element: HTMLButtonElement;
  /** Updates the button to what a press would do now. */
  refresh(): void;
}

/** Content of the button: label, style, and whether it is enabled. */
interface Face {
  readonly label: string;
  readonly kind: 'play' | 'act' | 'skip';
  readonly idle: boolean;
}

/** The play button of a table. It shows the cost or effect of a press and the wait until the next round. */
export function createPlayButton(
  session: Store<Session>,
  view: AnyView,
  t: Translate,
  language: Language,
  onPress: () => void,
): PlayButton {
  const label = h('span');
  const fill = h('span', { class: css.fill, 'aria-hidden': 'true' });
  const element = h('button', { class: css.play, type: 'button', onclick: onPress }, fill, label);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let filledFor = 0;

  const refresh = () => {
    const state = session.get();
    const waitMs = state.phase === 'idle' ? state.nextAt - (Date.now() + state.clockOffset) : 0;
    const face = faceOf(state, waitMs);
    if (label.textContent !== face.label) label.textContent = face.label;
    element.dataset.kind = face.kind;
    element.setAttribute('aria-disabled', String(face.idle));
    clearTimeout(timer);
    if (waitMs > 0) {
      // The next whole second, when the figure changes.
      timer = setTimeout(refresh, waitMs % 1_000 || 1_000);
      if (filledFor !== state.nextAt && !isCalm()) {
        filledFor = state.nextAt;
        const start = Math.max(0, 1 - waitMs / state.cycleMs);
        fill.animate([{ transform: `scaleX(${start})` }, { transform: 'scaleX(1)' }], { duration: waitMs });
      }
    }
  };

  const faceOf = (state: Session, waitMs: number): Face => {
    switch (state.phase) {
      case 'sending':
        return { label: t('sending'), kind: 'play', idle: true };
      case 'showing':
        return { label: t('skip'), kind: 'skip', idle: false };
      case 'stuck':
        return { label: t('retry'), kind: 'play', idle: false };
      case 'over':
        return { label: t('error_session_expired'), kind: 'play', idle: true };
      case 'open': {
        const next = state.round ? view.next?.(state.round) : undefined;
        return { label: next?.label ?? t('sending'), kind: 'act', idle: !next?.action };
      }
      case 'idle': {
        if (waitMs > 0)
          return {
            label: t('play_wait', {
              cycle: Math.ceil(state.cycleMs / 1_000),
              seconds: Math.ceil(waitMs / 1_000),
            }),
            kind: 'play',
            idle: true,
          };
        const total: Amount = view.stake?.(state.stake) ?? state.stake;
        return {
          label: t('play', { stake: moneyText(total, language) }),
          kind: 'play',
          idle: view.choice() === null || total <= 0n,
        };
      }
    }
  };
  session.watch(refresh);
  return { element, refresh };
}
