/** Notices of the client (R8.3), and texts of dialogs (R8.6). */
export const notices = {
  login_success: 'Signed in. Taking you home',
  accessed_try_account: 'You are in a trial account. Funds are not real',
  refresh_success: 'Refreshed',
  copy_success: 'Copied',
  please_read_agree: 'Please read and agree to the terms first',
  please_install_pocket: 'No wallet found. Install one first',
  auth_eth_login_failed: 'Wallet sign-in failed. Try again',
  app_new_version: 'A new version is required',
  'UPDATE APP FAILED': 'Update failed. Check your network and retry',
  tip: 'Notice',
  confirm: 'Confirm',
  cancel: 'Cancel',
} as const;
