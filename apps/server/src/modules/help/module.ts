import { endpoints } from '@tessera/protocol/endpoints';
import { defineModule } from '../../contract/index.ts';
import { sessionOf } from '../../http/index.ts';
import { noteVote } from './votes.ts';

/** Whether help articles have helped. The articles themselves are part of the client. */
export const helpModule = defineModule({
  name: 'help',
  needs: [],
  create: () => ({}),
  calls: (register, _, { store }) =>
    register(endpoints.helpVote, async (vote, context) => ({
      noted: await noteVote(store, sessionOf(context), vote, context.language),
    })),
});
