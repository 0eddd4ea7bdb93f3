/** A player's place, as far as it names a change of their rate. */
interface ChangingPlace {
  readonly next: { readonly ppm: number; readonly from: string } | null;
  readonly inviter: string | null;
}

/** A change of the own rate that is decided. */
export interface RateChange {
  readonly ppm: number;
  /** First day of the new rate, `YYYY-MM-DD`. */
  readonly from: string;
  /** Masked name of the upline; null for an agent whom the platform appointed. */
  readonly inviter: string | null;
  /** Tells this change from others of all players on a device. */
  readonly mark: string;
}

/** The decided change of a player's rate, if there is one. */
export function changeOf(playerId: number, { next, inviter }: ChangingPlace): RateChange | undefined {
  return next ? { ...next, inviter, mark: `${playerId} ${next.from} ${next.ppm}` } : undefined;
}
