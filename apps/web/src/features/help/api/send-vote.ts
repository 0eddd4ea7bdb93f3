import type { CallPayload, CallReply } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';

/** Whether an article has helped. */
export type HelpVote = CallPayload<'POST /api/help/vote'>;

/** Stores the player's answer. The server counts one for the texts that were read. */
export const sendVote = (vote: HelpVote): Promise<CallReply<'POST /api/help/vote'>> =>
  call('POST /api/help/vote', vote);
