/** What differs between the forms in the lobby. */
export interface LobbyLayout {
  /** Approximate number of lottery cards on the first screen. */
  readonly cards: number;
  /** Largest count of drawn numbers on a card when they are squares. */
  readonly squaresMax: number;
  /** Number of lotteries of the strip "soon to draw" that are visible at first, plus one. */
  readonly soon: number;
  /** Edge lengths in that strip, px. */
  readonly ring: number;
  readonly emblem: number;
}
