import texts from 'virtual:texts/mines';
import {
  combinations,
  MINES_CELLS,
  type MinesChoice,
  minesFactor,
  minesOpenMost,
  mines as minesRules,
  percentOf,
  type RoundView,
} from '@tessera/games';
import type { Language } from '@tessera/messages/languages';
import {
  amountFrom,
  amountOf,
  defineGame,
  factorText,
  type GameTranslate,
  type GameView,
  h,
  note,
  payTable,
  slider,
  type Table,
  tap,
  tiles,
} from '../engine/index.ts';
import { createField } from './field.ts';
import css from './mines.module.css';

const minesFirst = 3;

/** Mines: 25 cells, opened one by one; each gem raises the cashout value, a mine ends the round. */
export const mines = defineGame<'mines'>({
  id: 'mines',
  texts,
  rules: minesRules,
  world: css.world,
  mount,
  brief: ({ outcome, choice, steps }, t, language) => {
    const gems = (steps?.opened.length ?? 0) - (outcome?.hit == null ? 0 : 1);
    return outcome?.hit == null
      ? factorText(outcome?.factor ?? 100, language)
      : `${t('brief_hit')} ${gems}/${MINES_CELLS - choice.mines}`;
  },
  manual,
});

function mount(table: Table<'mines'>): GameView<'mines'> {
  const { t, language } = table;
  let choice: MinesChoice = table.history()[0]?.choice ?? { mines: minesFirst };
  const field = createField(t, (cell) => {
    field.wait(cell);
    void table.step({ type: 'open', cell });
  });
  table.stage.append(h('div', { class: css.board }, field.element));

  const figures = tiles([t('factor'), t('next'), t('next_chance')]);
  const count = slider(t('mines'), { min: 1, max: MINES_CELLS - 1, value: choice.mines }, (value) => {
    choice = { mines: value };
    tell(0);
    table.changed();
  });
  table.options.append(count.element, figures.element);

  const tell = (opened: number) => {
    const more = opened < minesOpenMost(choice.mines);
    const left = MINES_CELLS - opened;
    figures.show([
      factorText(minesFactor(choice.mines, opened), language),
      more ? factorText(minesFactor(choice.mines, opened + 1), language) : '–',
      more ? `${percentOf({ num: BigInt(left - choice.mines), den: BigInt(left) })}%` : '–',
    ]);
  };
  tell(0);

  return {
    choice: () => choice,
    async show(round) {
      const { outcome, state, steps } = round;
      if (choice.mines !== round.choice.mines) {
        choice = round.choice;
        count.show(choice.mines);
      }
      if (state === 'void') {
        field.clear(false);
        tell(0);
        return;
      }
      const opened = steps.opened;
      if (!outcome) {
        const isNew = field.showOpened(opened);
        if (isNew && opened.length > 0)
          table.sound([tap(), note(440 * 2 ** (opened.length / 12), { ms: 140 })]);
        tell(opened.length);
        return;
      }
      table.sound(outcome.hit === null ? [tap()] : [note(220, { ms: 260, toHz: 110, gain: 0.16 })]);
      field.reveal(outcome);
      tell(opened.length - (outcome.hit === null ? 0 : 1));
      await table.move(600, () => {});
    },
    next(round) {
      const opened = openedIn(round);
      return opened === 0
        ? { label: t('open_first'), action: null }
        : {
            label: t('cash_out', { amount: table.money(worth(round, opened)) }),
            action: { type: 'cashout' },
          };
    },
    lock: (locked) => {
      if (locked) return;
      field.stop();
      tell(0);
    },
  };
}

const openedIn = ({ steps }: RoundView<'mines'>) => steps.opened.length;

/** Current cashout value; exact, because the stake is a whole number of cents. */
const worth = ({ stake, choice }: RoundView<'mines'>, opened: number) =>
  amountOf((amountFrom(stake) * BigInt(minesFactor(choice.mines, opened))) / 100n);

function manual(t: GameTranslate<'mines'>, language: Language): readonly Node[] {
  const rows = [1, 2, 3, 5, 8, 12].map((opened) => [
    String(opened),
    `${percentOf({
      num: combinations(MINES_CELLS - minesFirst, opened),
      den: combinations(MINES_CELLS, opened),
    })}%`,
    factorText(minesFactor(minesFirst, opened), language),
  ]);
  return [
    h('p', { text: t('how') }),
    h('p', { text: t('how_pay') }),
    h('h2', { text: t('table', { mines: minesFirst }) }),
    payTable([t('head_open'), t('head_chance'), t('head_factor')], rows),
  ];
}
