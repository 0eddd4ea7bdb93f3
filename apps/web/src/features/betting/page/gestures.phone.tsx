import { useEffect, useEffectEvent } from 'react';
import { buzz } from '../../../data/settings/index.ts';
import { directionOf, followFinger, type Gesture } from '../../../platform/gestures/index.ts';
import { useBettingPage } from '../betting.tsx';
import { rowsOf, zonesOf } from '../pick/zones.ts';

/** Hold time that makes a ball a banker, ms. */
const HOLD_MS = 450;
/** Maximum time between the end of a touch and its click, ms. */
const CLICK_MS = 700;
/** Movement that ends a hold, px. */
const STILL_PX = 10;
/** Swipe distance that removes a line, px. */
const REMOVE_PX = 96;

/**
 * The phone's gestures on the board; a button exists for each. A swipe outside the numbers changes the
 * group, a drag across balls picks them, holding a ball makes it a banker, pulling the last result down shows earlier ones,
 * swiping a slip line sideways deletes it.
 */
export function Gestures() {
  const betting = useBettingPage();

  const stepGroup = useEffectEvent((by: 1 | -1) => {
    const { tree, play, board, choosePlay } = betting;
    if (board !== 'tradition') return;
    const next = tree[tree.findIndex(({ id }) => id === play.groupId) + by]?.types[0]?.plays[0];
    if (next) choosePlay(next.id);
  });

  /** Makes a number a banker if its zone has bankers. */
  const bank = useEffectEvent((row: number, value: number): boolean => {
    const zone = rowsOf(betting.item)[row];
    const bankers = zonesOf(betting.item).find(({ index, isBanker }) => isBanker && index === zone?.rival);
    if (!bankers) return false;
    betting.now().pick(bankers, value);
    return true;
  });

  const begin = useEffectEvent((start: Element): Gesture | undefined => {
    const board = start.closest('[data-screen="lottery"]');
    if (!board) return undefined;
    const line = start.closest<HTMLElement>('[data-swipe="line"]');
    if (line) return lineGesture(line);
    if (start.closest('dialog')) return undefined;
    const ball = ballOf(start);
    if (ball) return ballGesture(ball, bank);
    const strip = start.closest('[data-pull="history"]');
    if (strip) return pullGesture(strip);
    if (start.closest('input, textarea, [role="slider"]')) return undefined;
    return {
      end: (way) => {
        const direction = directionOf(way);
        if (direction === 'left') stepGroup(1);
        if (direction === 'right') stepGroup(-1);
      },
    };
  });
  useEffect(() => followFinger((start) => begin(start)), []);
  return null;
}

const ballOf = (element: Element | null): HTMLButtonElement | null =>
  element?.closest<HTMLButtonElement>('[data-row] button[data-value]') ?? null;

/** Picks, or unpicks, every ball the finger passes; holding the first ball makes it a banker. */
function ballGesture(first: HTMLButtonElement, bank: (row: number, value: number) => boolean): Gesture {
  const wanted = String(first.getAttribute('aria-pressed') !== 'true');
  const group = first.closest<HTMLElement>('[data-row]');
  let painting = false;
  const hold = setTimeout(() => {
    if (!bank(Number(group?.dataset.row), Number(first.dataset.value))) return;
    buzz('select');
    ignoreNextClick(first);
  }, HOLD_MS);
  const paint = (ball: HTMLButtonElement | null) => {
    if (ball && group?.contains(ball) && ball.getAttribute('aria-pressed') !== wanted) ball.click();
  };
  return {
    move: ({ dx, dy, over }) => {
      if (Math.hypot(dx, dy) > STILL_PX) clearTimeout(hold);
      const ball = ballOf(over);
      if (!painting && ball !== first && ball && group?.contains(ball)) {
        painting = true;
        paint(first);
      }
      if (painting) paint(ball);
    },
    end: () => clearTimeout(hold),
    cancel: () => clearTimeout(hold),
  };
}

/** Suppresses the click at the end of a long press. */
function ignoreNextClick(ball: HTMLElement): void {
  const stop = new AbortController();
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    stop.abort();
  };
  ball.addEventListener('click', ignore, { capture: true, signal: stop.signal });
  ball.addEventListener('contextmenu', (event) => event.preventDefault(), { signal: stop.signal });
  addEventListener('touchend', () => setTimeout(() => stop.abort(), CLICK_MS), { signal: stop.signal });
}

function lineGesture(line: HTMLElement): Gesture {
  const back = () => {
    line.style.transform = '';
    line.style.opacity = '';
  };
  return {
    move: ({ dx, dy }) => {
      if (dx >= 0 || -dx < Math.abs(dy)) return;
      line.style.transform = `translateX(${dx}px)`;
      line.style.opacity = String(Math.max(0.2, 1 + dx / (3 * REMOVE_PX)));
    },
    end: (way) => {
      back();
      if (directionOf(way) !== 'left' || way.dx > -REMOVE_PX) return;
      line.querySelector<HTMLButtonElement>('[data-remove]')?.click();
    },
    cancel: back,
  };
}

const pullGesture = (strip: Element): Gesture => ({
  end: (way) => {
    const result = strip.querySelector<HTMLButtonElement>('[data-history]');
    if (directionOf(way) !== 'down' || !result) return;
    // The first click ends a running reveal, the second opens earlier results.
    if (result.dataset.history === 'revealing') setTimeout(() => result.click());
    result.click();
  },
});
