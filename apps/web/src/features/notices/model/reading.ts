/** A notice of the dialog. */
export interface Unread {
  readonly id: string;
  readonly version: number;
  /** Only the press of its button marks it as seen. */
  readonly must_ack: boolean;
}

/** How far a player has read the notices of one dialog. */
export interface Reading<Item extends Unread = Unread> {
  readonly items: readonly Item[];
  /** Place of the notice that is shown. */
  readonly at: number;
  /** Places that were shown so far, and those whose button was pressed. */
  readonly shown: ReadonlySet<number>;
  readonly pressed: ReadonlySet<number>;
}

/** Begins with the first of at least one notice. */
export const beginReading = <Item extends Unread>(items: readonly Item[]): Reading<Item> => ({
  items,
  at: 0,
  shown: new Set([0]),
  pressed: new Set(),
});

/** Shows another notice of the list. */
export const showAt = <Item extends Unread>(reading: Reading<Item>, at: number): Reading<Item> => ({
  ...reading,
  at,
  shown: new Set(reading.shown).add(at),
});

/** The button of the notice that is shown was pressed: the next one whose button was not follows, from the beginning again after the last. */
export function press<Item extends Unread>(reading: Reading<Item>): Reading<Item> {
  const { items, at } = reading;
  const pressed = new Set(reading.pressed).add(at);
  const after = items.map((_, place) => (at + 1 + place) % items.length);
  const next = after.find((place) => !pressed.has(place));
  const read = { ...reading, pressed };
  return next === undefined ? read : showAt(read, next);
}

/** Whether the button of every notice was pressed. */
export const isRead = ({ items, pressed }: Reading): boolean => pressed.size === items.length;

/** Whether the next press is the last one. */
export const isLastPress = ({ items, at, pressed }: Reading): boolean =>
  new Set(pressed).add(at).size === items.length;

/**
 * What counts as seen when the dialog closes now: notices whose button was pressed, and those that were shown and need no press.
 * The others are shown again after the next sign-in.
 */
export const seenOf = ({ items, shown, pressed }: Reading): { id: string; version: number }[] =>
  items.flatMap(({ id, version, must_ack }, place) =>
    pressed.has(place) || (shown.has(place) && !must_ack) ? [{ id, version }] : [],
  );
