import { z } from 'zod';
import { defineEvent } from '../../contract/index.ts';
import { idField } from '../../store/index.ts';

/** What an operator writes to a player about: how they are, limits and breaks, or where help is. */
export const contactTopics = ['check_in', 'limits', 'help'] as const;

/** An operator has contacted a player about a case of safer play. Never a self-excluded one (RP8). Key: the command. */
export const playerContacted = defineEvent(
  'player.contacted',
  z.object({ user: idField, topic: z.enum(contactTopics) }),
);
