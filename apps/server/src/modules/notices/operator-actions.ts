import { FALLBACK_LANGUAGE } from '@tessera/messages';
import { z } from 'zod';
import { ActionRefused, operatorAction } from '../../contract/index.ts';
import { noticesChanged } from './changed.ts';
import { OPEN_MAX } from './deps.ts';
import { type NoticeRow, openNotices } from './for-console.ts';
import { faultOf, noticeFields, noticeId } from './notice-fields.ts';
import { type NewNotice, stopNotice, writeNotice } from './write-notices.ts';

const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

/** A notice as operators write it: JSON, times as ISO 8601. */
const written = z.strictObject({
  ...noticeFields,
  id: noticeId,
  starts: moment.optional(),
  ends: moment,
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
    run: ({ store }) => openNotices(store, FALLBACK_LANGUAGE),
    print: (rows) => rows.map(noticeLine).join('\n') || 'No notice is open.',
  }),
  operatorAction({
    name: 'notice create',
    about: 'write a version of a notice, which replaces the one before it at once; NOTICE is JSON',
    permission: 'notice.write',
    args: z.object({ notice: z.string() }),
    lastTakesAll: true,
    inConsole: () => true,
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
    args: z.object({ id: noticeId }),
    inConsole: () => true,
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
  const { starts = null, ...notice } = read.data;
  const fault = faultOf({ ...notice, starts }, now);
  if (fault !== undefined) throw new ActionRefused(fault);
  return { ...notice, starts };
}

function noticeLine(notice: NoticeRow): string {
  const { id, version, kind, audience, starts, ends, weight, title } = notice;
  const state = notice.state === 'running' ? 'in force' : 'scheduled';
  const seen = kind === 'dialog' ? `, seen by ${notice.seen}${notice.must_ack ? ' by its button' : ''}` : '';
  return `${id} version ${version} (${kind} for ${audience}, weight ${weight}) ${state}, ${starts.toISOString()} to ${ends.toISOString()}${seen}: ${title}`;
}
