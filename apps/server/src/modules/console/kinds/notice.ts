import { formatTime } from '@tessera/protocol';
import { z } from 'zod';
import { AppError } from '../../../http/index.ts';
import type { NodeChannels, Tx } from '../../../store/index.ts';
import {
  blankIn,
  cleanBody,
  faultOf,
  latestNotice,
  lockNotice,
  type NewNotice,
  type NoticeVersion,
  noticeFields,
  noticeId,
  noticesChanged,
  OPEN_MAX,
  othersOpen,
  stopNotice,
  writeNotice,
} from '../../notices/index.ts';
import type { CommandKind } from './kind.ts';
import { invalid, readPayload } from './read-payload.ts';

export interface NoticeKindDeps {
  readonly nodeChannels: NodeChannels;
  /** Server time in ms. */
  readonly now: () => number;
  /** The platform's zone, in which times are shown. */
  readonly zone: () => string;
}

const payloadOf = z.strictObject({
  ...noticeFields,
  /** Null: as soon as it is approved. */
  starts: z.int().nonnegative().nullable(),
  ends: z.int().nonnegative(),
});

type Asked = Omit<NewNotice, 'id'>;

/** A notice as it is shown to those who decide: one line for each text. */
function shownOf({ kind, audience, starts, ends, weight, mustAck, body }: Asked, zone: string) {
  const moment = (ms: number) => `${formatTime(ms, 'YYYY-MM-DD HH:mm', zone)} ${zone}`;
  const texts = Object.entries(body).flatMap(([language, { title, html }]) => [
    [`title.${language}`, title],
    [`html.${language}`, html],
  ]);
  return {
    kind,
    audience,
    starts: starts === null ? 'at once' : moment(starts),
    ends: moment(ends),
    weight,
    mustAck,
    ...Object.fromEntries(texts),
  };
}

const askedOf = ({ starts, ends, must_ack: mustAck, ...rest }: NoticeVersion): Asked => ({
  ...rest,
  mustAck,
  starts: starts.getTime(),
  ends: ends.getTime(),
});

const isOpen = ({ state, ends }: NoticeVersion, now: number): boolean =>
  state === 'live' && ends.getTime() > now;

const versionOf = (notice: NoticeVersion | undefined): string => String(notice?.version ?? 0);

/** Publishing and stopping notices (E6). Open pages are told with the commit. */
export function noticeKinds({ nodeChannels, now, zone }: NoticeKindDeps): readonly CommandKind[] {
  const shown = (notice: NoticeVersion) => shownOf(askedOf(notice), zone());

  /** Errors: `command_invalid`. */
  const read = (payload: unknown): Asked => {
    const asked = readPayload(payloadOf, payload);
    const fault = faultOf(asked, now());
    if (fault !== undefined) throw invalid(fault);
    const body = cleanBody(asked.body);
    const blank = blankIn(body);
    if (blank !== undefined) throw invalid(`${blank}: nothing to read is left once it is cleaned`);
    return { ...asked, body };
  };

  const standing = async (tx: Tx, id: string) => {
    const notice = await latestNotice(tx, id);
    return { targetVersion: versionOf(notice), value: notice ? shown(notice) : null };
  };

  return [
    {
      action: 'notice.publish',
      async prospect(tx, { target, payload }) {
        if (!noticeId.safeParse(target).success) throw invalid('the id has a-z, 0-9, dots and hyphens');
        const asked = read(payload);
        const current = await lockNotice(tx, target);
        if ((await othersOpen(tx, target)) >= OPEN_MAX) throw invalid(`${OPEN_MAX} notices are open`);
        // Nothing as an empty record, so that each field of a first version is a line of its own.
        const before = current && isOpen(current, now()) ? shown(current) : {};
        const after = shownOf(asked, zone());
        if (JSON.stringify(before) === JSON.stringify(after)) throw new AppError('command_same');
        // What everybody reads is never published by one person, whatever the policy says.
        const needs = asked.audience === 'all' ? ({ needs: 2 } as const) : {};
        return { targetVersion: versionOf(current), before, after, ...needs };
      },
      now: standing,
      async apply(tx, { target, payload, signers }) {
        const by = signers.map(({ name }) => name).join(' and ');
        const written = await writeNotice(tx, { id: target, ...read(payload) }, by);
        // The same transaction has checked it.
        if (typeof written !== 'number') throw new Error(`notice ${target} is refused`);
        await noticesChanged(nodeChannels, tx);
      },
    },
    {
      action: 'notice.stop',
      async prospect(tx, { target, payload }) {
        readPayload(z.strictObject({}), payload);
        const current = await lockNotice(tx, target);
        if (!current) throw new AppError('not_found');
        if (!isOpen(current, now())) throw new AppError('command_same');
        const before = shown(current);
        return { targetVersion: versionOf(current), before, after: { ...before, stopped: true } };
      },
      now: standing,
      async apply(tx, { target, signers }) {
        await stopNotice(tx, target, signers.map(({ name }) => name).join(' and '));
        await noticesChanged(nodeChannels, tx);
      },
    },
  ];
}
