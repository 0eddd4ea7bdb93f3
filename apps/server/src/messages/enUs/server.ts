/** Texts in answers of the server. */
export const server = {
  group_standard: 'Standard',
  theme_default: 'Porcelain',
  theme_dark: 'Ink',
  theme_festive: 'Lantern',
  theme_contrast: 'High contrast',
  theme_jade: 'Jade',
  withdraw_reason_failed: 'The bank could not pay. The money is back on your balance',
  withdraw_reason_target: 'The payout account cannot be used. The money is back on your balance',
  withdraw_reason_rejected: 'The withdrawal was not approved. The money is back on your balance',
  transfer_in_done: 'Transferred in',
  transfer_out_done: 'Transferred to your main account',
} as const;
