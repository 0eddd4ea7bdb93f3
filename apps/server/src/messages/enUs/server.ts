/** Texts that the server itself puts into answers. */
export const server = {
  group_standard: 'Standard',
  close_reason: 'The platform is closed. Please come back later',
  theme_default: 'Porcelain',
  theme_dark: 'Ink',
  theme_festive: 'Lantern',
  theme_contrast: 'High contrast',
  theme_jade: 'Jade',
  transfer_in_done: 'Transferred in',
  transfer_out_done: 'Transferred to your main account',
} as const;
