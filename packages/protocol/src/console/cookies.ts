/**
 * Cookies of the operators' console, by their names without the prefix `__Host-`. They have other names than those of players,
 * because browsers share cookies between the ports of one host. All are `SameSite=Strict`; only `xsrf` can be read by scripts.
 */
export const OPERATOR_COOKIES = {
  session: 'operator',
  browser: 'operator-browser',
  xsrf: 'OPERATOR-XSRF',
} as const;
