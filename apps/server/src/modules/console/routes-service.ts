import { consoleEndpoints } from '@tessera/protocol/console';
import { type CallContext, operatorOf, type Register } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import { logAct } from '../operators/index.ts';
import {
  handOver,
  listAnswers,
  listSupport,
  markSeen,
  ordersAtSupport,
  pictureAtSupport,
  readConversation,
  replyAtSupport,
  resolveAtSupport,
  setSupportPresence,
  supportOf,
  takeCase,
  typeAtSupport,
  writeAnswer,
} from '../service/index.ts';
import type { Console } from './service.ts';

/** Registers the calls of customer support. Messages are kept as they are; the log has what ends or moves a case. */
export function serviceRoutes(register: Register, { support, store }: Console): void {
  register(consoleEndpoints.consoleServiceSupport, (_, context) => supportOf(support, operatorOf(context)));
  register(consoleEndpoints.consoleServicePresence, (wanted, context) =>
    setSupportPresence(support, operatorOf(context), wanted),
  );
  register(consoleEndpoints.consoleServiceList, (asked, context) =>
    listSupport(store, operatorOf(context), asked),
  );
  register(consoleEndpoints.consoleServiceCase, (asked, context) =>
    readConversation(support, operatorOf(context), asked),
  );
  register(consoleEndpoints.consoleServiceOrders, ({ id }, context) =>
    ordersAtSupport(support, operatorOf(context), id),
  );
  register(consoleEndpoints.consoleServiceReply, (given, context) =>
    replyAtSupport(support, operatorOf(context), given),
  );
  register(consoleEndpoints.consoleServicePicture, (given, context) =>
    pictureAtSupport(support, operatorOf(context), given),
  );
  register(consoleEndpoints.consoleServiceRead, (seen, context) =>
    markSeen(support, operatorOf(context), seen),
  );
  register(consoleEndpoints.consoleServiceTyping, async ({ id }, context) => {
    await typeAtSupport(support, operatorOf(context), id);
    return {};
  });

  register(consoleEndpoints.consoleServiceTake, async ({ id }, context) => {
    await store.tx(async (tx) => {
      if (await takeCase(support, tx, operatorOf(context), id))
        await note(tx, context, 'service.take', `case:${id}`, {});
    });
    return {};
  });

  register(consoleEndpoints.consoleServiceHandOver, async (given, context) => {
    await store.tx(async (tx) => {
      await handOver(support, tx, operatorOf(context), given);
      await note(tx, context, 'service.hand-over', `case:${given.id}`, { to: given.to ?? null });
    });
    return {};
  });

  register(consoleEndpoints.consoleServiceResolve, async (given, context) => {
    await store.tx(async (tx) => {
      if (await resolveAtSupport(support, tx, operatorOf(context), given))
        await note(tx, context, 'service.resolve', `case:${given.id}`, { tags: given.tags });
    });
    return {};
  });

  register(consoleEndpoints.consoleServiceAnswers, async () => ({ items: await listAnswers(store) }));
  register(consoleEndpoints.consoleServiceAnswer, async (given, context) => {
    await store.tx(async (tx) => {
      const { name, language, text } = given;
      if (await writeAnswer(tx, operatorOf(context).operatorId, given))
        await note(tx, context, 'service.answer', `answer:${name}/${language}`, { text });
    });
    return {};
  });
}

const note = (tx: Tx, context: CallContext, action: string, subject: string, data: object): Promise<void> =>
  logAct(tx, context, { operator: operatorOf(context).operatorId, action, subject, data });
