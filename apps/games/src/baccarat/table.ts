import {
  BACCARAT_PAYS,
  BACCARAT_SPOTS,
  type BaccaratOutcome,
  type BaccaratSpot,
  type Card,
  handPoints,
} from '@tessera/games';
import { type Amount, amountFrom, factorText, type GameView, h, type Table, tap } from '../engine/index.ts';
import css from './baccarat.module.css';
import { type Chips, choiceOf, placedOn, sum } from './bets.ts';
import { cardView, rankText } from './card-view.ts';
import { bigRoad, countsOf } from './road.ts';
import { roadView } from './road-view.ts';

type BaccaratTable = Table<'baccarat'>;
type Side = 'player' | 'banker';

/** Spots in their order on the table, and in the order of their keys. */
const spotOrder = ['player', 'tie', 'banker'] as const satisfies readonly BaccaratSpot[];
const dealMs = 340;
/** Columns of the road by available width. */
const roadColumns = { narrow: 24, wide: 40 };
const wide = matchMedia('(min-width: 900px)');

/** Builds the table: two hands, three spots, the road. */
export function mountTable(table: BaccaratTable): GameView<'baccarat'> {
  const { t, money } = table;
  let chips: Chips = [];
  let locked = false;
  let winners = table
    .history()
    .flatMap(({ outcome }) => (outcome ? [outcome.winner] : []))
    .reverse();

  const hands = { player: createHand(table, 'player'), banker: createHand(table, 'banker') };
  const spots = Object.fromEntries(
    BACCARAT_SPOTS.map((spot) => [spot, createSpot(table, spot, () => put(spot))]),
  ) as Record<BaccaratSpot, Spot>;
  const undo = h(
    'button',
    { type: 'button', class: css.quiet, onclick: () => set(chips.slice(0, -1)) },
    t('undo'),
  );
  const clear = h('button', { type: 'button', class: css.quiet, onclick: () => set([]) }, t('clear'));
  const road = h('div', { class: css.road, role: 'img' });
  table.stage.append(
    h(
      'div',
      { class: css.table },
      h('div', { class: css.hands }, hands.player.element, hands.banker.element),
      h('div', { class: css.spots }, ...spotOrder.map((spot) => spots[spot].element)),
      h('div', { class: css.tools }, h('small', { text: t('place') }), undo, clear),
      h('div', { class: css.past }, road, h('small', { text: t('road_note') })),
    ),
  );

  const set = (next: Chips) => {
    if (locked) return;
    for (const spot of BACCARAT_SPOTS) spots[spot].settle(null);
    chips = next;
    draw();
    table.changed();
  };
  const put = (on: BaccaratSpot) => {
    table.sound([tap(1200)]);
    set([...chips, { on, amount: table.stake() }]);
  };
  const draw = () => {
    for (const spot of BACCARAT_SPOTS) spots[spot].show(placedOn(chips, spot));
    undo.disabled = locked || chips.length === 0;
    clear.disabled = undo.disabled;
  };
  const drawRoad = () => {
    const counts = countsOf(winners);
    road.setAttribute('aria-label', t('road_of', { n: winners.length, ...counts }));
    road.replaceChildren(
      roadView(bigRoad(winners), roadColumns[wide.matches ? 'wide' : 'narrow'], (winner) =>
        t(`short_${winner}`),
      ),
    );
  };

  document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest('input, dialog')))
      return;
    const spot = spotOrder[Number(key) - 1];
    if (spot && !locked) put(spot);
    if (key === 'Backspace') set(chips.slice(0, -1));
  });
  wide.addEventListener('change', drawRoad);
  draw();
  drawRoad();

  const deal = async (outcome: BaccaratOutcome) => {
    for (const side of ['player', 'banker'] as const) hands[side].clear();
    for (const { side, card } of dealOrder(outcome)) {
      if (!table.calm()) table.sound([tap(2400, { gain: 0.1 })]);
      await hands[side].add(card);
    }
  };

  return {
    choice: () => choiceOf(chips),
    stake: () => sum(chips),
    async show({ outcome, payout, stake: total }) {
      if (!outcome) return;
      // A winning bet is not shown as a gain when the round as a whole lost.
      const gain = amountFrom(payout) > amountFrom(total);
      await deal(outcome);
      for (const side of ['player', 'banker'] as const) hands[side].crown(outcome.winner === side);
      for (const { on, stake, pays } of outcome.bets) {
        spots[on].settle({
          text: amountFrom(pays) > 0n ? t('gives_back', { amount: money(amountFrom(pays)) }) : t('none_back'),
          gain: gain && amountFrom(pays) > amountFrom(stake),
        });
      }
      winners = [...winners, outcome.winner];
      drawRoad();
    },
    lock(next) {
      if (next === locked) return;
      locked = next;
      for (const spot of BACCARAT_SPOTS) {
        spots[spot].element.disabled = next;
        if (next) spots[spot].settle(null);
      }
      draw();
    },
  };
}

