import texts from 'virtual:texts/dice';
import {
  DICE_ROLLS,
  type DiceChoice,
  diceFactor,
  dice as diceRules,
  diceWins,
  percentOf,
} from '@tessera/games';
import type { Language } from '@tessera/messages/languages';
import {
  amountOf,
  defineGame,
  easeOut,
  factorText,
  type GameTranslate,
  type GameView,
  h,
  hundredthsFrom,
  hundredthsText,
  mix,
  note,
  payTable,
  segmented,
  type Table,
  tap,
  tiles,
  told,
} from '../engine/index.ts';
import css from './dice.module.css';
import dieUrl from './die.svg';
import { allowedWins, choiceOf } from './model.ts';

const rollMs = 900;
const turns = 2;

/** Dice: a roll of 0.00 to 99.99, under or over a target set on a slider. */
export const dice = defineGame<'dice'>({
  id: 'dice',
  texts,
  rules: diceRules,
  world: css.world,
  mount,
  brief: ({ outcome }, _t, language) => (outcome ? hundredthsText(outcome.roll, language) : ''),
  manual,
});

function mount(table: Table<'dice'>): GameView<'dice'> {
  const { t, language } = table;
  const last = table.history()[0];
  let choice: DiceChoice = last?.choice ?? choiceOf(false, DICE_ROLLS / 2);

  const die = h('img', { class: css.die, src: dieUrl, alt: '', width: 144, height: 168 });
  const rolled = h('p', { class: css.roll, text: hundredthsText(0, language), 'data-tone': 'none' });
  const bar = h('div', { class: css.bar }, h('div', { class: css.win }));
  const pin = h('span');
  const pinRow = h('div', { class: css.pin, hidden: true, 'aria-hidden': 'true' }, pin);
  const pick = h('input', {
    class: css.pick,
    type: 'range',
    step: 100,
    'aria-label': t('target'),
    oninput: () => set({ ...choice, target: Number(pick.value) }),
  });
  const scale = [0, 25, 50, 75, 100].map((value) => h('span', { text: String(value) }));
  table.stage.append(
    h(
      'div',
      { class: css.board },
      h('div', { class: css.face }, h('div', { class: css.throw }, die, rolled)),
      h(
        'div',
        { class: css.track },
        pinRow,
        bar,
        pick,
        h('div', { class: css.scale, 'aria-hidden': 'true' }, ...scale),
      ),
    ),
  );

  const side = segmented(
    t('side'),
    [
      { value: 'under', label: t('under') },
      { value: 'over', label: t('over') },
    ],
    choice.over ? 'over' : 'under',
    // The winning chance stays the same; the target is mirrored.
    (value) => set(choiceOf(value === 'over', diceWins(choice))),
  );
  const target = h('input', {
    inputmode: 'decimal',
    autocomplete: 'off',
    onchange: () => {
      const typed = hundredthsFrom(target.value);
      set(typed === undefined ? choice : { ...choice, target: typed });
    },
  });
  const figures = tiles([t('chance'), t('factor'), t('wins')]);
  table.options.append(
    h('div', { class: css.options }, side.element, h('label', { class: css.target }, t('target'), target)),
    figures.element,
  );

  const set = (next: DiceChoice) => {
    choice = choiceOf(next.over, allowedWins(diceWins(next)));
    draw();
    table.changed();
  };
  const draw = () => {
    const factor = diceFactor(choice);
    const ends = [choiceOf(choice.over, 100).target, choiceOf(choice.over, 9_500).target].sort(
      (a, b) => a - b,
    );
    pick.min = String(ends[0]);
    pick.max = String(ends[1]);
    pick.value = String(choice.target);
    pick.setAttribute(
      'aria-valuetext',
      `${t(choice.over ? 'over' : 'under')} ${hundredthsText(choice.target, language)}`,
    );
    // The thumb stops short of the ends of the bar, so the cut is at the middle of the thumb.
    bar.style.setProperty('--cut', String(choice.target / DICE_ROLLS));
    bar.toggleAttribute('data-over', choice.over);
    side.show(choice.over ? 'over' : 'under');
    target.value = hundredthsText(choice.target, language);
    figures.show([
      `${hundredthsText(diceWins(choice), language)}%`,
      factorText(factor, language),
      table.money(amountOf((table.stake() * BigInt(factor)) / 100n)),
    ]);
  };
  draw();

  const place = (roll: number) => {
    pin.textContent = hundredthsText(roll, language);
    pin.style.insetInlineStart = `${roll / 100}%`;
  };
  let shown = last?.outcome?.roll ?? 0;
  return {
    choice: () => choice,
    lock(locked) {
      pick.disabled = locked;
      if (!locked) draw();
    },
    async show(round) {
      const { outcome, state } = round;
      if (!outcome || state !== 'done') return;
      const { roll } = outcome;
      const from = shown;
      delete rolled.dataset.tone;
      pinRow.hidden = false;
      table.sound([
        tap(900),
        tap(1400, { atMs: 140 }),
        tap(1100, { atMs: 320 }),
        note(330, { atMs: 820, ms: 120 }),
      ]);
      await table.move(rollMs, (share) => {
        const way = easeOut(share);
        const now = share === 1 ? roll : Math.round(mix(from, roll, way));
        place(now);
        rolled.textContent = hundredthsText(now, language);
        die.style.transform =
          share === 1
            ? ''
            : `translateY(${-40 * Math.sin(Math.PI * share)}px) rotate(${360 * turns * way}deg)`;
      });
      shown = roll;
      if (told(round).tone === 'won') rolled.dataset.tone = 'won';
    },
  };
}

function manual(t: GameTranslate<'dice'>, language: Language): readonly Node[] {
  const chances = [100, 500, 1_000, 2_500, 5_000, 7_500, 9_500];
  return [
    h('p', { text: t('how') }),
    h('p', { text: t('how_pay') }),
    payTable(
      [t('head_chance'), t('head_factor'), t('rtp')],
      chances.map((wins) => [
        `${hundredthsText(wins, language)}%`,
        factorText(diceFactor(choiceOf(false, wins)), language),
        `${percentOf(diceRules.rtp(choiceOf(false, wins)))}%`,
      ]),
    ),
  ];
}
