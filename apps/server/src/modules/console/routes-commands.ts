import { consoleEndpoints } from '@tessera/protocol/console';
import { type CallContext, operatorOf, type Register } from '../../http/index.ts';
import { commandDetail, commandPage, waitingCount } from './command-views.ts';
import type { Caller } from './commands.ts';
import { policies } from './policy.ts';
import type { Console } from './service.ts';

/** Registers the calls of commands, of their policies, and of the dashboard. */
export function commandRoutes(register: Register, { store, commands, figures }: Console): void {
  register(consoleEndpoints.consoleDashboard, async (_, context) => ({
    ...(await figures(context.now)),
    commands: await waitingCount(store, operatorOf(context)),
  }));

  register(consoleEndpoints.consoleCommandList, async (filter, context) => {
    await commands.expire();
    return commandPage(store, commands, filter, operatorOf(context));
  });

  register(consoleEndpoints.consoleCommandGet, async ({ id }, context) => {
    await commands.expire();
    return commandDetail(store, commands, BigInt(id), operatorOf(context));
  });

  register(consoleEndpoints.consoleCommandTry, async (asked, context) => {
    const tried = await commands.try(asked, callerOf(context));
    return {
      shown: tried.shown,
      shownHash: tried.shownHash.toString('hex'),
      payloadHash: tried.payloadHash.toString('hex'),
      needs: tried.needs,
    };
  });

  register(consoleEndpoints.consoleCommandPropose, async ({ rid, shownHash, ...asked }, context) => {
    const id = await commands.propose(asked, { rid, shownHash }, callerOf(context));
    return commandDetail(store, commands, id, operatorOf(context));
  });

  register(consoleEndpoints.consoleCommandApprove, async ({ id, ...given }, context) => {
    await commands.approve(BigInt(id), given, callerOf(context));
    return commandDetail(store, commands, BigInt(id), operatorOf(context));
  });

  register(consoleEndpoints.consoleCommandReject, async ({ id, rid, reason }, context) => {
    await commands.reject(BigInt(id), { rid, reason }, callerOf(context));
    return commandDetail(store, commands, BigInt(id), operatorOf(context));
  });

  register(consoleEndpoints.consolePolicyList, async () => ({
    items: (await policies(store)).map(({ action, needs, least, version, at }) => ({
      action,
      needs,
      least,
      version: String(version),
      at: at?.getTime() ?? null,
    })),
  }));
}

function callerOf(context: CallContext): Caller {
  const { operatorId, role } = operatorOf(context);
  return { operatorId, role, address: context.address };
}
