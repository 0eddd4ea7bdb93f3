import { consoleEndpoints } from '@tessera/protocol/console';
import { operatorOf, type Register } from '../../http/index.ts';
import {
  actsForOperators,
  appealsForOperators,
  decideAppeal,
  dismissAsOperator,
  moderationCounts,
  muteAsOperator,
  removeAsOperator,
  reportsForOperators,
} from '../chat/index.ts';
import { logAct } from '../operators/index.ts';
import type { Console } from './service.ts';

/** Registers the calls about rooms. Each act is a row that never changes, and the player concerned reads its reason. */
export function chatModerationRoutes(register: Register, { support: { events }, store }: Console): void {
  register(consoleEndpoints.consoleChatReports, async () => ({
    items: await reportsForOperators(store),
    counts: await moderationCounts(store),
  }));
  register(consoleEndpoints.consoleChatAppeals, async (_, context) => ({
    items: await appealsForOperators(store, operatorOf(context)),
  }));
  register(consoleEndpoints.consoleChatActs, (asked, context) =>
    actsForOperators(store, operatorOf(context), asked),
  );

  register(consoleEndpoints.consoleChatRemove, async (given, context) => {
    const operator = operatorOf(context);
    const { room, seq, reason } = given;
    await store.tx(async (tx) => {
      if (await removeAsOperator(tx, events, operator, given))
        await logAct(tx, context, {
          operator: operator.operatorId,
          action: 'chat.remove',
          subject: `message:${room}/${seq}`,
          data: { reason },
        });
    });
    return {};
  });

  register(consoleEndpoints.consoleChatMute, async (given, context) => {
    const operator = operatorOf(context);
    const { room, player, minutes, reason } = given;
    const until = await store.tx(async (tx) => {
      const made = await muteAsOperator(tx, events, operator, given);
      if (made.isNew)
        await logAct(tx, context, {
          operator: operator.operatorId,
          action: 'chat.mute',
          subject: `player:${player}`,
          data: { room, minutes, reason },
        });
      return made.until;
    });
    return { until: until?.getTime() ?? null };
  });

  register(consoleEndpoints.consoleChatDismiss, async (given, context) => {
    const operator = operatorOf(context);
    const { room, seq, reason } = given;
    await store.tx(async (tx) => {
      if (await dismissAsOperator(tx, events, operator, given))
        await logAct(tx, context, {
          operator: operator.operatorId,
          action: 'chat.dismiss',
          subject: `message:${room}/${seq}`,
          data: { reason },
        });
    });
    return {};
  });

  register(consoleEndpoints.consoleChatDecide, async (given, context) => {
    const operator = operatorOf(context);
    const { act, upheld, reason } = given;
    await store.tx(async (tx) => {
      await decideAppeal(tx, events, operator, given);
      await logAct(tx, context, {
        operator: operator.operatorId,
        action: 'chat.decide',
        subject: `act:${act}`,
        data: { upheld, reason },
      });
    });
    return {};
  });
}
