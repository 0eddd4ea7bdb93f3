import { createHash, randomBytes } from 'node:crypto';
import type { CallContext } from '../../../http/index.ts';
import type { Store, Tx } from '../../../store/index.ts';
import type { WalletAddress } from './address.ts';

const LIFE_MS = 10 * 60_000;

/** `bind`: bind the address at the next sign-in (W4). `login`: continue with the authenticator's code (W5). */
export type TicketPurpose = 'bind' | 'login';

export interface Ticket {
  readonly ticket: string;
  /** ms */
  readonly expires: number;
}

/** Issues a single-use ticket for the address to the browser that showed a valid signature. */
export async function issueTicket(
  store: Store,
  purpose: TicketPurpose,
  wallet: WalletAddress,
  { now, browser }: CallContext,
): Promise<Ticket> {
  const ticket = randomBytes(32).toString('base64url');
  const expires = now + LIFE_MS;
  await store.query(
    `insert into wallet_ticket (ticket_hash, purpose, chain, address, browser_hash, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [hashOf(ticket), purpose, wallet.chain, wallet.bytes, browser.secretHash, new Date(expires)],
  );
  return { ticket, expires };
}

/** Whether the ticket is for this purpose, address and browser, and has not expired. */
export async function holdsTicket(
  store: Store,
  ticket: string,
  purpose: TicketPurpose,
  wallet: WalletAddress,
  { now, browser }: CallContext,
): Promise<boolean> {
  const { rowCount } = await store.query(
    `select from wallet_ticket where ticket_hash = $1 and purpose = $2 and chain = $3 and address = $4
       and browser_hash = $5 and expires_at > $6`,
    [hashOf(ticket), purpose, wallet.chain, wallet.bytes, browser.secretHash, new Date(now)],
  );
  return rowCount === 1;
}

/** Uses up a ticket; false if it was already used. */
export async function useTicket(tx: Tx | Store, ticket: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from wallet_ticket where ticket_hash = $1', [hashOf(ticket)]);
  return rowCount === 1;
}

/** Removes expired tickets. */
export async function forgetTickets(store: Store, now: number): Promise<void> {
  await store.query('delete from wallet_ticket where expires_at <= $1', [new Date(now)]);
}

const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();
