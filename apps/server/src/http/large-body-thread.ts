/**
 * Thread of {@link LargeBodies}. Opening a body of 4.3 MiB takes 30 ms of processor time, and 200 ms for a body made to
 * be slow. Printing the answer to such a bet takes 15 ms.
 */
import type { Endpoint } from '@tessera/protocol/endpoint';
import { endpoints } from '@tessera/protocol/endpoints';
import { LARGE_CAPS } from '@tessera/protocol/envelope-node';
import { serveThread } from '../threads/serve.ts';
import { openBody } from './call-body.ts';
import type { LargeAnswer, LargeQuestion } from './large-bodies.ts';

const byPath = new Map<string, Endpoint>(
  Object.values(endpoints).map((endpoint) => [endpoint.path, endpoint]),
);

const utf8 = new TextEncoder();

serveThread((question: LargeQuestion): LargeAnswer => {
  if ('answer' in question) return { printed: utf8.encode(JSON.stringify(question.answer)) };
  return { opened: openBody(question.bytes, byPath.get(question.path)!, LARGE_CAPS) };
});
