import { gunzipSync } from 'node:zlib';
import { sealEnvelope } from '@tessera/protocol/envelope';
import { openEnvelope, USUAL_CAPS } from '@tessera/protocol/envelope-node';
import { expect, test } from 'vitest';
import { sealSmall } from './seal.ts';

const cipherOf = ({ body }: { body: string }) => gunzipSync(Buffer.from(body, 'base64'));

test.each([
  ['1', {}],
  ['1795519000123', { tpl: 'pc-ky' }],
  ['1795519000124', { type: 'zhCn', tpl: 'wap-ky', more: 'x'.repeat(300) }],
  ['9999999999999', { fills: '12345' }],
])(
  '[R7.1] an envelope sealed at %s by the inline script opens, with the bytes of the client',
  (t, payload) => {
    const envelope = sealSmall(payload, t);
    expect(openEnvelope(envelope, USUAL_CAPS)).toEqual({ ok: true, value: { t: Number(t), payload } });
    expect(cipherOf(envelope)).toEqual(cipherOf(sealEnvelope(payload, t)));
  },
);
