import { describe, expect, test } from 'vitest';
import { createPost } from './post.ts';
import { isInside, isPushService } from './services.ts';

const services = { hosts: ['fcm.googleapis.com', '.push.apple.com'], standIn: 'http://127.0.0.1:3110' };

describe('where messages may be sent', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://web.push.apple.com/abc',
    'http://127.0.0.1:3110/push/abc',
  ])('%s', (endpoint) => {
    expect(isPushService(endpoint, services)).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://evilpush.apple.com.example/a',
    'https://push.apple.com/a',
    'https://user:word@fcm.googleapis.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://2130706433/a',
    'http://127.0.0.1:3111/push/abc',
    'http://127.0.0.1:3110@10.0.0.1/',
    'file:///etc/passwd',
    'nothing',
  ])('never %s', (endpoint) => {
    expect(isPushService(endpoint, services)).toBe(false);
  });

  test('the stand-in only where there is one', () => {
    expect(isPushService('http://127.0.0.1:3110/push/abc', { hosts: services.hosts })).toBe(false);
  });
});

describe('addresses of this machine and of private networks', () => {
  test.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
    ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '64:ff9b::7f00:1', '2002:7f00:1::'],
  ])('%s is inside', (address) => {
    expect(isInside(address)).toBe(true);
  });

  test.each(['8.8.8.8', '172.32.0.1', '142.250.1.95', '2a00:1450:4001:80b::200a', '::ffff:8.8.8.8'])(
    '%s is outside',
    (address) => {
      expect(isInside(address)).toBe(false);
    },
  );

  test('a name of the list that points inside is not connected to, even when only one of its addresses does', async () => {
    const looked: string[] = [];
    const { post, close } = createPost({
      withinMs: 2_000,
      find: (name, _options, done) => {
        looked.push(name);
        done(null, [
          { address: '142.250.1.95', family: 4 },
          { address: '127.0.0.1', family: 4 },
        ]);
      },
    });
    const sent = { endpoint: 'https://fcm.googleapis.com/a', headers: {}, body: Buffer.from('x') };
    expect(await post(sent)).toEqual({ status: 0 });
    expect(looked).toEqual(['fcm.googleapis.com']);
    close();
  });
});
