/** Job kinds of deposits. */

/** The time to pay an order is over; key: the deposit. */
export const EXPIRE = 'deposit.expire';
/** Asks the gateway about an order that its player reported as paid; key: the deposit. */
export const ASK = 'deposit.ask';
/** Sends the new balance to the player's sockets; key: the deposit. */
export const TELL = 'deposit.tell';
/** Returns a payment; key: its external id. */
export const RETURN = 'deposit.return';
/** Follows a transfer on a chain until it is final; key: the id of the event that started it. */
export const CHAIN = 'deposit.chain';
