import { shippedLanguages } from '@tessera/messages';
import { lettersIn } from '@tessera/messages/load';
import { type InboxKind, inboxTypes } from '@tessera/protocol';
import { describe, expect, test } from 'vitest';
import { inboxSamples } from '../../../../test/inbox-samples.ts';
import type { InboxEvent } from '../event.ts';
import { type PushFacts, pushOf } from './message.ts';

const NOW = Date.UTC(2026, 0, 1, 12);
const auth = Buffer.alloc(16, 7);
const given = {
  now: NOW,
  services: { hosts: ['push.example'], apps: true },
  contact: 'mailto:ops@tessera.example',
  language: 'enUs',
  amounts: false,
  lotteryName: () => ({ zhCn: '时时彩', enUs: 'SSC' }),
};
const types = Object.keys(inboxSamples) as InboxEvent['type'][];

function facts(type: InboxEvent['type'], more: Partial<PushFacts> = {}, key: string = type): PushFacts {
  return {
    endpoint: 'https://push.example/abc',
    p256dh: Buffer.alloc(65),
    auth,
    origin: 'https://tessera.example',
    open: true,
    event: { id: 12n, type, kind: inboxTypes[type], key, data: inboxSamples[type], read: false },
    off: [],
    quiet: null,
    onBreak: false,
    expiresAt: NOW + 90_500,
    ...more,
  };
}
function sent(of: PushFacts, more: Partial<typeof given> = {}) {
  const parcel = pushOf(of, { ...given, ...more });
  if (typeof parcel === 'string') throw new Error(parcel);
  if ('app' in parcel) throw new Error('a message to an app');
  return { ...parcel, message: JSON.parse(parcel.text) };
}

describe('a message', () => {
  test('is declarative, leads to its event, and ends with its life', () => {
    const parcel = sent(facts('draw.settled'));
    expect(parcel.message).toEqual({
      web_push: 8030,
      notification: {
        title: 'Your bets are settled',
        body: 'SSC 20260101-0001',
        lang: 'en-US',
        navigate: 'https://tessera.example/#/user/inbox?open=12',
        tag: parcel.topic,
        silent: false,
      },
    });
    expect(parcel).toMatchObject({ ttl: 91, urgency: 'normal', contact: 'mailto:ops@tessera.example' });
    expect(parcel.topic).toMatch(/^[A-Za-z0-9_-]{32}$/);
  });

  test('has one topic for all that happens to a draw, another for other draws and other browsers', () => {
    const topic = (key: string, more: Partial<PushFacts> = {}) =>
      sent(facts('draw.settled', more, key)).topic;
    expect(topic('draw:7:1')).toBe(topic('draw:7'));
    expect(topic('draw:8')).not.toBe(topic('draw:7'));
    expect(topic('draw:7', { auth: Buffer.alloc(16, 8) })).not.toBe(topic('draw:7'));
    expect(topic('deposit:7')).not.toBe(topic('deposit:8'));
  });

  test.each(types)(
    '%s shows no amount, name or reason on a locked screen unless the player wants amounts',
    (type) => {
      for (const language of shippedLanguages) {
        const { title, body } = sent(facts(type), { language }).message.notification;
        expect(title).not.toMatch(/^push\.|^$/);
        expect(body).not.toMatch(/^push\.|[{}]|^$/);
        expect(`${title} ${body}`).not.toMatch(/77|88|li\*|Firefox|race|limit|exclu|限额|休息|排除/i);
      }
    },
  );

  test('shows amounts to who wants them, in both languages', () => {
    const shown = types.filter((type) => /77\.00|88\.1234/.test(sent(facts(type), { amounts: true }).text));
    const money = types.filter(
      (type) =>
        'amount' in inboxSamples[type] || 'stake' in inboxSamples[type] || 'extra' in inboxSamples[type],
    );
    expect(shown).toEqual(money);
    for (const language of ['zhCn', 'enUs'])
      for (const type of money)
        expect(lettersIn(language)(`push.${type.replace('.', '_')}_amount` as never, {})).not.toMatch(
          /^push/,
        );
  });

  test('of a test leads to the notification centre', () => {
    const { event: _, ...rest } = facts('vip.rose');
    expect(sent(rest).message.notification).toMatchObject({
      navigate: 'https://tessera.example/#/user/inbox',
      title: 'Push messages work on this device',
    });
  });
});

