import { h } from '../element.ts';
import { icon } from './icons.ts';
import css from './options.module.css';

/** A setting of a game: its element, and a function to show another value. */
export interface Setting<Value> {
  readonly element: HTMLElement;
  show(value: Value): void;
}

let groups = 0;

/** A choice of a few words, exactly one selected; arrow keys work as in a group of radio buttons. */
export function segmented<Value extends string>(
  name: string,
  items: readonly { readonly value: Value; readonly label: string }[],
  value: Value,
  onPick: (value: Value) => void,
): Setting<Value> {
  groups += 1;
  const inputs = items.map((item) =>
    h('input', {
      type: 'radio',
      name: `group-${groups}`,
      value: item.value,
      checked: item.value === value,
      onchange: () => onPick(item.value),
    }),
  );
  return {
    element: h(
      'fieldset',
      { class: css.group, 'data-keys': true },
      h('legend', { text: name }),
      h(
        'div',
        { class: css.segments },
        ...items.map((item, index) => h('label', {}, inputs[index], h('span', { text: item.label }))),
      ),
    ),
    show(next) {
      for (const input of inputs) input.checked = input.value === next;
    },
  };
}

/** An integer on a slider with step buttons at both ends; `text` formats the value. */
export function slider(
  name: string,
  range: { readonly min: number; readonly max: number; readonly value: number },
  onPick: (value: number) => void,
  text: (value: number) => string = String,
): Setting<number> {
  const shown = h('b', { text: text(range.value) });
  const input = h('input', {
    type: 'range',
    min: range.min,
    max: range.max,
    value: range.value,
    'aria-label': name,
    oninput: () => pick(Number(input.value)),
  });
  const show = (value: number) => {
    input.value = String(value);
    input.setAttribute('aria-valuetext', text(value));
    shown.textContent = text(value);
  };
  const pick = (value: number) => {
    const next = Math.min(Math.max(value, range.min), range.max);
    show(next);
    onPick(next);
  };
  const step = (by: -1 | 1) =>
    h(
      'button',
      {
        type: 'button',
        'aria-label': `${name} ${by === 1 ? '+1' : '−1'}`,
        onclick: () => pick(Number(input.value) + by),
      },
      icon(by === 1 ? 'plus' : 'minus', 18),
    );
  show(range.value);
  return {
    element: h(
      'div',
      { class: css.group, 'data-keys': true },
      h('div', { class: css.head }, h('span', { text: name }), shown),
      h('div', { class: css.slide }, step(-1), input, step(1)),
    ),
    show,
  };
}

/** Small figures side by side: chance, factor, payout of a win. */
export function tiles(names: readonly string[]): Setting<readonly string[]> {
  const values = names.map(() => h('dd'));
  return {
    element: h(
      'dl',
      { class: css.tiles },
      ...names.map((name, index) => h('div', {}, h('dt', { text: name }), values[index])),
    ),
    show(next) {
      for (const [index, value] of values.entries()) {
        const text = next[index] ?? '';
        if (value.textContent !== text) value.textContent = text;
      }
    },
  };
}
