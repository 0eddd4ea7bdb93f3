import { MINES_CELLS, type MinesOutcome } from '@tessera/games';
import { flag, type GameTranslate, h } from '../engine/index.ts';
import gemUrl from './gem.svg';
import mineUrl from './mine.svg';
import css from './mines.module.css';

const side = 5;

/** The 25 cells as buttons; arrow keys move between them. */
export interface Field {
  readonly element: HTMLElement;
  /** Covers every cell; `open`: whether they can be pressed. */
  clear(open: boolean): void;
  /** Disables all cells. */
  stop(): void;
  /** Marks a cell whose press is in flight to the platform. */
  wait(cell: number): void;
  /** Shows the gems found so far; returns whether any of them is new. */
  showOpened(opened: readonly number[]): boolean;
  /** Reveals all cells; those that the player did not open are dimmed. */
  reveal(outcome: MinesOutcome): void;
}

type Face = 'gem' | 'mine' | 'hit';

export function createField(t: GameTranslate<'mines'>, onOpen: (cell: number) => void): Field {
  const cells = Array.from({ length: MINES_CELLS }, (_, cell) =>
    h('button', {
      class: css.cell,
      type: 'button',
      tabindex: cell === 0 ? 0 : -1,
      onclick: () => press(cell),
    }),
  );
  const element = h(
    'div',
    { class: css.field, role: 'group', 'aria-label': t('board'), 'data-keys': true, onkeydown: rove },
    ...cells,
  );
  let isOpen = false;
  let waiting = false;

  const name = (cell: number, face: 'cell_hidden' | 'cell_gem' | 'cell_mine') =>
    `${t('cell', { row: Math.floor(cell / side) + 1, column: (cell % side) + 1 })}, ${t(face)}`;

  function setOpen(open: boolean): void {
    isOpen = open;
    flag(element, 'data-open', open);
    for (const cell of cells)
      cell.setAttribute('aria-disabled', String(!open || cell.dataset.face !== undefined));
  }
  function press(cell: number): void {
    if (isOpen && !waiting && cells[cell]?.dataset.face === undefined) onOpen(cell);
  }
  function rove(event: KeyboardEvent): void {
    const at = cells.indexOf(event.target as HTMLButtonElement);
    const to = at < 0 ? undefined : neighbour(at, event.key);
    if (to === undefined) return;
    event.preventDefault();
    for (const [index, cell] of cells.entries()) cell.tabIndex = index === to ? 0 : -1;
    cells[to]?.focus();
  }
  function setFace(cell: number, face: Face, late: boolean): void {
    const button = cells[cell];
    if (!button) return;
    delete button.dataset.pending;
    flag(button, 'data-late', late);
    if (button.dataset.face === face) return;
    button.dataset.face = face;
    button.setAttribute('aria-label', name(cell, face === 'gem' ? 'cell_gem' : 'cell_mine'));
    button.replaceChildren(h('img', { src: face === 'gem' ? gemUrl : mineUrl, alt: '' }));
  }
  function clear(open: boolean): void {
    waiting = false;
    for (const [cell, button] of cells.entries()) {
      delete button.dataset.face;
      delete button.dataset.pending;
      flag(button, 'data-late', false);
      button.setAttribute('aria-label', name(cell, 'cell_hidden'));
      button.replaceChildren();
    }
    setOpen(open);
  }
  clear(false);
  return {
    element,
    clear,
    stop: () => setOpen(false),
    wait(cell) {
      waiting = true;
      flag(cells[cell]!, 'data-pending', true);
    },
    showOpened(opened) {
      waiting = false;
      if (opened.length === 0) clear(true);
      const isNew = opened.some((cell) => cells[cell]?.dataset.face === undefined);
      for (const cell of opened) setFace(cell, 'gem', false);
      for (const cell of cells) delete cell.dataset.pending;
      setOpen(true);
      return isNew;
    },
    reveal({ mines, opened, hit }) {
      waiting = false;
      for (const cell of cells.keys()) {
        const own = opened.includes(cell);
        if (cell === hit) setFace(cell, 'hit', false);
        else setFace(cell, mines.includes(cell) ? 'mine' : 'gem', !own);
      }
      setOpen(false);
    },
  };
}

/** The cell reached by an arrow key; undefined at the edge. */
function neighbour(cell: number, key: string): number | undefined {
  const [row, column] = [Math.floor(cell / side), cell % side];
  if (key === 'ArrowRight' && column < side - 1) return cell + 1;
  if (key === 'ArrowLeft' && column > 0) return cell - 1;
  if (key === 'ArrowDown' && row < side - 1) return cell + side;
  if (key === 'ArrowUp' && row > 0) return cell - side;
  return undefined;
}
