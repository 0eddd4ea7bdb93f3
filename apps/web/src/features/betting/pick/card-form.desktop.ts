import { type CardForm, cellsOf } from './cell-form.ts';
import { isDrawn } from './token-numbers.ts';

export const desktopCardForm: CardForm = (item, card, many) => {
  const count = card.cells.length;
  switch (cellsOf(item, card)) {
    case 'listed':
      return { form: 'listed', columns: listedColumns(count) };
    case 'dice':
      return { form: 'stack', columns: count === 15 ? 5 : 6 };
    case 'words':
      if (card.pair || count === 1) return { form: 'side', columns: count };
      // Four decimals do not fit next to a word in a third of a card.
      if (count === 3 && !many) return { form: 'stack', columns: 3 };
      return { form: 'side', columns: many || count <= 10 ? 2 : 3 };
    case 'numbers': {
      const drawn = isDrawn(item, card.zone);
      if (drawn && many && count === 10) return { form: 'side', columns: 2 };
      const isSide = drawn && !many && count !== 11;
      return { form: isSide ? 'side' : 'stack', columns: numberColumns(count, many) };
    }
  }
};

function listedColumns(count: number): number {
  if (count === 12) return 4;
  return count % 5 === 0 ? 5 : Math.min(count, 3);
}

function numberColumns(count: number, many: boolean): number {
  if (count === 49 || count === 28 || count === 14) return 7;
  if (count === 80) return 10;
  if (many) return count % 5 === 0 ? 5 : 6;
  if (count === 10) return 5;
  return count === 11 ? 11 : count === 17 ? 9 : Math.min(count, 10);
}
