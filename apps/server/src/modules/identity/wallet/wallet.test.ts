import { randomBytes } from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestBrowser, useApp } from '../../../../test/app.ts';
import { STEP_MS, stepOf, totpCode } from '../totp.ts';
import { addressOfKey, type Chain } from './address.ts';
import { signedTextHash } from './signed-text.ts';

const app = useApp();
beforeEach(async () => {
  for (const key of ['walletLoginEth', 'walletLoginTron'] as const) await app().set(key, '1');
  await app().set('loginCaptcha', '0');
});

/** A wallet with a new key. */
function newWallet(type: Chain = 'eth') {
  const key = randomBytes(32);
  return {
    type,
    address: addressOfKey(type, secp256k1.getPublicKey(key, false)).text,
    sign(text: string) {
      const made = secp256k1.sign(signedTextHash(type, text), key, { prehash: false, format: 'recovered' });
      return `0x${Buffer.concat([made.subarray(1), Buffer.of(27 + (made[0] ?? 0))]).toString('hex')}`;
    },
  };
}
type Wallet = ReturnType<typeof newWallet>;

const LOGIN = 'POST /api/user/login-with-pocket';
const nameOf = ({ type, address }: Wallet) => ({ type, address });

/** Requests a text for signing in. */
async function textFor(wallet: Wallet, browser: TestBrowser) {
  const answer = await browser.call(LOGIN, nameOf(wallet));
  expect(answer).toMatchObject({ state: 'FAILED', code: 'wallet_sign_required' });
  return (answer as { data?: unknown }).data as { nonce: string; message: string; expires: number };
}

async function signIn(wallet: Wallet, browser = app().browser(), more: object = {}) {
  const { nonce, message } = await textFor(wallet, browser);
  return browser.call(LOGIN, { ...nameOf(wallet), nonce, signature: wallet.sign(message), ...more });
}

/** Binds a wallet to a player's account; returns the error code. */
async function bindTo(player: TestBrowser, wallet: Wallet): Promise<string> {
  const { nonce, message } = await player.expectOk('POST /api/user/wallet/challenge', {
    ...nameOf(wallet),
    password: TEST_PASSWORD,
  });
  const answer = await player.call('POST /api/user/wallet/bind', {
    ...nameOf(wallet),
    nonce,
    signature: wallet.sign(message),
  });
  return answer.state === 'SUCCESS' ? 'ok' : answer.code;
}

/** A player with this wallet bound. */
async function playerWith(wallet: Wallet) {
  const player = await app().player();
  expect(await bindTo(player, wallet)).toBe('ok');
  return player;
}

describe.each(['eth', 'tron'] as const)('a wallet of %s', (type) => {
  test('[W1] [W2] [R7.4] [R7.10] signs in once its text is signed', async () => {
    const wallet = newWallet(type);
    const player = await playerWith(wallet);
    const browser = app().browser();
    const { message, nonce, expires } = await textFor(wallet, browser);
    expect(nonce).toMatch(/^[A-Za-z0-9]{16,}$/);
    expect(expires - app().services.http.now()).toBeLessThanOrEqual(300_000);
    const lines = message.split('\n');
    expect(lines[1]).toBe(wallet.address);
    expect(message).toContain(`Nonce: ${nonce}`);
    expect(message).toMatch(/^\S+ wants you to sign in with your (Ethereum|TRON) account:\n/);
    for (const line of ['URI: http', 'Version: 1', 'Chain ID: ', 'Issued At: ', 'Expiration Time: ']) {
      expect(lines.filter((text) => text.startsWith(line))).toHaveLength(1);
    }
    const { token } = await browser.expectOk(LOGIN, {
      ...nameOf(wallet),
      nonce,
      signature: wallet.sign(message),
    });
    browser.token = token;
    expect(await browser.expectOk('GET /api/user/data')).toMatchObject({
      user_name: player.name,
      eth_bind_address: wallet.address,
    });
  });

  test('[W4] [R8.2] an unbound wallet gets a ticket, and is bound with it at the next sign-in', async () => {
    const wallet = newWallet(type);
    const { name } = await app().player();
    const browser = app().browser();
    const refused = await signIn(wallet, browser);
    expect(refused).toMatchObject({ code: 'pocket_need_bind', data: { address: wallet.address } });
    const { ticket } = (refused as { data?: unknown }).data as { ticket: string };
    const form = { user_name: name, password: TEST_PASSWORD, eth_address: wallet.address };
    // In another browser the ticket is invalid, and the sign-in continues without it.
    await app()
      .browser()
      .expectOk('POST /api/user/login', { ...form, bind_ticket: ticket });
    expect(await signIn(wallet)).toMatchObject({ code: 'pocket_need_bind' });
    await browser.expectOk('POST /api/user/login', { ...form, bind_ticket: ticket });
    expect(await signIn(wallet)).toMatchObject({ state: 'SUCCESS' });
  });
});