/** The cards in dealing order: player, banker, player, banker, then the third cards. */
export const dealOrder = ({ player, banker }: Pick<BaccaratOutcome, Side>): { side: Side; card: Card }[] =>
  [0, 1, 2].flatMap((place) =>
    (
      [
        ['player', player[place]],
        ['banker', banker[place]],
      ] as const
    ).flatMap(([side, card]) => (card ? [{ side, card }] : [])),
  );

function createHand({ t, move }: BaccaratTable, side: Side) {
  const points = h('b', { text: '–' });
  const cards = h('ol', { class: css.cards }, emptyPlace(), emptyPlace());
  const name = h('h2', { class: css.name }, t(side), points);
  let held: Card[] = [];
  return {
    element: h('section', { class: css.hand, 'data-side': side }, name, cards),
    clear() {
      held = [];
      points.textContent = '–';
      name.removeAttribute('data-won');
      cards.replaceChildren(emptyPlace(), emptyPlace());
    },
    async add(card: Card) {
      const view = cardView(
        card,
        t('card', { suit: t(`suit_${card.suit as 0 | 1 | 2 | 3}`), rank: rankText(card.rank) }),
      );
      const place = cards.children[held.length];
      held = [...held, card];
      if (place) place.replaceWith(view);
      else cards.append(view);
      await move(dealMs, (share) => {
        const left = (1 - share) ** 3;
        view.style.transform = left > 0 ? `translateY(${-60 * left}px) rotate(${-8 * left}deg)` : '';
        view.style.opacity = String(Math.min(1, share * 3));
      });
      points.textContent = t('points', { points: handPoints(held) });
    },
    crown(won: boolean) {
      name.toggleAttribute('data-won', won);
    },
  };
}

/** Placeholder for a card. */
const emptyPlace = () => h('li', { class: css.empty, 'aria-hidden': 'true' });

interface Spot {
  readonly element: HTMLButtonElement;
  show(placed: Amount): void;
  settle(result: { readonly text: string; readonly gain: boolean } | null): void;
}

function createSpot({ t, money, language }: BaccaratTable, spot: BaccaratSpot, onPress: () => void): Spot {
  const placed = h('span', { class: css.chip });
  const result = h('span', { class: css.result });
  const element = h(
    'button',
    { type: 'button', class: css.spot, 'data-spot': spot, onclick: onPress },
    h('b', { text: t(spot) }),
    h('small', { text: factorText(BACCARAT_PAYS[spot], language) }),
    placed,
    result,
  );
  const show = (amount: Amount) => {
    placed.textContent = amount > 0n ? money(amount) : '';
  };
  return {
    element,
    show,
    settle(told) {
      result.textContent = told?.text ?? '';
      element.toggleAttribute('data-gain', told?.gain === true);
    },
  };
}
