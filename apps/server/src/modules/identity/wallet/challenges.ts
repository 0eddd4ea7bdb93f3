import { randomInt } from 'node:crypto';
import type { ErrorData } from '@tessera/protocol';
import { AppError, type CallContext } from '../../../http/index.ts';
import type { Store } from '../../../store/index.ts';
import type { SettingsModule } from '../../settings/index.ts';
import { addressOf, type Chain, type WalletAddress } from './address.ts';
import { signInText } from './sign-in-text.ts';
import { signerOf } from './signed-text.ts';

const LIFE_MS = 5 * 60_000;
const NONCE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const NONCE_LENGTH = 24;

/** Texts for wallets to sign; each can be answered once (W1–W3). */
export interface Challenges {
  /** A text for this wallet and this browser; with `userId`, for binding the wallet to that player. */
  issue(
    wallet: WalletAddress,
    context: CallContext,
    userId?: bigint,
  ): Promise<ErrorData['wallet_sign_required']>;
  /**
   * Checks an answer and deletes its text, whatever the result. The text is the stored one, never one that the caller sends.
   * Errors: `wallet_nonce_expired` for a nonce that is unknown, used, expired or another caller's, `wallet_signature_invalid`.
   */
  answer(
    answer: { readonly nonce: string; readonly signature: string },
    wallet: WalletAddress,
    context: CallContext,
    userId?: bigint,
  ): Promise<void>;
  forget(now: number): Promise<void>;
}

/**
 * Site address in the text: our own origin from which the page was loaded. For a foreign origin or an app it is our first one.
 */
function siteOf({ agent, origin }: CallContext, platform: SettingsModule): string {
  if (origin !== undefined && platform.entryOrigins().includes(origin)) return origin;
  const { pcUrl, wapUrl } = platform.publicSettings();
  return (agent === 'pc' ? pcUrl : wapUrl) || 'http://localhost';
}

export function createChallenges(store: Store, platform: SettingsModule): Challenges {
  return {
    async issue(wallet, context, userId) {
      const { now } = context;
      const expires = now + LIFE_MS;
      const site = siteOf(context, platform);
      const nonce = Array.from(
        { length: NONCE_LENGTH },
        () => NONCE_LETTERS[randomInt(NONCE_LETTERS.length)],
      ).join('');
      const message = signInText({
        chain: wallet.chain,
        address: wallet.text,
        site,
        purpose: userId === undefined ? 'login' : 'bind',
        nonce,
        issuedAt: now,
        expiresAt: expires,
      });
      await store.query(
        `insert into wallet_challenge (nonce, chain, address, browser_hash, user_id, message, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          nonce,
          wallet.chain,
          wallet.bytes,
          context.browser.secretHash,
          userId ?? null,
          message,
          new Date(expires),
        ],
      );
      return { nonce, message, expires };
    },

    async answer({ nonce, signature }, wallet, { now, browser }, userId) {
      const { rows } = await store.query<{
        chain: Chain;
        address: Buffer;
        browser_hash: Buffer;
        user_id: bigint | null;
        message: string;
        expires_at: Date;
      }>('delete from wallet_challenge where nonce = $1 returning *', [nonce]);
      const asked = rows[0];
      if (
        !asked ||
        asked.expires_at.getTime() <= now ||
        asked.user_id !== (userId ?? null) ||
        !asked.browser_hash.equals(browser.secretHash) ||
        asked.chain !== wallet.chain ||
        !asked.address.equals(wallet.bytes)
      ) {
        throw new AppError('wallet_nonce_expired');
      }
      const signer = signerOf(asked.chain, asked.message, signature);
      if (!signer || signer.text !== addressOf(asked.chain, asked.address).text) {
        throw new AppError('wallet_signature_invalid');
      }
    },

    async forget(now) {
      await store.query('delete from wallet_challenge where expires_at <= $1', [new Date(now)]);
    },
  };
}
