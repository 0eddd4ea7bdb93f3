import type { Language } from '@tessera/messages/languages';
import { Refused } from '../api.ts';
import { h } from '../element.ts';
import { languageOfTag, translator } from '../texts/index.ts';
import css from './frame.module.css';
import panel from './panel.module.css';

/** The device language; the player's own is unknown until the platform answers. */
const deviceLanguage = (): Language => languageOfTag(navigator.language);

const quietMs = 300;

/** Shows a message when opening the game takes a while; returns a function that removes it. */
export function showOpening(): () => void {
  const text = h('p', { class: css.opening, role: 'status' });
  const timer = setTimeout(() => {
    text.textContent = translator({}, deviceLanguage())('loading');
  }, quietMs);
  document.body.append(text);
  return () => {
    clearTimeout(timer);
    text.remove();
  };
}

/** Shows why the game did not open. There is no retry for an ended session. */
export function showFailure(error: unknown, retry: () => void): void {
  const t = translator({}, deviceLanguage());
  const ended = error instanceof Refused && error.code === 'session_expired';
  const reason = ended
    ? 'error_session_expired'
    : error instanceof Refused
      ? 'error_unavailable'
      : 'error_network';
  const box = h(
    'div',
    { class: css.opening, role: 'alert' },
    h('h1', { text: t('error_start') }),
    h('p', { text: t(reason) }),
    !ended &&
      h('button', {
        class: panel.wide,
        type: 'button',
        text: t('retry'),
        onclick() {
          box.remove();
          retry();
        },
      }),
  );
  document.body.append(box);
}
