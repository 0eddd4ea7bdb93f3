import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createParty, fields, modePage, type PartyOptions } from '../party/index.ts';
import { createBoxes } from './boxes.ts';
import { addFcm } from './fcm.ts';
import { createProofs } from './vapid.ts';

/** Behaviour towards every message. */
const MODES = ['normal', 'gone', 'waiting', 'hanging', 'failing'] as const;
type Mode = (typeof MODES)[number];

/** Largest body (RFC 8030), and the smallest that holds a header, a mark and a tag (RFC 8188, RFC 8291). */
const BODY_MAX = 4_096;
const BODY_MIN = 103;
const URGENCIES = ['very-low', 'low', 'normal', 'high'];
/** Seconds in `Retry-After`. */
const WAIT_S = 2;
const HANG_MS = 60_000;

/**
 * A simulated push service (RFC 8030), labelled as simulated. It checks each message as a real one does: the sender's signature (RFC 8292),
 * the headers, the form of the encrypted body. It has no keys of browsers, so it keeps the bodies unread.
 *
 * `POST /subscribe {key}` opens a box and returns its `endpoint`; `GET /messages?endpoint=` lists what waits in it. Names that were never
 * opened accept too and are only counted: one that begins with `gone-` is gone, with `wait-` asks to wait at its first message, with
 * `hang-` never answers the first one. Apps are reached as in `addFcm`.
 */
export function createPushApp(options: PartyOptions): { readonly app: FastifyInstance } {
  const { app, time, offsetMs } = createParty(options, PAGE);
  // Senders sign with the time of the machine, as towards a real service.
  const proofOf = createProofs(options.now ?? Date.now);
  const boxes = createBoxes();
  const figures = { accepted: 0, repeated: 0, refused: 0, gone: 0, waited: 0, hung: 0, failed: 0 };
  let mode: Mode = 'normal';
  const shown = () => ({ mode, offsetMs: offsetMs(), ...figures });
  const originOf = (request: FastifyRequest) => `http://${request.headers.host}`;

  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 2 * BODY_MAX }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Params: { name: string } }>(
    '/push/:name',
    { bodyLimit: 2 * BODY_MAX },
    async (request, reply) => {
      const { name } = request.params;
      const times = boxes.ask(name);
      if (hangs(name, times)) return hang(reply);
      const refuse = (status: number, why: string) => {
        figures.refused += 1;
        return reply.code(status).send({ error: why });
      };
      const proof = proofOf(request.headers.authorization, originOf(request));
      if ('wrong' in proof) return refuse(401, proof.wrong);
      if (!boxes.accepts(name, proof.key)) return refuse(403, 'sender');
      const message = readMessage(request, time());
      if (typeof message === 'string') return refuse(message === 'size' ? 413 : 400, message);
      if (isTreated(reply, name, times, 410)) return reply;
      accept(boxes.put(name, message));
      return reply
        .code(201)
        .header('location', `${originOf(request)}/message/${figures.accepted}`)
        .send();
    },
  );
  const hangs = (name: string, times: number) =>
    mode === 'hanging' || (name.startsWith('hang-') && times === 0);
  const accept = (again: boolean) => {
    if (again) figures.repeated += 1;
    else figures.accepted += 1;
  };
  /** Answers a message as the control page or its name says; false when it is to be kept. `gone`: status of a browser that is gone. */
  function isTreated(reply: FastifyReply, name: string, times: number, gone: number): boolean {
    if (mode === 'gone' || name.startsWith('gone-')) {
      figures.gone += 1;
      reply.code(gone).send();
    } else if (mode === 'waiting' || (name.startsWith('wait-') && times === 0)) {
      figures.waited += 1;
      reply.code(429).header('retry-after', WAIT_S).send();
    } else if (mode === 'failing') {
      figures.failed += 1;
      reply.code(500).send();
    } else return false;
    return true;
  }
  async function hang(reply: FastifyReply) {
    figures.hung += 1;
    reply.hijack();
    const end = setTimeout(() => reply.raw.destroy(), HANG_MS).unref();
    reply.raw.once('close', () => clearTimeout(end));
  }

  app.post<{ Body: { key: string } }>(
    '/subscribe',
    { schema: { body: fields({ key: { type: 'string', pattern: '^[A-Za-z0-9_-]{87}$' } }) } },
    (request) => ({ endpoint: `${originOf(request)}/push/${boxes.open(request.body.key)}` }),
  );
  addFcm(app, {
    boxes,
    now: options.now ?? Date.now,
    originOf,
    accepted: accept,
    refused: () => {
      figures.refused += 1;
    },
    treat: (reply, name) => {
      if (!hangs(name, 0)) return isTreated(reply, name, 0, 404);
      void hang(reply);
      return true;
    },
  });
  app.get<{ Querystring: { endpoint?: string } }>('/messages', ({ query }, reply) => {
    // An address of a browser ends with the name of its box, that of an app is `fcm:` and the name.
    const messages = boxes.read(query.endpoint?.split(/[/:]/).at(-1) ?? '');
    return messages ? { messages } : reply.code(404).send({ error: 'unknown' });
  });
  app.get('/info', () => ({ name: 'push', kind: 'simulated' }));
  app.get('/control', shown);
  app.post<{ Body: { mode: Mode } }>(
    '/control',
    { schema: { body: fields({ mode: { enum: MODES } }) } },
    (request) => {
      mode = request.body.mode;
      return shown();
    },
  );
  return { app };
}

/** A message that a push service must accept, or the name of what is wrong. */
function readMessage({ headers, body }: FastifyRequest, at: number) {
  const { ttl, topic, urgency = 'normal' } = headers;
  const type = headers['content-type'] ?? '';
  if (typeof ttl !== 'string' || !/^\d{1,10}$/.test(ttl)) return 'ttl';
  if (topic !== undefined && (typeof topic !== 'string' || !/^[A-Za-z0-9_-]{1,32}$/.test(topic)))
    return 'topic';
  if (typeof urgency !== 'string' || !URGENCIES.includes(urgency)) return 'urgency';
  if (headers['content-encoding'] !== 'aes128gcm') return 'content-encoding';
  if (!Buffer.isBuffer(body) || body.length < BODY_MIN) return 'body';
  if (body.length > BODY_MAX) return 'size';
  // Header of RFC 8188: salt, size of a record, and a public key of 65 bytes as its id.
  if (body.readUInt32BE(16) < 18 || body[20] !== 65 || body[21] !== 4) return 'body';
  return { topic, ttl: Number(ttl), urgency, type, body: body.toString('base64'), at };
}

const PAGE = modePage(
  'Simulated push service',
  'Run by the operator; it reaches no device. It checks every message that the platform sends to a browser of a test, and keeps it unread: only the browser has the key. Messages to apps it reads, as Google does.',
  MODES,
  {
    html: `<h2>Messages</h2>
<table aria-label="Messages"><tbody id="rows"></tbody></table>`,
    script: `const rows = document.getElementById('rows');
more = ({ mode, offsetMs, ...figures }) => rows.replaceChildren(...Object.entries(figures).map(([name, count]) => {
  const row = document.createElement('tr');
  for (const text of [name, count]) row.append(Object.assign(document.createElement('td'), { textContent: text }));
  return row;
}));`,
  },
);
