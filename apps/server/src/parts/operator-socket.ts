import { createSecretKey } from 'node:crypto';
import { z } from 'zod';
import { defineModule } from '../contract/index.ts';
import { operatorsModule } from '../modules/operators/index.ts';
import { settingsModule } from '../modules/settings/index.ts';
import { createOperatorSockets, type OperatorSockets, type SupportHint } from '../socket/index.ts';
import type { Tx } from '../store/index.ts';
import { gateModule } from './gate.ts';

/** Name of the channel between nodes. */
const CHANNEL = 'operator_hint';

const hint: z.ZodType<SupportHint> = z.discriminatedUnion('event', [
  z.object({ event: z.literal('service:changed'), case: z.int() }),
  z.object({ event: z.literal('service:typing'), case: z.int(), operator: z.string() }),
]);

/** The sockets of the console, on every node. */
export interface OperatorSocket {
  /** Sends a hint to the open pages of operators on all nodes, with a `tx` after its commit. */
  hint(hint: SupportHint, tx?: Tx): Promise<void>;
  /** Undefined in a process without sockets, and on a node without the console's credential. */
  readonly here: OperatorSockets | undefined;
}

/** The sockets of the operators' console. Any process sends hints; those with sockets pass them on. */
export const operatorSocketModule = defineModule({
  name: 'operatorSocket',
  needs: [settingsModule, gateModule, operatorsModule],
  async create({
    config,
    clock,
    log,
    nodeChannels,
    sockets,
    settings,
    gate,
    operators,
  }): Promise<OperatorSocket> {
    const here =
      operators && typeof sockets === 'function'
        ? createOperatorSockets({
            mode: config.mode,
            now: clock.local,
            xsrfKey: createSecretKey(settings.secrets.key('xsrf')),
            gate,
            operators: operators.gate,
            log,
          })
        : undefined;
    if (here) {
      await nodeChannels.listen(CHANNEL, (payload) => {
        const read = hint.safeParse(JSON.parse(payload));
        if (read.success) here.tell(read.data);
      });
    }
    return {
      here,
      hint: (given, tx) => nodeChannels.notify(CHANNEL, JSON.stringify(given), tx),
    };
  },
  stop: ({ here }) => here?.close(),
});
