/** One transfer as it is sent: the sign of `count` gives the direction. */
export interface TransferOrder {
  readonly plat: string;
  readonly count: string;
}

/** The same with the id that gives it one effect, however often it is sent. */
export interface SentOrder extends TransferOrder {
  readonly rid: string;
}

/** Codes after which nobody knows yet whether the money has moved: no answer came, or the platform has not confirmed. */
const undecided: ReadonlySet<string> = new Set(['ERROR1', 'ERROR2', 'transfer_pending']);

/** Whether an order that ended with this code may still have moved the money. */
export function isUndecided(code: string | undefined): boolean {
  return code !== undefined && undecided.has(code);
}

/**
 * What to send for an order: the one that is not decided yet when it is the same, so that asking again cannot move the money
 * twice, otherwise a new one.
 */
export function toSend(order: TransferOrder, open: SentOrder | undefined, newRid: () => string): SentOrder {
  return open?.plat === order.plat && open.count === order.count ? open : { ...order, rid: newRid() };
}
