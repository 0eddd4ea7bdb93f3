import type { OutcomeOf } from '@tessera/games';
import { amountFrom, type GameView, h, type Table, tap } from '../engine/index.ts';
import { createReelBoard, type Grid } from './board.ts';
import { type Drawing, pictureOf } from './drawing.ts';
import type { Marks, ReelColours } from './machine.ts';
import css from './slots.module.css';

/** One spin of a round, ready for display. */
export interface ShownSpin<Symbol extends string> {
  readonly grid: Grid<Symbol>;
  readonly marks: Pick<Marks, 'cells' | 'lines'>;
  /** The wins, as text and figures. */
  readonly wins: readonly ShownWin<Symbol>[];
  /** Kind of the spin, in rounds with several spins. */
  readonly caption?: string;
}

export interface ShownWin<Symbol extends string> {
  readonly symbol: Symbol;
  readonly text: string;
  readonly pays: string;
}

export interface SlotsOptions<Outcome, Symbol extends string> {
  /** Symbols on the reels before the first round. */
  readonly rest: Grid<Symbol>;
  readonly strips: Grid<Symbol>;
  readonly drawings: Readonly<Record<Symbol, Drawing>>;
  readonly colours: ReelColours;
  readonly label: string;
  /** Describes the visible symbols, row by row. */
  readonly say: (grid: Grid<Symbol>) => string;
  /** The spins of a round in order. */
  readonly spinsOf: (outcome: Outcome) => readonly ShownSpin<Symbol>[];
  /** Text of the line below the reels while there is no result. */
  readonly idle: string;
}

/** The games that are slot machines. */
export type SlotsId = 'fruit' | 'dragon';

/** Moving content is drawn at a lower resolution: half the pixels take half the time. */
const movingDensity = 1.5;
/** Time to read a spin before the next one of the same round, ms. */
const readMs = 1_100;

/** Mounts a slot machine: no choice, one press per round. */
export function mountSlots<G extends SlotsId, Symbol extends string>(
  table: Table<G>,
  options: SlotsOptions<OutcomeOf<G>, Symbol>,
): GameView<G> {
  const { spinsOf, drawings, say } = options;
  const last = table.history()[0]?.outcome;
  const board = createReelBoard({
    grid: (last && spinsOf(last).at(-1)?.grid) || options.rest,
    drawings,
    strips: options.strips,
    colours: options.colours,
  });
  const machine = table.canvas('', board.drawMachine).element;
  machine.setAttribute('aria-hidden', 'true');
  const canvas = table.canvas(options.label, board.draw, movingDensity);
  const wins = h('div', { class: css.wins }, h('span', { text: options.idle }));
  table.stage.append(
    h('div', { class: css.slots }, h('div', { class: css.reels }, machine, canvas.element), wins),
  );

  const run = async (grid: Grid<Symbol>) => {
    const spin = board.spin(grid);
    let standing = 0;
    await table.move(spin.length, (share) => {
      const now = spin.at(share * spin.length);
      if (now > standing && !table.calm()) table.sound([tap(900, { gain: 0.16 })]);
      standing = now;
      canvas.wake();
    });
  };

  const tell = (spin: ShownSpin<Symbol>, gain: boolean) => {
    board.mark({ ...spin.marks, gain });
    canvas.element.setAttribute('aria-label', `${options.label}: ${say(spin.grid)}`);
    canvas.wake();
    wins.replaceChildren(
      ...(spin.caption ? [h('span', { class: css.stage, text: spin.caption })] : []),
      ...spin.wins.map((win) =>
        h(
          'span',
          { class: css.win },
          pictureOf(drawings[win.symbol], 24),
          win.text,
          h('b', { text: win.pays }),
        ),
      ),
    );
    reach();
  };

  /** Makes an overflowing line scrollable by keyboard. */
  const reach = () => {
    const long = wins.scrollWidth > wins.clientWidth || wins.scrollHeight > wins.clientHeight;
    if (long) wins.setAttribute('tabindex', '0');
    else wins.removeAttribute('tabindex');
  };

  return {
    choice: () => ({}),
    async show(round) {
      if (!round.outcome) return;
      const gain = amountFrom(round.payout) > amountFrom(round.stake);
      const spins = spinsOf(round.outcome);
      for (const [at, spin] of spins.entries()) {
        const more = at < spins.length - 1;
        wins.replaceChildren(...(spin.caption ? [h('span', { class: css.stage, text: spin.caption })] : []));
        await run(spin.grid);
        // The result of the whole round is shown only after its last spin.
        tell(spin, gain && !more && !table.calm());
        if (more) await table.move(readMs, () => {});
      }
    },
  };
}

/** A table of payouts per symbol, with one column per count. */
export function payTable<Symbol extends string>(
  drawings: Readonly<Record<Symbol, Drawing>>,
  head: readonly string[],
  rows: readonly { readonly symbol: Symbol; readonly name: string; readonly pays: readonly string[] }[],
  ground: string,
): HTMLElement {
  const table = h(
    'table',
    { class: css.pays },
    h('thead', {}, h('tr', {}, ...head.map((text) => h('th', { scope: 'col', text })))),
    h(
      'tbody',
      {},
      ...rows.map(({ symbol, name, pays }) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, h('span', { class: css.symbol }, pictureOf(drawings[symbol], 36), name)),
          ...pays.map((text) => h('td', { text })),
        ),
      ),
    ),
  );
  table.style.setProperty('--symbol-ground', ground);
  return table;
}
