import { z } from 'zod';
import { defineEvent } from '../../contract/index.ts';
import { idField } from '../../store/index.ts';

/** The platform wrote a message in a room. `room`, `seq`: which one. Key: both. */
export const messagePosted = defineEvent('chat.posted', z.object({ room: idField, seq: idField }));

/** A room, as other modules name it: its name on the wire, and its kind. */
const room = { room: z.string(), kind: z.enum(['hall', 'family', 'service', 'team']) };

/** A moderator acted on a player in a room. `until`: end of a mute, ms. `at`: ms. Key: the act. */
export const playerModerated = defineEvent(
  'chat.moderated',
  z.object({
    user: idField,
    act: idField,
    ...room,
    what: z.enum(['mute', 'unmute', 'remove']),
    reason: z.string(),
    until: z.int().nullable(),
    at: z.int(),
  }),
);

/** An appeal of a player against an act has its answer. `at`: ms. Key: the act. */
export const appealAnswered = defineEvent(
  'chat.appeal-answered',
  z.object({
    user: idField,
    act: idField,
    ...room,
    upheld: z.boolean(),
    reason: z.string(),
    at: z.int(),
  }),
);

/**
 * Reports of a message are decided: it was removed, or nothing was found to remove. `users`: some of those who reported it. `at`: ms.
 * Key: room, message, and the part of the players.
 */
export const reportsDecided = defineEvent(
  'chat.reports-decided',
  z.object({ users: z.array(idField), ...room, seq: idField, removed: z.boolean(), at: z.int() }),
);
