import { z } from 'zod';
import { ActionRefused, operatorAction } from '../../contract/index.ts';
import { createEventLog, type LoggedEvent } from './event-log.ts';

export const eventLogActions = [
  operatorAction({
    name: 'log show',
    about: "newest events: sign-ins, accounts, settings, limits, operators' actions; default 20",
    permission: 'log.read',
    reads: true,
    args: z.object({
      count: z
        .string()
        .regex(/^[1-9]\d{0,3}$/)
        .default('20'),
    }),
    needs: [],
    run: ({ store }, { count }) => createEventLog({ store }).newest(Number(count)),
    print: (events) => events.map(line).join('\n'),
  }),
  operatorAction({
    name: 'log verify',
    about: 'check the hash chain over all events',
    permission: 'log.read',
    reads: true,
    args: z.object({}),
    needs: [],
    async run({ store }) {
      const events = createEventLog({ store });
      await events.drain();
      const fault = await events.fault();
      if (fault !== undefined)
        throw new ActionRefused(`The hash chain of the log is broken at entry ${fault}.`);
    },
    print: () => 'The hash chain of the log is valid: no event was changed.',
  }),
];

function line({ at, actor, action, subject, address, result, data }: LoggedEvent): string {
  return [at.toISOString(), actor, action, subject, address ?? '-', result, JSON.stringify(data)].join('  ');
}
