import { type CardForm, cellsOf } from './cell-form.ts';

/** Plays of the board of three dice, with the columns of their rows. */
const tableColumns: Readonly<Record<string, number>> = {
  'k3.credit.army': 6,
  'k3.credit.triple': 3,
  'k3.credit.any-triple': 1,
  'k3.credit.sides': 4,
  'k3.credit.points': 7,
};

export const phoneCardForm: CardForm = (item, card, many) => {
  const count = card.cells.length;
  // The whole board of three dice is one table, which needs no scrolling.
  const table = tableColumns[item.id];
  if (table !== undefined) return { form: 'matrix', columns: table };
  switch (cellsOf(item, card)) {
    case 'listed':
      return { form: 'listed', columns: 2 };
    case 'dice':
      return { form: 'stack', columns: 3 };
    case 'words':
      if (many && count <= 6) return { form: 'matrix', columns: count };
      if (many && !card.pair) return { form: 'stack', columns: 4 };
      if (card.pair || count === 1) return { form: 'side', columns: count };
      if (count === 3) return { form: 'side', columns: 3 };
      return { form: 'side', columns: count <= 10 ? 2 : 3 };
    case 'numbers':
      return { form: 'stack', columns: numberColumns(count) };
  }
};

function numberColumns(count: number): number {
  if (count === 49 || count === 28 || count === 14) return 7;
  if (count === 80) return 8;
  return count % 5 === 0 ? 5 : 6;
}
