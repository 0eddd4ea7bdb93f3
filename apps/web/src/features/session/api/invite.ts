import type { CallReply } from '@tessera/protocol/endpoints';
import { call, isCallError } from '../../../platform/http/index.ts';
import { queryOptions } from '../../../platform/query/index.ts';
import { type InviteFault, inviteFaultOf } from '../forms/invite-fault.ts';

/** Whose invitation a link is, or why it cannot be used. */
export type Invite = CallReply<'POST /api/team/invite'> | { readonly fault: InviteFault };

/** A refusal is an answer: the page shows its reason. */
export const inviteOptions = (code: string) =>
  queryOptions({
    queryKey: ['invite', code],
    queryFn: async ({ signal }): Promise<Invite> => {
      try {
        return await call('POST /api/team/invite', { code }, { signal, silent: true });
      } catch (error) {
        const fault = isCallError(error) ? inviteFaultOf(error.code) : undefined;
        if (fault === undefined) throw error;
        return { fault };
      }
    },
  });
