/** One transfer as sent: the sign of `count` gives the direction. */
export interface TransferOrder {
  readonly platform: string;
  readonly count: string;
}

/** A transfer with its request id, which makes retries idempotent. */
export interface SentOrder extends TransferOrder {
  readonly rid: string;
}

/** Codes after which the outcome is unknown: no answer arrived, or the platform has not confirmed. */
const undecided: ReadonlySet<string> = new Set(['ERROR1', 'ERROR2', 'transfer_pending']);

/** Whether an order that ended with this code may still have moved the money. */
export function isUndecided(code: string | undefined): boolean {
  return code !== undefined && undecided.has(code);
}

/** The order to send: the undecided one if it is the same, so that a retry cannot move the money twice; otherwise a new one. */
export function toSend(order: TransferOrder, open: SentOrder | undefined, newRid: () => string): SentOrder {
  return open?.platform === order.platform && open.count === order.count ? open : { ...order, rid: newRid() };
}
