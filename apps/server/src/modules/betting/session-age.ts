/** Age of the session a bet is placed in, for its reality check (RP5). */
export interface SessionAge {
  readonly id: bigint;
  /** Age, ms. */
  readonly lastsMs: number;
}
