/** Reviews a new withdrawal; key: its id. */
export const WITHDRAW_REVIEW = 'withdraw.review';
/** Sends an approved withdrawal and polls the provider until it ends; key: its id. */
export const WITHDRAW_SEND = 'withdraw.send';
