/** The session a bet is made in, as far as its reality check asks (RP5). */
export interface SessionAge {
  readonly id: bigint;
  /** How long it has lasted, ms. */
  readonly lastsMs: number;
}
