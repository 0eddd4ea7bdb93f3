import type { Language } from '@tessera/messages/languages';
import { flag, h } from '../element.ts';
import { type Amount, moneyText } from '../money.ts';
import type { Session } from '../session.ts';
import { fitted, scaled, stepped, typedAmount, typedText } from '../stake.ts';
import type { Store } from '../store.ts';
import type { Translate } from '../texts/index.ts';
import css from './controls.module.css';
import { icon } from './icons.ts';

export interface StakeBar {
  readonly element: HTMLElement;
  /** Called by the arrow keys. */
  step(direction: 1 | -1): void;
  scale(factor: 'half' | 'double'): void;
}

/** The stake as an input with step, half and double buttons. Disabled while a round runs. */
export function createStakeBar(session: Store<Session>, t: Translate, language: Language): StakeBar {
  const { limits } = session.get();
  const range = {
    min: moneyText(limits.min, language),
    max: moneyText(limits.max, language),
  };
  const input = h('input', {
    id: 'stake',
    inputmode: 'decimal',
    autocomplete: 'off',
    enterkeyhint: 'done',
    'aria-describedby': 'stake-range',
    value: typedText(session.get().stake),
  });
  const hint = h('small', { id: 'stake-range', text: t('stake_range', range) });
  const set = (stake: Amount) => {
    if (session.get().phase === 'idle') session.set({ stake, notice: null });
  };
  const step = (direction: 1 | -1) => set(stepped(session.get().stake, direction, limits));
  const scale = (factor: 'half' | 'double') => set(scaled(session.get().stake, factor, limits));
  const press = (label: string, content: Node | string, onclick: () => void) =>
    h('button', { type: 'button', 'aria-label': label, onclick }, content);

  const fields = h(
    'fieldset',
    { class: css.stake },
    h('label', { class: css.label, for: 'stake' }, t('stake'), hint),
    h(
      'div',
      { class: css.row },
      press(t('stake_less'), icon('minus', 18), () => step(-1)),
      h('div', { class: css.field }, h('span', { 'aria-hidden': 'true', text: '¥' }), input),
      press(t('stake_more'), icon('plus', 18), () => step(1)),
      press(`${t('stake_half')} ${t('stake_half_label')}`, t('stake_half'), () => scale('half')),
      press(`${t('stake_double')} ${t('stake_double_label')}`, t('stake_double'), () => scale('double')),
    ),
  );

  const good = (amount: Amount | undefined): amount is Amount =>
    amount !== undefined && fitted(amount, limits) === amount;
  const judge = (bad: boolean) => {
    flag(fields, 'data-bad', bad);
    input.setAttribute('aria-invalid', String(bad));
    hint.textContent = t(bad ? 'stake_bad' : 'stake_range', range);
  };
  input.addEventListener('input', () => {
    const amount = typedAmount(input.value);
    judge(!good(amount));
    if (good(amount)) set(amount);
  });
  input.addEventListener('change', () => {
    const amount = typedAmount(input.value);
    set(amount === undefined ? session.get().stake : fitted(amount, limits));
    input.value = typedText(session.get().stake);
    judge(false);
  });
  session.watch(({ stake, phase }) => {
    fields.disabled = phase !== 'idle';
    if (typedAmount(input.value) === stake) return;
    input.value = typedText(stake);
    judge(false);
  });
  return { element: fields, step, scale };
}
