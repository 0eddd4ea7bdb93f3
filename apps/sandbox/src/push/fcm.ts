import { generateKeyPairSync, type KeyObject, randomBytes, verify } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fields } from '../party/index.ts';
import type { Boxes } from './boxes.ts';

const PROJECT = 'tessera-simulated';
const CLIENT = `sender@${PROJECT}.iam.gserviceaccount.example`;
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
/** Life of an access token, seconds. */
const ACCESS_S = 3_600;
const ACCESS_MAX = 1_000;

export interface FcmOptions {
  readonly boxes: Boxes;
  /** ms; senders sign with the time of the machine. */
  readonly now: () => number;
  readonly originOf: (request: FastifyRequest) => string;
  /** Treats a message as the control page says; true when it has answered. */
  readonly treat: (reply: FastifyReply, name: string) => boolean;
  readonly accepted: (again: boolean) => void;
  readonly refused: () => void;
}

/**
 * The part of the simulated push service that reaches apps, in the form of Firebase Cloud Messaging (HTTP v1): `GET /fcm/account` gives out
 * the service account as Google's console does, `POST /fcm/token` exchanges its signed statement for an access token,
 * `POST /v1/projects/<id>/messages:send` takes messages. `POST /fcm/apps` stands for an app that asks for its token; messages to any other
 * token are refused as unknown.
 */
export function addFcm(
  app: FastifyInstance,
  { boxes, now, originOf, treat, accepted, refused }: FcmOptions,
): void {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const access = new Map<string, number>();
  const tokenUri = (request: FastifyRequest) => `${originOf(request)}/fcm/token`;

  app.get('/fcm/account', (request) => ({
    type: 'service_account',
    project_id: PROJECT,
    client_email: CLIENT,
    private_key: privateKey.export({ format: 'pem', type: 'pkcs8' }),
    token_uri: tokenUri(request),
  }));
  app.post('/fcm/token', (request, reply) => {
    const given = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString() : '');
    const claims = claimsIn(given.get('assertion') ?? '', publicKey);
    const isRight =
      given.get('grant_type') === GRANT &&
      claims?.iss === CLIENT &&
      claims.aud === tokenUri(request) &&
      claims.scope === SCOPE &&
      Number(claims.exp) * 1000 > now() &&
      Number(claims.exp) - Number(claims.iat) <= ACCESS_S;
    if (!isRight) return reply.code(400).send({ error: 'invalid_grant' });
    const token = randomBytes(24).toString('base64url');
    if (access.size >= ACCESS_MAX) access.clear();
    access.set(token, now() + ACCESS_S * 1000);
    return { access_token: token, expires_in: ACCESS_S, token_type: 'Bearer' };
  });
  app.post('/fcm/apps', () => ({ token: boxes.open('', 'app') }));
  app.post<{ Params: { project: string }; Body: { message: FcmMessage } }>(
    '/v1/projects/:project/messages::send',
    { schema: { body: fields({ message: { type: 'object' } }) } },
    (request, reply) => {
      const refuse = (status: number, error: string) => {
        refused();
        return reply.code(status).send({ error: { code: status, status: error } });
      };
      const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if ((access.get(bearer) ?? 0) <= now()) return refuse(401, 'UNAUTHENTICATED');
      if (request.params.project !== PROJECT) return refuse(403, 'SENDER_ID_MISMATCH');
      const { message } = request.body;
      const wrong = wrongIn(message);
      if (wrong) return refuse(400, `INVALID_ARGUMENT: ${wrong}`);
      if (treat(reply, message.token)) return reply;
      if (!boxes.read(message.token)) return refuse(404, 'UNREGISTERED');
      accepted(boxes.put(message.token, boxed(message, now())));
      return { name: `projects/${PROJECT}/messages/${randomBytes(8).toString('hex')}` };
    },
  );
}

/** The fields of a message that we know. */
interface FcmMessage {
  readonly token: string;
  readonly notification: { readonly title: string; readonly body: string };
  readonly data: Readonly<Record<string, string>>;
  readonly android: {
    readonly ttl: string;
    readonly priority: 'HIGH' | 'NORMAL';
    readonly notification: { readonly tag: string };
  };
  readonly apns: { readonly headers: Readonly<Record<string, string>> };
}

/** The field of a message that a real service would refuse, if any. */
function wrongIn({ token, notification, data, android, apns }: FcmMessage): string | undefined {
  if (typeof token !== 'string') return 'token';
  if (typeof notification?.title !== 'string' || typeof notification.body !== 'string') return 'notification';
  if (Object.values(data ?? {}).some((value) => typeof value !== 'string')) return 'data';
  if (!/^\d+s$/.test(android?.ttl ?? '') || !['HIGH', 'NORMAL'].includes(android.priority)) return 'android';
  if ((apns?.headers?.['apns-collapse-id'] ?? '').length > 64) return 'apns';
  return undefined;
}

const boxed = (message: FcmMessage, at: number) => ({
  topic: message.android.notification?.tag,
  ttl: Number.parseInt(message.android.ttl, 10),
  urgency: message.android.priority,
  type: 'fcm',
  body: Buffer.from(JSON.stringify(message)).toString('base64'),
  at,
});

/** The claims of a statement with a right signature (RS256). */
function claimsIn(statement: string, key: KeyObject): Record<string, unknown> | undefined {
  const [head = '', body = '', signature = ''] = statement.split('.');
  const isRight = verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
  if (!isRight) return undefined;
  const [{ alg }, claims] = [head, body].map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
  return alg === 'RS256' ? claims : undefined;
}
