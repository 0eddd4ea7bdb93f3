import { defineLongJob } from '../../store/index.ts';
import { appealAnswered, playerModerated, reportsDecided } from '../chat/index.ts';
import { caseAnswered, caseResolved } from '../service/index.ts';
import type { InboxDeps } from './deps.ts';
import { record } from './write.ts';

/** Who has the conversation open reads an answer within this time, ms. */
const READING_MS = 10_000;

/** Customer service answered: an event for a player who did not see the answer when it came. */
export const answeredJob = defineLongJob('inbox.answered', {
  payload: caseAnswered.payload,
  async run(deps: InboxDeps, { payload: { id, user, room, seq, at } }) {
    if ((await deps.clock.now()) < at + READING_MS) return { runAgainAt: at + READING_MS };
    await record(deps, async (db) => {
      const { rowCount } = await db.query(
        'select from chat_read where room = $1 and user_id = $2 and read_seq >= $3',
        [room, user, seq],
      );
      if (rowCount !== 0) return [];
      const data = { case: Number(id), seq: Number(seq) };
      return [{ user, at, key: `case:${id}:${seq}`, type: 'case.answered', data }];
    });
    return undefined;
  },
});

/** A case is resolved. */
export const resolvedJob = defineLongJob('inbox.resolved', {
  payload: caseResolved.payload,
  run: (deps: InboxDeps, { payload: { id, user, at } }) =>
    record(deps, () => [
      { user, at, key: `case:${id}:resolved`, type: 'case.resolved', data: { case: Number(id) } },
    ]),
});

/** A moderator of chat acted on a player. */
export const actJob = defineLongJob('inbox.chat-act', {
  payload: playerModerated.payload,
  run: (deps: InboxDeps, { payload: { user, act, at, ...data } }) =>
    record(deps, () => [
      { user, at, key: `act:${act}`, type: 'chat.act', data: { act: Number(act), ...data } },
    ]),
});

/** A player's appeal has its answer. */
export const appealJob = defineLongJob('inbox.chat-appeal', {
  payload: appealAnswered.payload,
  run: (deps: InboxDeps, { payload: { user, act, at, ...data } }) =>
    record(deps, () => [
      { user, at, key: `appeal:${act}`, type: 'chat.appeal', data: { act: Number(act), ...data } },
    ]),
});

/** Reports of a message are decided: an event for each player who reported it. */
export const reportJob = defineLongJob('inbox.chat-report', {
  payload: reportsDecided.payload,
  run: (deps: InboxDeps, { payload: { users, seq, at, ...data } }) =>
    record(deps, () =>
      users.map((user) => ({
        user,
        at,
        key: `report:${data.room}:${seq}:${data.removed}`,
        type: 'chat.report',
        data: { ...data, seq: Number(seq) },
      })),
    ),
});
