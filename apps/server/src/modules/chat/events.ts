import { z } from 'zod';
import { defineEvent } from '../../contract/index.ts';
import { idField } from '../../store/index.ts';

/** The platform wrote a message in a room. `room`, `seq`: which one. Key: both. */
export const messagePosted = defineEvent('chat.posted', z.object({ room: idField, seq: idField }));

/** An operator acted on a player in a room. Key: the act. */
export const playerModerated = defineEvent('chat.moderated', z.object({ user: idField }));
