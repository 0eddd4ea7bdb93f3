/** Looks at a new withdrawal; key: its id. */
export const WITHDRAW_REVIEW = 'withdraw.review';
/** Sends an approved one and asks after it until it is over; key: its id. */
export const WITHDRAW_SEND = 'withdraw.send';
