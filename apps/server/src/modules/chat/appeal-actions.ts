import { z } from 'zod';
import { ActionRefused, operatorAction } from '../../contract/index.ts';
import type { Store } from '../../store/index.ts';
import { lockRoom } from './acts.ts';
import { answerAppeal } from './appeal-answers.ts';
import { dismissReports } from './dismiss-reports.ts';
import { openReports } from './reports.ts';

/** Most appeals that are listed at once. */
const OPEN_MAX = 50;

const reason = z.string().trim().min(1).max(200);
const number = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'Messages and acts are named by their numbers.')
  .transform(Number);
const reading = { permission: 'chat.write', reads: true, args: z.object({}), needs: [] } as const;
const writing = { permission: 'chat.write', options: ['reason'], signatures: 1, needs: [] } as const;

interface OpenAppeal extends Record<string, unknown> {
  readonly act: bigint;
  readonly what: string;
  readonly key: string;
  readonly user_name: string;
  readonly why: string;
  readonly text: string;
  readonly at: Date;
}

/** Actions on what players reported and appealed against. */
export const appealActions = [
  operatorAction({
    ...reading,
    name: 'chat reports',
    about: 'reported messages that are neither removed nor dismissed, the longest waiting first',
    run: ({ store }) => openReports(store),
    print: (rows) =>
      rows
        .map(
          ({ key, seq, reports, reasons, text, since }) =>
            `${since.toISOString()} ${key} ${seq}: ${reports} × (${reasons}) ${JSON.stringify(text)}`,
        )
        .join('\n') || 'No report is open.',
  }),
  operatorAction({
    ...writing,
    name: 'chat dismiss',
    about: 'close the reports of a message in which there is nothing to remove',
    args: z.object({ room: z.string(), seq: number, reason }),
    run: ({ store, events }, { room: key, seq, reason: why }, { id }) =>
      store.tx(async (tx) => {
        const room = await lockRoom(tx, key);
        if (!(await dismissReports(tx, { room, seq, by: id, reason: why }, events)))
          throw new ActionRefused(`Message ${seq} of ${key} has no open report.`);
      }),
    print: (_, { room, seq }) => `The reports of message ${seq} of ${room} are closed.`,
  }),
  operatorAction({
    ...reading,
    name: 'chat appeals',
    about: 'appeals without an answer, the longest waiting first',
    run: ({ store }) => openAppeals(store),
    print: (rows) =>
      rows
        .map(
          ({ act, what, key, user_name, why, text, at }) =>
            `${at.toISOString()} ${act}: ${what} of ${user_name} in ${key}, ${JSON.stringify(why)}; ${JSON.stringify(text)}`,
        )
        .join('\n') || 'No appeal is open.',
  }),
  ...([true, false] as const).map((upheld) =>
    operatorAction({
      ...writing,
      name: upheld ? 'chat uphold' : 'chat reject',
      about: upheld
        ? 'agree with an appeal against an act of somebody else, by the number of the act; ends its mute'
        : 'disagree with an appeal against an act of somebody else, by the number of the act',
      args: z.object({ act: number, reason }),
      run: ({ store, events }, { act, reason: why }, { id }) =>
        store.tx(async (tx) => {
          const answered = await answerAppeal(tx, { act, by: id, upheld, reason: why }, events);
          if (answered === 'own') throw new ActionRefused('Somebody else than who acted answers an appeal.');
          if (answered !== 'answered') throw new ActionRefused(`Act ${act} has no open appeal.`);
        }),
      print: (_, { act }) => `The appeal against act ${act} is ${upheld ? 'upheld' : 'rejected'}.`,
    }),
  ),
];

async function openAppeals(store: Store): Promise<OpenAppeal[]> {
  const { rows } = await store.query<OpenAppeal>(
    `select p.act, a.act as what, r.key, u.user_name, a.reason as why, p.text, p.at
     from chat_appeal p join chat_act a on a.id = p.act join chat_room r on r.id = a.room join player u on u.id = p.user_id
     where not exists (select from chat_appeal_answer w where w.act = p.act) order by p.at limit $1`,
    [OPEN_MAX],
  );
  return rows;
}
