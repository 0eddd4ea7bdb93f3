import { describe, expect, test } from 'vitest';
import { useApp } from '../../../../test/app.ts';
import {
  addCard,
  cardNumber,
  cardOf,
  ETH_ADDRESS,
  easeTime,
  FUND_PASSWORD,
  LOCK_MS,
  payee,
  TRON_ADDRESS,
} from '../../../../test/withdrawals.ts';
import { readCardNumber, readWalletAddress } from './payee-number.ts';

const app = useApp({ extend: async () => {} });
const ready = async () => {
  await easeTime(app());
  return payee(app());
};

describe('[R5.6] account numbers', () => {
  test('a card number has a length of its bank and a valid Luhn check digit', () => {
    expect(readCardNumber('icbc', '6222 0200 0000 0000 008')).toMatchObject({ ok: false, error: 'checksum' });
    expect(readCardNumber('icbc', '4111 1111 1111 1111')).toEqual({
      ok: true,
      value: { number: '4111111111111111', shown: '1111' },
    });
    expect(readCardNumber('icbc', '4111111111111112')).toMatchObject({ error: 'checksum' });
    expect(readCardNumber('cmb', cardNumber(19))).toMatchObject({ error: 'length' });
    expect(readCardNumber('icbc', '4111x11111111111')).toMatchObject({ error: 'format' });
    expect(readCardNumber('icbc', '４111111111111111')).toMatchObject({ error: 'format' });
    expect(readCardNumber('mybank', '4111111111111111')).toMatchObject({ error: 'bank' });
  });

  test('[P4] an address is checked by EIP-55 or Base58Check, and one of the other network is reported as such', () => {
    expect(readWalletAddress('erc20', ETH_ADDRESS.toLowerCase())).toMatchObject({ ok: true });
    const wrongCase = ETH_ADDRESS.replace('E7E3', 'e7E3');
    expect(readWalletAddress('erc20', wrongCase)).toMatchObject({ error: 'checksum' });
    expect(readWalletAddress('trc20', TRON_ADDRESS)).toEqual({
      ok: true,
      value: { number: TRON_ADDRESS, shown: TRON_ADDRESS },
    });
    expect(readWalletAddress('trc20', `${TRON_ADDRESS.slice(0, -1)}R`)).toMatchObject({ error: 'checksum' });
    expect(readWalletAddress('trc20', ETH_ADDRESS)).toMatchObject({ error: 'network' });
    expect(readWalletAddress('erc20', TRON_ADDRESS)).toMatchObject({ error: 'network' });
    expect(readWalletAddress('erc20', `0x${'0'.repeat(40)}`)).toMatchObject({ error: 'checksum' });
    expect(readWalletAddress('erc20', 'wallet')).toMatchObject({ error: 'format' });
  });
});

