import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, and how it reads a message: the other half of RFC 8291. */
export interface PushBrowser {
  /** base64url, as a browser tells them. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Decrypts a body; throws when it was meant for another browser or was changed. */
  read(body: Uint8Array): string;
}

export function createPushBrowser(privateKey?: Buffer, auth: Buffer = randomBytes(16)): PushBrowser {
  const pair = createECDH('prime256v1');
  if (privateKey) pair.setPrivateKey(privateKey);
  else pair.generateKeys();
  const own = pair.getPublicKey();
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read(given) {
      const body = Buffer.from(given);
      const salt = body.subarray(0, 16);
      const start = 21 + body[20]!;
      const sender = body.subarray(21, start);
      const derive = (from: Uint8Array, with_: Uint8Array, info: Uint8Array, bytes: number) =>
        Buffer.from(hkdfSync('sha256', from, with_, info, bytes));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const seed = derive(pair.computeSecret(sender), auth, info, 32);
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derive(seed, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
        derive(seed, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
      );
      decipher.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([decipher.update(body.subarray(start, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}