test('[V3] a text names our site that the page was loaded from, never a foreign origin', async () => {
  await app().set('pcUrl', 'https://one.example');
  await app().set('entryAddresses', [{ pcUrl: 'https://two.example/', wapUrl: '' }]);
  const domainOver = async (host: string) => {
    const browser = app().browser();
    const answer = await browser.call(LOGIN, nameOf(newWallet()), {
      headers: { host, origin: `https://${host}` },
    });
    const { message } = (answer as { data?: unknown }).data as { message: string };
    return /^\S+/.exec(message)?.[0];
  };
  expect(await domainOver('one.example')).toBe('one.example');
  expect(await domainOver('two.example')).toBe('two.example');
  expect(await domainOver('evil.example')).toBe('one.example');
  await app().set('pcUrl', '');
  await app().set('entryAddresses', []);
});

describe('[V3] nobody gets in, and nothing is bound', () => {
  const refusedWith = async (answer: Promise<unknown>, code: string) =>
    expect(await answer).toMatchObject({ state: 'FAILED', code });

  test('by an address alone, even a planted one', async () => {
    const wallet = newWallet();
    await playerWith(wallet);
    await refusedWith(app().browser().call(LOGIN, nameOf(wallet)), 'wallet_sign_required');
    const planted = newWallet();
    const victim = await app().player();
    await app()
      .browser()
      .expectOk('POST /api/user/login', {
        user_name: victim.name,
        password: TEST_PASSWORD,
        eth_address: planted.address,
        bind_ticket: 'A'.repeat(43),
      });
    await refusedWith(signIn(planted), 'pocket_need_bind');
  });

  test('by another signer, or the text of another nonce, chain or site', async () => {
    const wallet = newWallet();
    await playerWith(wallet);
    const thief = newWallet();
    const attempt = async (alter: (text: string) => string, signer: Wallet = wallet) => {
      const browser = app().browser();
      const { nonce, message } = await textFor(wallet, browser);
      const signature = signer.sign(alter(message));
      await refusedWith(
        browser.call(LOGIN, { ...nameOf(wallet), nonce, signature }),
        'wallet_signature_invalid',
      );
    };
    await attempt((text) => text, thief);
    await attempt((text) => text.replace(/^\S+/, 'evil.example'));
    await attempt((text) => text.replace(/URI: .*/, 'URI: https://evil.example'));
    await attempt((text) => text.replace('Chain ID: 1', 'Chain ID: 56'));
    await attempt((text) => text.replace(/Nonce: .*/, 'Nonce: AAAAAAAAAAAAAAAAAAAAAAAA'));
    await attempt((text) => text.replace(/Expiration Time: .*/, 'Expiration Time: 2099-01-01T00:00:00.000Z'));
  });

  test('by a nonce that was answered before, rightly or wrongly, expired, or was requested elsewhere', async () => {
    const wallet = newWallet();
    await playerWith(wallet);
    const browser = app().browser();
    const replay = async (
      { nonce, message }: { nonce: string; message: string },
      from = browser,
      code = 'wallet_nonce_expired',
    ) => refusedWith(from.call(LOGIN, { ...nameOf(wallet), nonce, signature: wallet.sign(message) }), code);
    const used = await textFor(wallet, browser);
    await browser.expectOk(LOGIN, {
      ...nameOf(wallet),
      nonce: used.nonce,
      signature: wallet.sign(used.message),
    });
    await replay(used);
    const failed = await textFor(wallet, browser);
    await refusedWith(
      browser.call(LOGIN, {
        ...nameOf(wallet),
        nonce: failed.nonce,
        signature: newWallet().sign(failed.message),
      }),
      'wallet_signature_invalid',
    );
    await replay(failed);
    await replay(await textFor(wallet, browser), app().browser());
    const late = await textFor(wallet, browser);
    await app().db.clock.advance(300_001);
    await replay(late);
  });

  test('by a text that was meant for binding, and the other way round', async () => {
    const wallet = newWallet();
    const player = await app().player();
    const bindText = await player.expectOk('POST /api/user/wallet/challenge', {
      ...nameOf(wallet),
      password: TEST_PASSWORD,
    });
    const answer = { ...nameOf(wallet), nonce: bindText.nonce, signature: wallet.sign(bindText.message) };
    await refusedWith(player.call(LOGIN, answer), 'wallet_nonce_expired');
    const loginText = await textFor(wallet, player);
    await refusedWith(
      player.call('POST /api/user/wallet/bind', {
        ...nameOf(wallet),
        nonce: loginText.nonce,
        signature: wallet.sign(loginText.message),
      }),
      'wallet_nonce_expired',
    );
    expect((await player.expectOk('POST /api/user/wallet/list')).items).toEqual([]);
  });
});

