import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { HttpDeps } from './deps.ts';
import type { Downloads } from './downloads.ts';
import type { Visitors } from './site-calls.ts';

/** A client that takes nothing for so long is cut off, ms. */
const STALLED_MS = 30_000;
/** Longest download, ms. */
const LONGEST_MS = 10 * 60_000;

/**
 * Adds the route of downloads. Each is for one browser and one use. Counted in order: the client's calls, a slot for looking it up, one
 * download of a player or operator at a time and some of the node.
 */
export function addDownloads(
  app: FastifyInstance,
  visitors: Visitors,
  downloads: Downloads,
  { gate, log }: Pick<HttpDeps, 'gate' | 'log'>,
): void {
  app.get<{ Params: { kind: string; secret: string } }>(
    '/download/:kind/:secret',
    { exposeHeadRoute: false },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      if (gate.call(gate.clientOf(request.raw)) > 0) return busy(reply);
      const leave = await gate.slot();
      if (!leave) return busy(reply);
      let release: (() => void) | undefined;
      try {
        const { kind, secret } = request.params;
        const ticket = await downloads.find(kind, secret, visitors.get(request)!.browser.secretHash);
        if (!ticket) return await gone(reply);
        release = gate.download(ticket.userId);
        if (!release) return await busy(reply);
        const download = await ticket.begin();
        if (!download) return await gone(reply);
        const file = Readable.from(download.parts, { highWaterMark: 1 });
        file.on('error', (error) => log.error({ err: error, kind }, 'a download failed'));
        cutOff(reply, file, release);
        release = undefined;
        return await reply
          .type(download.type)
          .header('content-disposition', `attachment; filename="${download.name}"`)
          .send(file);
      } finally {
        release?.();
        leave();
      }
    },
  );
}

/** Ends the file, and the place that it takes, with the answer: when all is sent, when the client goes away, stalls or takes too long. */
function cutOff(reply: FastifyReply, file: Readable, release: () => void): void {
  const end = () => reply.raw.destroy();
  const longest = setTimeout(end, LONGEST_MS);
  reply.raw.setTimeout(STALLED_MS, end);
  reply.raw.once('close', () => {
    clearTimeout(longest);
    file.destroy();
    release();
  });
}

const busy = (reply: FastifyReply) => reply.code(429).send('Too many requests\n');
const gone = (reply: FastifyReply) => reply.code(404).send('Not found\n');