describe('a message to an app', () => {
  const app = (type: InboxEvent['type'], more: Partial<PushFacts> = {}) =>
    facts(type, { endpoint: 'fcm:token-of-twenty-characters', p256dh: null, auth: null, ...more });
  const sentToApp = (of: PushFacts, more: Partial<typeof given> = {}) => {
    const parcel = pushOf(of, { ...given, ...more });
    if (typeof parcel === 'string' || !('app' in parcel)) throw new Error(JSON.stringify(parcel));
    return parcel;
  };

  test('says what kind of thing happened, and leads to it', () => {
    expect(sentToApp(app('draw.settled'))).toEqual({
      app: 'token-of-twenty-characters',
      title: 'Your bets are settled',
      body: 'Open it to read more',
      path: '#/user/inbox?open=12',
      ttl: 91,
      urgency: 'normal',
      topic: expect.stringMatching(/^[A-Za-z0-9_-]{32}$/),
    });
  });

  test.each(types)('%s names nothing, not even to who wants amounts: its service reads it', (type) => {
    for (const language of shippedLanguages) {
      const { title, body } = sentToApp(app(type), { language, amounts: true });
      expect(title).not.toMatch(/^push\.|[{}]|^$/);
      expect(`${title} ${body}`).not.toMatch(/\d|SSC|时时彩|li\*|Firefox|race|limit|exclu|限额|休息|排除/i);
    }
  });

  test('has a topic for each draw and app', () => {
    const topic = (key: string, endpoint: string) =>
      sentToApp(facts('draw.settled', { endpoint, p256dh: null, auth: null }, key)).topic;
    const [one, other] = ['fcm:token-of-twenty-characters', 'fcm:token-of-another-device-here'] as const;
    expect(topic('draw:7:1', one)).toBe(topic('draw:7', one));
    expect(topic('draw:7', other)).not.toBe(topic('draw:7', one));
  });

  test('is not sent without a Firebase project', () => {
    expect(pushOf(app('draw.void'), { ...given, services: { hosts: [], apps: false } })).toBe('failed');
  });
});

describe('at the time of sending', () => {
  test('[RP8] [RP15] on a break only what guards the player is sent', () => {
    const kinds = types
      .filter((type) => typeof pushOf(facts(type, { onBreak: true }), given) !== 'string')
      .map((type) => inboxTypes[type]);
    expect([...new Set(kinds)]).toEqual(['guard', 'security']);
  });

  test('quiet hours, kinds that are off, and what was read elsewhere are not sent', () => {
    const noon = { from: 11 * 60, to: 13 * 60, zone: 'UTC' };
    expect(pushOf(facts('vip.rose', { quiet: noon }), given)).toBe('dropped');
    expect(pushOf(facts('vip.rose', { quiet: { ...noon, to: 12 * 60 } }), given)).not.toBe('dropped');
    expect(pushOf(facts('vip.rose', { off: ['rewards'] as InboxKind[] }), given)).toBe('dropped');
    const { event } = facts('security.device');
    expect(pushOf(facts('security.device', { event: { ...event!, read: true } }), given)).toBe('dropped');
  });

  test('nothing is sent after its time, to a browser of somebody else, or to a service that is not listed any more', () => {
    expect(pushOf(facts('draw.void', { expiresAt: NOW }), given)).toBe('dropped');
    expect(pushOf(facts('draw.void', { open: false }), given)).toBe('dropped');
    expect(pushOf(facts('draw.void'), { ...given, services: { hosts: [], apps: true } })).toBe('failed');
  });
});
