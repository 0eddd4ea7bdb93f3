import { commitOf, isClientSeed, type RoundView, type Verified } from '@tessera/games';
import type { Language } from '@tessera/messages/languages';
import { h } from '../element.ts';
import { moneyText } from '../money.ts';
import { told } from '../result.ts';
import type { Session } from '../session.ts';
import type { Store } from '../store.ts';
import type { Translate } from '../texts/index.ts';
import { icon } from './icons.ts';
import css from './panel.module.css';

export interface VerifyParts {
  readonly session: Store<Session>;
  readonly t: Translate;
  readonly language: Language;
  readonly brief: (round: RoundView) => string;
  /** Recomputes a round from its seed. */
  readonly check: (round: RoundView, seed: string) => Verified<unknown>;
  /** Requests the current seed and the hash of the next one; false on failure. */
  readonly rotate: () => Promise<boolean>;
}

/** Current hash, seeds and round number; below, every round of a revealed seed, recomputed in this page. */
export function verifyPage(parts: VerifyParts, picked: string | undefined): HTMLElement {
  const { session, t, rotate } = parts;
  const page = h('div', { class: css.stack });
  const draw = () => {
    const { commit, nonce, round } = session.get();
    const running = round?.state === 'running';
    const button = h('button', {
      class: css.wide,
      type: 'button',
      text: t('verify_rotate'),
      disabled: running || nonce === 0,
      async onclick() {
        button.disabled = true;
        await rotate();
        draw();
      },
    });
    page.replaceChildren(
      h('p', { text: t('verify_intro') }),
      code(t('verify_commit'), commit, t),
      clientSeed(session, t),
      h('dl', { class: css.facts }, h('dt', { text: t('verify_nonce') }), h('dd', { text: String(nonce) })),
      h(
        'div',
        { class: css.code },
        button,
        h('small', { text: t(running ? 'verify_running' : 'verify_rotate_hint') }),
      ),
      ...revealed(parts, picked),
    );
  };
  draw();
  return page;
}

function revealed(
  { session, t, language, brief, check }: VerifyParts,
  picked: string | undefined,
): HTMLElement[] {
  const { history, seeds } = session.get();
  const shown = history.find(({ round }) => round === picked);
  const unrevealed =
    shown && !seeds.has(shown.commit) ? [h('p', { class: css.note, text: t('verify_unrevealed') })] : [];
  if (seeds.size === 0) {
    return unrevealed.length > 0 ? unrevealed : [h('p', { class: css.note, text: t('verify_nothing') })];
  }
  const blocks = [...seeds].reverse().map(([commit, seed]) => {
    const rounds = history.filter((round) => round.commit === commit && round.state === 'done');
    const hashIsTrue = commitOf(seed) === commit;
    const results = rounds.map((round) => check(round, seed).outcomeMatches);
    const right = results.filter(Boolean).length;
    return h(
      'section',
      { class: css.stack, 'data-testid': 'revealed' },
      code(t('verify_seed'), seed, t),
      code(t('verify_seed_hash'), commit, t),
      verdict(hashIsTrue, t(hashIsTrue ? 'verify_seed_true' : 'verify_seed_false')),
      rounds.length > 0 &&
        verdict(right === rounds.length, t('verify_checked', { right, all: rounds.length })),
      h(
        'ol',
        { class: css.checks },
        ...rounds.map((round, index) => {
          const good = results[index] ?? false;
          return h(
            'li',
            { 'data-right': String(good), 'data-picked': round.round === picked },
            h(
              'span',
              {},
              `${t('round_number', { nonce: round.nonce })} · ${brief(round)}`,
              h('small', { text: round.clientSeed }),
            ),
            h('span', { text: moneyText(told(round).payout, language) }),
            h(
              'span',
              { role: 'img', 'aria-label': t(good ? 'verify_true' : 'verify_false') },
              icon(good ? 'check' : 'cross', 18),
            ),
          );
        }),
      ),
    );
  });
  return [...unrevealed, ...blocks];
}

const verdict = (right: boolean, text: string) =>
  h('p', { class: css.verdict, 'data-right': String(right) }, icon(right ? 'check' : 'cross', 18), text);

function code(label: string, value: string, t: Translate): HTMLElement {
  const copy = h('button', {
    class: css.quiet,
    type: 'button',
    text: t('copy'),
    'aria-label': `${t('copy')}: ${label}`,
    async onclick() {
      const done = await navigator.clipboard?.writeText(value).then(
        () => true,
        () => false,
      );
      if (done) copy.textContent = t('copied');
      else getSelection()?.selectAllChildren(text);
    },
  });
  const text = h('code', { text: value });
  return h('div', { class: css.code }, h('span', { text: label }), h('div', {}, text, copy));
}

function clientSeed(session: Store<Session>, t: Translate): HTMLElement {
  const hint = h('small', { id: 'client-seed-hint', text: t('verify_client_hint') });
  const input = h('input', {
    id: 'client-seed',
    value: session.get().clientSeed,
    maxlength: 64,
    spellcheck: 'false',
    autocomplete: 'off',
    'aria-describedby': 'client-seed-hint',
    oninput() {
      const good = isClientSeed(input.value);
      hint.toggleAttribute('data-bad', !good);
      hint.textContent = t(good ? 'verify_client_hint' : 'verify_client_bad');
      if (good) session.set({ clientSeed: input.value });
    },
  });
  return h(
    'div',
    { class: css.code },
    h('label', { for: 'client-seed', text: t('verify_client') }),
    h('div', {}, input),
    hint,
  );
}
