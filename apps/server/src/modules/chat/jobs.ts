import { z } from 'zod';
import { defineLongJob, idField } from '../../store/index.ts';
import type { ChatDeps } from './deps.ts';
import { messageAt } from './messages.ts';

type Telling = Pick<ChatDeps, 'store' | 'emit' | 'pictureUrl'>;

/** Sends a message of the platform to the open pages of its room. Repeating it does no harm. */
export const tellPostedJob = defineLongJob('chat.posted', {
  payload: z.object({ room: idField, seq: idField }),
  async run({ store, emit, pictureUrl }: Telling, { payload: { room, seq } }) {
    const { rows } = await store.query<{ key: string }>('select key from chat_room where id = $1', [room]);
    const message = await messageAt(store, room, seq, pictureUrl);
    const key = rows[0]?.key;
    if (key !== undefined && message) emit.chat(key, 'chat:message', { room: key, ...message });
  },
});

/** Tells the open pages of a player that a moderator acted on them. Repeating it does no harm. */
export const tellModeratedJob = defineLongJob('chat.moderated', {
  payload: z.object({ user: idField }),
  async run({ emit }: Pick<Telling, 'emit'>, { payload: { user } }) {
    emit.user(user, 'chat:changed', {});
  },
});

/** Tells the open pages of a player that their appeal has its answer. Repeating it does no harm. */
export const tellAnsweredJob = defineLongJob('chat.appeal-answered', {
  payload: z.object({ user: idField }),
  async run({ emit }: Pick<Telling, 'emit'>, { payload: { user } }) {
    emit.user(user, 'chat:changed', {});
  },
});
