import { z } from 'zod';
import { defineEvent } from '../../contract/index.ts';
import { idField } from '../../store/index.ts';

/** A player has seen versions of notices. Key: the player and the request. */
export const noticesSeen = defineEvent(
  'notice.seen',
  z.object({ user: idField, notices: z.array(z.object({ id: z.string(), version: z.int() })) }),
);
