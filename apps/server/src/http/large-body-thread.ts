/** Thread of {@link LargeBodies}: opening a body of 4.3 MiB takes 30 ms of a processor, and one made to be slow 200 ms. */
import type { Endpoint } from '@tessera/protocol/endpoint';
import { endpoints } from '@tessera/protocol/endpoints';
import { LARGE_CAPS } from '@tessera/protocol/envelope-node';
import { serveThread } from '../threads/serve.ts';
import type { LargeBody } from './large-bodies.ts';
import { openBody } from './open-body.ts';

const byPath = new Map<string, Endpoint>(
  Object.values(endpoints).map((endpoint) => [endpoint.path, endpoint]),
);

serveThread(({ path, bytes }: LargeBody) => openBody(bytes, byPath.get(path)!, LARGE_CAPS));
