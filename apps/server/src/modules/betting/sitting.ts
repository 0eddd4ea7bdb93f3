/** The session a bet is made in, as far as its reality check asks (RP5). */
export interface Sitting {
  readonly id: bigint;
  /** How long it has lasted, ms. */
  readonly lastsMs: number;
}
