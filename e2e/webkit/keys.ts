import type { Session } from './driver.ts';

/** Keys with a name, by their code points of WebDriver. */
const named: Readonly<Record<string, string>> = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Meta: '\uE03D',
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
};

/** A point of the window, px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Presses a key or several at once, as `Control+a`. */
export async function pressKeys(session: Session, keys: string): Promise<void> {
  const all = keys.length === 1 ? [keys] : keys.split('+').map((key) => named[key] ?? key);
  const down = all.map((value) => ({ type: 'keyDown', value }));
  const up = all.toReversed().map((value) => ({ type: 'keyUp', value }));
  await act(session, { type: 'key', id: 'keyboard', actions: [...down, ...up] });
}

/** Moves the mouse to a point. */
export function moveMouse(session: Session, point: Point): Promise<void> {
  return act(session, mouse([move(point)]));
}

/** Clicks at a point, `count` times in a row. */
export function clickAt(session: Session, point: Point, count = 1): Promise<void> {
  const click = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return act(session, mouse([move(point), ...Array.from({ length: count }, () => click).flat()]));
}

const move = ({ x, y }: Point) => ({
  type: 'pointerMove',
  duration: 0,
  x: Math.round(x),
  y: Math.round(y),
  origin: 'viewport',
});

const mouse = (actions: readonly object[]) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});

async function act(session: Session, source: object): Promise<void> {
  await session.command('POST', '/actions', { actions: [source] });
}
