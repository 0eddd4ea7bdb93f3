import type { KeyboardEvent } from 'react';

/** Arrow keys move between the cards of a grid (elements with `data-card`); up and down follow the current number of columns. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? cards.indexOf(activeElement) : -1;
  if (at < 0) return;
  const step = stepOf(event.key, columnsOf(cards));
  if (step === undefined) return;
  event.preventDefault();
  cards[at + step]?.focus();
}

function stepOf(key: string, columns: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  return steps[key];
}

/** Number of cards in the first row. */
function columnsOf(cards: readonly HTMLElement[]): number {
  const top = cards[0]?.getBoundingClientRect().top;
  const below = cards.findIndex((card) => card.getBoundingClientRect().top !== top);
  return below < 0 ? cards.length : below;
}
