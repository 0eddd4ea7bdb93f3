import { z } from 'zod';
import { defineEvent } from '../../contract/index.ts';
import { idField } from '../../store/index.ts';

/**
 * What happened to the security of an account: `new_device`, or a line of the login record. `payout_on`, `payout_off`: a card or address
 * that withdrawals go to. `token_reuse`: sessions ended because an old token or remembered login came back (A7, A13).
 */
export const securityEvents = [
  'new_device',
  'password_changed',
  'password_recovered',
  'fund_password_changed',
  'google_on',
  'google_off',
  'wallet_on',
  'wallet_off',
  'payout_on',
  'payout_off',
  'contact_on',
  'contact_off',
  'codes_made',
  'token_reuse',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

/**
 * The security of an account has changed, or a browser that the account had not been used from has signed in. The key is the id of the line in the login record.
 * `at`: ms. `device`: browser and system, empty when unknown.
 */
export const securityChanged = defineEvent(
  'account.security-changed',
  z.object({ user: idField, what: z.enum(securityEvents), at: z.int(), device: z.string() }),
);

/** A player has opened an account; trial accounts and operators are left out. `user`: the player's id, which is also the key. */
export const playerRegistered = defineEvent('player.registered', z.object({ user: idField }));
