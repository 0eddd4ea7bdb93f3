const ordinals = (count: number, name: (ordinal: string) => string): readonly string[] =>
  [...'一二三四五六七八九十'].slice(0, count).map(name);

/** Names that positions have in the played items, by kind: decimal places, ranks of a race, counted places and balls, main balls of LHC. */
export const placeNames = {
  position: [...'万千百十个'],
  rank: ['冠军', '亚军', ...ordinals(10, (n) => `第${n}名`).slice(2)],
  place: ordinals(5, (n) => `第${n}位`),
  ball: ordinals(8, (n) => `第${n}球`),
  regular: [1, 2, 3, 4, 5, 6].map((n) => `正${n}`),
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PlaceKind = keyof typeof placeNames;

/** The positions of a draw: `names[0]` is name number `first` of its kind, counted from 0. */
export interface Places {
  readonly kind: PlaceKind;
  readonly first: number;
  /** Empty where order is irrelevant. */
  readonly names: readonly string[];
}

/** `count` positions of a kind, from its first name, or with `atEnd` up to its last one. */
export function placesOf(kind: PlaceKind, count: number, atEnd = false): Places {
  const first = atEnd ? placeNames[kind].length - count : 0;
  return { kind, first, names: placeNames[kind].slice(first, first + count) };
}

/** A draw whose order is irrelevant. */
export const noPlaces: Places = placesOf('place', 0);