describe('[R2.5] cards', () => {
  test('[P4] [A12] a card is added once, is locked for 24 h, locks withdrawals and is in the login record', async () => {
    const player = await ready();
    const form = cardOf({ rid: 'ab'.repeat(16), branch: ' 徐汇支行 ' });
    const card = await addCard(player, form);
    expect(await addCard(player, form)).toEqual(card);
    expect(card).toMatchObject({
      bank_name: '中国工商银行',
      last4: form.number.slice(-4),
      branch: '徐汇支行',
    });
    expect(card.locked_until! - card.created_at).toBe(86_400_000);
    const { items, max, banks, holder } = await player.expectOk('POST /api/bank/list');
    expect(items.map(({ id, is_default }) => [id, is_default])).toEqual([
      [player.cardId, true],
      [card.id, false],
    ]);
    expect([max, holder, banks[0]]).toEqual([5, '王小明', { id: 'icbc', name: '中国工商银行' }]);
    const security = await player.expectOk('POST /api/user/security');
    expect(security.withdraw_locked_until).toBe(card.locked_until);
    const record = await player.expectOk('POST /api/user/login/record');
    expect(record.items[0]?.result).toBe('payout_on');
    const kept = await app().db.asOwner<{ number: Buffer }>(
      'select number from payout_account where id = $1',
      [card.id],
    );
    expect(kept[0]!.number.toString('latin1')).not.toContain(form.number.slice(0, 6));
    await app().db.clock.advance(LOCK_MS);
    expect((await player.expectOk('POST /api/bank/list')).items[1]?.locked_until).toBeNull();
  });

  test('every field is checked: name of the first card, number, bank, duplicates, five cards at most', async () => {
    const player = await ready();
    const refused = async (fields: object) => {
      const answer = await player.call('POST /api/bank/add', cardOf(fields));
      return answer.state === 'SUCCESS' ? 'ok' : [answer.code, answer.data];
    };
    const invalid = (field: string, reason: string) => ['payout_account_invalid', { field, reason }];
    expect(await refused({ holder: '李四' })).toEqual(invalid('holder', 'holder'));
    expect(await refused({ holder: '王 小明', bank: 'nobank' })).toEqual(invalid('bank', 'bank'));
    expect(await refused({ number: '12345678' })).toEqual(invalid('number', 'length'));
    expect(await refused({ holder: '7' })).toEqual(invalid('holder', 'format'));
    const number = cardNumber();
    await addCard(player, { number });
    expect(await refused({ number })).toEqual(invalid('number', 'taken'));
    for (let more = 0; more < 3; more += 1) await addCard(player);
    expect(await refused({})).toEqual(['payout_account_limit', undefined]);
    expect(await player.codeOf('POST /api/bank/add', { holder: '王小明', bank: 'icbc', number: '1' })).toBe(
      'validation_failed',
    );
  });

  test('[A12] nothing is added or removed without a factor of the account', async () => {
    const player = await ready();
    const { fund_password: _, ...bare } = cardOf();
    expect(await player.codeOf('POST /api/bank/add', bare)).toBe('step_up_required');
    expect(await player.codeOf('POST /api/bank/add', { ...bare, fund_password: 'wrong' })).toBe(
      'fund_password_incorrect',
    );
    expect(await player.codeOf('POST /api/bank/remove', { id: player.cardId })).toBe('step_up_required');
    await player.expectOk('POST /api/user/step-up', { fund_password: FUND_PASSWORD });
    await player.expectOk('POST /api/bank/remove', { id: player.cardId });
    expect((await player.expectOk('POST /api/bank/list')).items).toEqual([]);
    // The holder name stays after the card is removed.
    expect((await player.expectOk('POST /api/bank/list')).holder).toBe('王小明');
    const plain = await app().player();
    expect(await plain.codeOf('POST /api/bank/add', bare)).toBe('fund_password_missing');
  });

  test('[A14] accounts of another player are not found; without a session nothing is', async () => {
    const [owner, other] = [await ready(), await ready()];
    const id = owner.cardId;
    const factor = { fund_password: FUND_PASSWORD };
    expect(await other.codeOf('POST /api/bank/remove', { id, ...factor })).toBe('not_found');
    expect(await other.codeOf('POST /api/bank/default', { id })).toBe('not_found');
    expect(await other.codeOf('POST /api/wallet/remove', { id, ...factor })).toBe('not_found');
    expect(await owner.codeOf('POST /api/wallet/default', { id })).toBe('not_found');
    for (const key of ['POST /api/bank/list', 'POST /api/wallet/list'] as const) {
      expect(await app().browser().codeOf(key)).toBe('please_login');
    }
    const trial = app().browser();
    trial.token = await trial.expectOk('POST /api/user/try');
    expect(await trial.codeOf('POST /api/bank/list')).toBe('trial_not_allowed');
    expect((await owner.expectOk('POST /api/bank/list')).items).toHaveLength(1);
  });
});

test('[R2.5] addresses are added, listed in full, made the default and removed; another becomes the default', async () => {
  const player = await ready();
  const factor = { fund_password: FUND_PASSWORD };
  const tron = await player.expectOk('POST /api/wallet/add', {
    network: 'trc20',
    address: TRON_ADDRESS,
    alias: '冷钱包',
    ...factor,
  });
  const eth = await player.expectOk('POST /api/wallet/add', {
    network: 'erc20',
    address: ETH_ADDRESS.toLowerCase(),
    ...factor,
  });
  expect(tron).toMatchObject({ address: TRON_ADDRESS, alias: '冷钱包', is_default: true });
  expect(eth.address.toLowerCase()).toBe(ETH_ADDRESS.toLowerCase());
  await player.expectOk('POST /api/wallet/default', { id: eth.id });
  const listed = async () => (await player.expectOk('POST /api/wallet/list')).items.map(({ id }) => id);
  expect(await listed()).toEqual([eth.id, tron.id]);
  await player.expectOk('POST /api/wallet/remove', { id: eth.id, ...factor });
  const { items } = await player.expectOk('POST /api/wallet/list');
  expect(items.map(({ id, is_default }) => [id, is_default])).toEqual([[tron.id, true]]);
  expect(
    await player.codeOf('POST /api/wallet/add', { network: 'erc20', address: TRON_ADDRESS, ...factor }),
  ).toBe('payout_account_invalid');
});

test('[RP8] a card of a self-excluded player cannot be added by anyone else; the player keeps it', async () => {
  const [excluded, other] = [await ready(), await ready()];
  const number = cardNumber();
  await addCard(excluded, { number });
  await excluded.expectOk('POST /api/user/exclusion', { term: '6m' });
  expect(await other.codeOf('POST /api/bank/add', cardOf({ number }))).toBe('self_excluded');
  expect((await other.expectOk('POST /api/bank/list')).items).toHaveLength(1);
});
