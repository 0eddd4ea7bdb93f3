import { z } from 'zod';
import { defineEvent } from '../../contract/index.ts';
import { idField } from '../../store/index.ts';

/** A player registered through an invite link. `user`, `parent`, `link`: ids. Key: the player. */
export const memberJoined = defineEvent(
  'team.joined',
  z.object({ user: idField, parent: idField, link: idField }),
);

/** Rates that concern these members changed. Key: the request, and its part. */
export const ratesChanged = defineEvent('team.rates', z.object({ users: z.array(idField) }));
