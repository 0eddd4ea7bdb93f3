import { z } from 'zod';
import { defineEvent } from '../../contract/index.ts';
import { idField } from '../../store/index.ts';

/**
 * An agent answered what the player had asked; further messages of the agent are no other answer. `seq`: number of the answer in `room`,
 * the player's room of service. `at`: ms. Key: case and number.
 */
export const caseAnswered = defineEvent(
  'service.answered',
  z.object({ id: idField, user: idField, room: idField, seq: idField, at: z.int() }),
);

/** A case is resolved, by its agent or because the player is silent. `at`: ms. Key: the case. */
export const caseResolved = defineEvent(
  'service.resolved',
  z.object({ id: idField, user: idField, at: z.int() }),
);

/** A case changed: a message of the player, another state, another agent. Key: what happened to it. */
export const caseChanged = defineEvent('service.changed', z.object({ id: idField, user: idField }));