describe('binding', () => {
  test('[W5] one address, one account; the login record shows it and withdrawals are locked', async () => {
    const wallet = newWallet();
    const owner = await playerWith(wallet);
    const other = await app().player();
    expect(await bindTo(other, wallet)).toBe('wallet_taken');
    expect((await other.expectOk('POST /api/user/wallet/list')).items).toEqual([]);
    expect((await owner.expectOk('POST /api/user/login/record', { limit: 1 })).items[0]?.result).toBe(
      'wallet_on',
    );
    const { withdraw_locked_until } = await owner.expectOk('POST /api/user/security');
    expect(withdraw_locked_until).toBeGreaterThan(app().services.http.now());
    await owner.expectOk('POST /api/user/wallet/unbind', { type: 'eth' });
    expect(await owner.codeOf('POST /api/user/wallet/unbind', { type: 'eth' })).toBe('not_found');
    expect(await signIn(wallet)).toMatchObject({ code: 'pocket_need_bind' });
  });

  test('[RP8] a wallet of a self-excluded player signs in to no other account, removed before or not', async () => {
    const wallet = newWallet();
    const excluded = await playerWith(wallet);
    await excluded.expectOk('POST /api/user/wallet/unbind', { type: 'eth' });
    await excluded.expectOk('POST /api/user/exclusion', { term: '6m' });
    expect(await bindTo(await app().player(), wallet)).toBe('wallet_taken');
    expect(await bindTo(excluded, wallet)).toBe('ok');
  });

  test('[A12] requires the password, and a step-up if there is a factor', async () => {
    const wallet = newWallet();
    const player = await app().player();
    const ask = (password: string) =>
      player.codeOf('POST /api/user/wallet/challenge', { ...nameOf(wallet), password });
    expect(await ask('not-the-password')).toBe('password_incorrect');
    await player.expectOk('POST /api/user/fund-password', {
      password: TEST_PASSWORD,
      fund_password: 'velvet-orchard-money-3',
    });
    expect(await ask(TEST_PASSWORD)).toBe('step_up_required');
    expect(await player.codeOf('POST /api/user/wallet/unbind', { type: 'eth' })).toBe('step_up_required');
  });

  test('needs a session, refuses trial accounts, and parses addresses strictly', async () => {
    const wallet = newWallet();
    const signature = `0x${'11'.repeat(65)}`;
    const trial = app().browser();
    trial.token = await trial.expectOk('POST /api/user/try');
    for (const [key, payload] of [
      ['POST /api/user/wallet/list', {}],
      ['POST /api/user/wallet/challenge', { ...nameOf(wallet), password: 'x' }],
      ['POST /api/user/wallet/bind', { ...nameOf(wallet), nonce: 'A'.repeat(24), signature }],
      ['POST /api/user/wallet/unbind', { type: 'eth' }],
    ] as const) {
      expect(await app().browser().codeOf(key, payload)).toBe('please_login');
      expect(await trial.codeOf(key, payload)).toBe('trial_not_allowed');
    }
    const mixed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD';
    for (const [type, address, field] of [
      ['eth', mixed, 'address'],
      ['tron', wallet.address, 'address'],
      ['eth', 'x'.repeat(42), 'address'],
      ['btc', wallet.address, 'type'],
    ]) {
      expect(
        await app()
          .browser()
          .call(LOGIN, { type, address } as never),
      ).toMatchObject({ code: 'validation_failed', data: { field } });
    }
  });

  test('[R5.4] a switch that is off disables it', async () => {
    await app().set('walletLoginTron', '0');
    expect(
      await app()
        .browser()
        .call(LOGIN, nameOf(newWallet('tron'))),
    ).toMatchObject({
      code: 'validation_failed',
      data: { field: 'type' },
    });
  });
});

describe("[W5] the account's other safeguards apply to wallet sign-in too", () => {
  test('the authenticator code is required after the signature, which need not be given again', async () => {
    const wallet = newWallet();
    const player = await playerWith(wallet);
    await app().db.clock.advance(STEP_MS);
    const { key } = await player.expectOk('POST /api/user/google/begin', { password: TEST_PASSWORD });
    const bits = [...key].map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    );
    const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
    const code = () => totpCode(secret, stepOf(app().services.http.now()));
    await player.expectOk('POST /api/user/google/confirm', { code: code() });
    await app().db.clock.advance(STEP_MS);

    const browser = app().browser();
    const refused = await signIn(wallet, browser);
    expect(refused).toMatchObject({ code: 'google_auth_incorrect', data: { ticket: expect.any(String) } });
    const { ticket } = (refused as { data?: unknown }).data as { ticket: string };
    const wrong = code() === '000000' ? '111111' : '000000';
    const again = (google_code: string, from = browser) =>
      from.call(LOGIN, { ...nameOf(wallet), ticket, google_code });
    expect(await again(wrong)).toMatchObject({ code: 'google_auth_incorrect' });
    expect(await again(code(), app().browser())).toMatchObject({ code: 'wallet_nonce_expired' });
    expect(await again(code())).toMatchObject({ state: 'SUCCESS' });
    expect(await again(code())).toMatchObject({ code: 'wallet_nonce_expired' });
  });

  test('[R4.2] a disabled account gets its own data and nothing else', async () => {
    const wallet = newWallet();
    const { name } = await playerWith(wallet);
    await app().services.identity.accounts.disable(name, app().services.http.now());
    const browser = app().browser();
    const answer = await signIn(wallet, browser);
    expect(answer).toMatchObject({ state: 'SUCCESS' });
    browser.token = (answer.message as { token: string }).token;
    expect(await browser.expectOk('GET /api/user/data')).toMatchObject({ enable: false });
    expect(await browser.codeOf('POST /api/user/balance')).toBe('account_blocked');
  });
});
