/** Kinds of the deposits' jobs. */

/** An order's time is over; key: the deposit. */
export const EXPIRE = 'deposit.expire';
/** Asks the gateway about an order its player says is paid; key: the deposit. */
export const ASK = 'deposit.ask';
/** Tells the player's sockets that his balance grew; key: the deposit. */
export const TELL = 'deposit.tell';
/** Sends a payment back; key: its external id. */
export const RETURN = 'deposit.return';
/** Follows a transfer on a chain until it is final; key: network/transaction, and what began it. */
export const CHAIN = 'deposit.chain';
