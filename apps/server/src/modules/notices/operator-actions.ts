import { isLanguage, shippedLanguages } from '@tessera/messages';
import { z } from 'zod';
import { type ActionBase, ActionRefused, operatorAction } from '../../contract/index.ts';
import { noticesChanged } from './changed.ts';
import { type Audience, type NoticeKind, OPEN_MAX } from './deps.ts';
import { type NewNotice, stopNotice, writeNotice } from './write-notices.ts';

const id = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{0,63}$/, 'An id has small letters, digits, dots and hyphens, at most 64.');
const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const text = z.strictObject({
  title: z.string().trim().min(1).max(120),
  html: z.string().min(1).max(20_000),
});

/** A notice as operators write it: JSON, times as ISO 8601. */
const written = z.strictObject({
  id,
  kind: z.enum(['ticker', 'dialog', 'page', 'status']),
  audience: z.enum(['all', 'players', 'promo']).default('all'),
  starts: moment.optional(),
  ends: moment,
  weight: z.int().min(0).max(100).default(0),
  body: z
    .record(z.string(), text)
    .refine((body) => body.enUs !== undefined, 'English (enUs) is missing.')
    .refine(
      (body) => Object.keys(body).every(isLanguage),
      `Only languages of the product: ${shippedLanguages.join(', ')}.`,
    ),
  mustAck: z.boolean().default(false),
});

/** Actions on notices. */
export const noticeActions = [
  operatorAction({
    name: 'notice list',
    about: 'notices in force or scheduled, in the order in which they are shown',
    permission: 'notice.read',
    reads: true,
    args: z.object({}),
    needs: [],
    run: (deps) => openNotices(deps),
    print: (rows) => rows.map(noticeLine).join('\n') || 'No notice is open.',
  }),
  operatorAction({
    name: 'notice create',
    about: 'write a version of a notice, which replaces the one before it at once; NOTICE is JSON',
    permission: 'notice.write',
    args: z.object({ notice: z.string() }),
    lastTakesAll: true,
    needs: [],
    run: async ({ store, nodeChannels, now }, { notice: json }, { name }) => {
      const notice = readNotice(json, now);
      return store.tx(async (tx) => {
        const version = await writeNotice(tx, notice, name);
        if (version === 'too_many')
          throw new ActionRefused(`${OPEN_MAX} notices are open. Stop one of them first.`);
        if (typeof version === 'object')
          throw new ActionRefused(`body.${version.blank}: nothing to read is left of it once it is cleaned.`);
        await noticesChanged(nodeChannels, tx);
        return { id: notice.id, version };
      });
    },
    print: ({ id, version }) => `Version ${version} of notice ${id} is written.`,
  }),
  operatorAction({
    name: 'notice stop',
    about: 'stop a notice now',
    permission: 'notice.write',
    args: z.object({ id }),
    needs: [],
    run: ({ store, nodeChannels }, { id }, { name }) =>
      store.tx(async (tx) => {
        if (!(await stopNotice(tx, id, name))) throw new ActionRefused(`Notice ${id} is not open.`);
        await noticesChanged(nodeChannels, tx);
      }),
    print: (_, { id }) => `Notice ${id} has stopped.`,
  }),
];

/** Errors: `ActionRefused`. */
function readNotice(json: string, now: number): NewNotice {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new ActionRefused('The notice is not JSON.');
  }
  const read = written.safeParse(value);
  if (!read.success)
    throw new ActionRefused(
      read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  const { starts = now, ...notice } = read.data;
  if (notice.ends <= starts) throw new ActionRefused('The notice ends before it starts.');
  if (notice.ends <= now) throw new ActionRefused('The notice would have ended already.');
  if (notice.mustAck && notice.kind !== 'dialog')
    throw new ActionRefused('mustAck: only a dialog has a button.');
  return { ...notice, starts };
}

interface OpenNotice extends Record<string, unknown> {
  readonly id: string;
  readonly version: number;
  readonly kind: NoticeKind;
  readonly audience: Audience;
  readonly starts: Date;
  readonly ends: Date;
  readonly weight: number;
  readonly must_ack: boolean;
  readonly in_force: boolean;
  readonly title: string;
  readonly seen: number;
}

async function openNotices({ store }: ActionBase): Promise<OpenNotice[]> {
  const { rows } = await store.query<OpenNotice>(
    `select id, version, kind, audience, starts, ends, weight, must_ack, in_force, body -> 'enUs' ->> 'title' as title,
       (select count(*)::integer from notice_seen s where s.notice_id = n.id and s.version = n.version) as seen
     from notice_open n order by kind = 'status' desc, weight desc, starts desc, id limit $1`,
    [OPEN_MAX],
  );
  return rows;
}

function noticeLine(notice: OpenNotice): string {
  const { id, version, kind, audience, starts, ends, weight, title } = notice;
  const state = notice.in_force ? 'in force' : 'scheduled';
  const seen = kind === 'dialog' ? `, seen by ${notice.seen}${notice.must_ack ? ' by its button' : ''}` : '';
  return `${id} version ${version} (${kind} for ${audience}, weight ${weight}) ${state}, ${starts.toISOString()} to ${ends.toISOString()}${seen}: ${title}`;
}
