import texts from 'virtual:texts/plinko';
import {
  combinations,
  PLINKO_RISKS,
  PLINKO_ROWS,
  type PlinkoChoice,
  percentOf,
  plinkoPays,
  plinko as plinkoRules,
} from '@tessera/games';
import type { Language } from '@tessera/messages/languages';
import {
  defineGame,
  factorText,
  type GameTranslate,
  type GameView,
  h,
  note,
  payTable,
  segmented,
  slider,
  type Table,
  tap,
} from '../engine/index.ts';
import { rowsDone } from './layout.ts';
import css from './plinko.module.css';
import { drawFall, type Ground, groundOf } from './scene.ts';

const first: PlinkoChoice = { rows: 12, risk: 'medium' };
/** Duration of one hop; a whole fall is shorter than the cycle of a round. */
const hopMs = 150;
const litMs = 320;

/** Plinko: a ball falls through rows of pins into a slot with a factor. */
export const plinko = defineGame<'plinko'>({
  id: 'plinko',
  texts,
  rules: plinkoRules,
  world: css.world,
  mount,
  brief: ({ outcome }, _t, language) => (outcome ? factorText(outcome.factor, language) : ''),
  manual,
});

function mount(table: Table<'plinko'>): GameView<'plinko'> {
  const { t, language } = table;
  let choice: PlinkoChoice = table.history()[0]?.choice ?? first;
  let path: readonly number[] | null = null;
  let done = 0;
  let landed = -1;
  let ground: Ground | null = null;
  const met = new Map<string, number>();

  const board = h('div', { class: css.board });
  table.stage.append(board);
  const view = table.canvas(t('board', { rows: choice.rows }), (pen, frame) => {
    const lit = new Map<string, number>();
    for (const [key, at] of met) {
      const strength = 1 - (performance.now() - at) / litMs;
      if (strength > 0) lit.set(key, strength);
      else met.delete(key);
    }
    const pays = plinkoPays(choice.risk, choice.rows);
    const fall = { rows: choice.rows, pays, path, done, landed, lit, calm: table.calm() };
    ground = groundOf(ground, pen, frame, fall);
    drawFall(pen, frame, fall, ground);
    return lit.size > 0;
  });
  board.append(view.element);
  // Redraws the figures once their font has loaded.
  void document.fonts.ready.then(view.wake);

  const set = (next: PlinkoChoice) => {
    choice = next;
    path = null;
    landed = -1;
    view.element.setAttribute('aria-label', t('board', { rows: choice.rows }));
    view.wake();
    table.changed();
  };
  table.options.append(
    segmented(
      t('risk'),
      PLINKO_RISKS.map((risk) => ({ value: risk, label: t(risk) })),
      choice.risk,
      (risk) => set({ ...choice, risk }),
    ).element,
    slider(t('rows'), { ...PLINKO_ROWS, value: choice.rows }, (rows) => set({ ...choice, rows })).element,
  );

  return {
    choice: () => choice,
    async show({ outcome }) {
      if (!outcome) return;
      path = outcome.path;
      landed = -1;
      let row = -1;
      let right = 0;
      const { rows } = choice;
      await table.move(hopMs * (rows + 1), (share) => {
        done = rowsDone(share, rows);
        // Pins hit since the previous frame; skipped ones make no sound.
        const now = Math.min(Math.floor(done) - 1, rows - 1);
        while (row < now && share < 1) {
          row += 1;
          met.set(`${row}:${right + 1}`, performance.now());
          table.sound([tap(1_300 + row * 60, { gain: 0.07 })]);
          right += outcome.path[row] ?? 0;
        }
        view.wake();
      });
      landed = outcome.slot;
      view.element.setAttribute('aria-label', t('landed', { factor: factorText(outcome.factor, language) }));
      table.sound([note(392, { ms: 90, gain: 0.1 })]);
      view.wake();
    },
  };
}

function manual(t: GameTranslate<'plinko'>, language: Language): readonly Node[] {
  const { rows } = first;
  const ways = 2n ** BigInt(rows);
  const lines = Array.from({ length: rows / 2 + 1 }, (_, slot) => [
    `${percentOf({ num: combinations(rows, slot) * (slot * 2 === rows ? 1n : 2n), den: ways })}%`,
    ...PLINKO_RISKS.map((risk) => factorText(plinkoPays(risk, rows)[slot]!, language)),
  ]);
  return [
    h('p', { text: t('how') }),
    h('p', { text: t('how_risk') }),
    h('h2', { text: t('board', { rows }) }),
    payTable([t('head_chance'), ...PLINKO_RISKS.map((risk) => t(risk))], lines),
  ];
}
