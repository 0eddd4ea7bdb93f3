import { z } from 'zod';
import { ActionRefused, operatorAction } from '../../contract/index.ts';
import type { Store } from '../../store/index.ts';
import { settingsModule } from '../settings/index.ts';
import { assignCases, lockCapacity } from './assign.ts';
import { caseById } from './cases.ts';

/** Most lines of one answer. */
const LINES_MAX = 100;

const caseId = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform(BigInt);

interface AgentLine extends Record<string, unknown> {
  readonly ref: string;
  readonly name: string;
  readonly online: boolean;
  readonly capacity: number;
  readonly cases: number;
}

/** Actions of operators on customer service: the queue, one case, and the agents. */
export const serviceActions = [
  operatorAction({
    name: 'service queue',
    about: 'the cases that wait for an agent or are with one, in the order of the queue',
    permission: 'service.read',
    reads: true,
    args: z.object({}),
    needs: [],
    run: ({ store }) => openCases(store),
    print: (rows) => rows.map(queueLine).join('\n') || 'No case is open.',
  }),
  operatorAction({
    name: 'service case',
    about: 'one case with its state, agent, times and rating',
    permission: 'service.read',
    reads: true,
    args: z.object({ id: caseId }),
    needs: [],
    async run({ store }, { id }) {
      const row = await caseById(store, id);
      if (!row) throw new ActionRefused(`There is no case ${id}.`);
      return row;
    },
    print: (row) =>
      [
        `case      ${row.id} of player ${row.user_id}, room ${row.room}, messages from number ${row.from_seq} on`,
        `state     ${row.state}, priority ${row.priority}, agent ${row.agent_ref ?? 'none'}`,
        `begun     ${row.created_at.toISOString()}`,
        `answered  ${row.first_reply_at?.toISOString() ?? 'not yet'}`,
        `resolved  ${row.resolved_at?.toISOString() ?? 'not yet'}`,
        `rating    ${row.rating ?? 'none'}   tags ${row.tags.join(', ') || 'none'}`,
      ].join('\n'),
  }),
  operatorAction({
    name: 'service agents',
    about: 'the agents with their presence, their cases and their capacity',
    permission: 'service.read',
    reads: true,
    args: z.object({}),
    needs: [],
    run: ({ store }) => agents(store),
    print: (rows) =>
      rows
        .map(
          ({ ref, name, online, cases, capacity }) =>
            `${ref}  ${online ? 'online' : 'offline'}  ${cases} of ${capacity}  ${name}`,
        )
        .join('\n') || 'There is no agent.',
  }),
  operatorAction({
    name: 'service capacity',
    about:
      'let an agent have at most so many cases, even if the provider allows more; 0 gives no more, 50 as many as the provider says',
    permission: 'service.write',
    args: z.object({
      agent: z.string(),
      capacity: z
        .string()
        .refine(
          (text) => /^\d{1,2}$/.test(text) && Number(text) <= 50,
          'A capacity is a number from 0 to 50.',
        )
        .transform(Number),
    }),
    needs: [settingsModule],
    run: ({ store, clock, events, settings }, { agent, capacity }) =>
      store.tx(async (tx) => {
        await lockCapacity(tx);
        const { rowCount } = await tx.query('update service_agent set capacity_max = $2 where ref = $1', [
          agent,
          capacity,
        ]);
        if (rowCount === 0) throw new ActionRefused(`There is no agent ${agent}.`);
        await assignCases(tx, { clock, events, settings: settings.settings });
      }),
    print: (_, { agent, capacity }) => `${agent} has at most ${capacity} cases.`,
  }),
];

async function openCases(store: Store) {
  const { rows } = await store.query<{
    id: bigint;
    state: string;
    priority: number;
    agent: string | null;
    queued_at: Date;
    language: string;
  }>(
    `select c.id, c.state, c.priority, a.ref as agent, c.queued_at, c.language
     from service_case c left join service_agent a on a.id = c.agent where c.state in ('queued', 'open', 'waiting')
     order by c.state <> 'queued', c.priority, c.queued_at, c.id limit $1`,
    [LINES_MAX],
  );
  return rows;
}

const queueLine = (row: Awaited<ReturnType<typeof openCases>>[number]): string =>
  `${row.id}  ${row.state}  priority ${row.priority}  ${row.agent ?? '-'}  ${row.language}  since ${row.queued_at.toISOString()}`;

async function agents(store: Store): Promise<readonly AgentLine[]> {
  const { rows } = await store.query<AgentLine>(
    `select a.ref, a.name, a.online, least(a.capacity, a.capacity_max) as capacity,
       (select count(*)::integer from service_case c where c.agent = a.id and c.state in ('open', 'waiting')) as cases
     from service_agent a order by a.ref limit $1`,
    [LINES_MAX],
  );
  return rows;
}
