import { z } from 'zod';
import { type ActionBase, ActionRefused, operatorAction } from '../../contract/index.ts';
import { EntryRefused, enterOutside, type OperatorEntry } from './operator-entries.ts';

const draw = z.object({ lottery: z.string().min(1), issue: z.string().min(1) });
const numbered = draw.extend({ numbers: z.string() });

/** As soon as two operators can decide, these are commands of the console. The log never contains numbers. */
const decided = {
  signatures: 2,
  operatorLast: true,
  needs: [],
  inConsole: () => true,
  inLog: ([lottery = '', issue = '', , by = '']: readonly string[]) => [lottery, issue, by],
} as const;

export const drawActions = [
  operatorAction({
    name: 'result waiting',
    about: 'official draws whose result is still pending',
    permission: 'draw.read',
    reads: true,
    args: z.object({}),
    needs: [],
    run: waitingDraws,
    print: (draws) =>
      draws
        .map(
          ({ lottery_id, issue, draw_at, bets }) =>
            `${lottery_id} ${issue}, held ${draw_at.toISOString()}, ${bets} bets`,
        )
        .join('\n') || 'No draw waits for an official result.',
  }),
  operatorAction({
    name: 'result enter',
    about: 'enter the official numbers (1,2,3 or 1,2,3,4,5,6+7)',
    permission: 'draw.result',
    args: numbered,
    ...decided,
    run: (deps, { numbers, ...of }, { id, name }) =>
      enter(deps, { ...of, purpose: 'result', numbers: numbersOf(numbers), operatorId: id }, name),
    print: recorded,
  }),
  operatorAction({
    name: 'result void',
    about: 'the official draw was cancelled: return all stakes',
    permission: 'draw.void',
    args: draw,
    ...decided,
    inLog: (words) => words,
    run: (deps, of, { id, name }) => enter(deps, { ...of, purpose: 'void', operatorId: id }, name),
    print: recorded,
  }),
  operatorAction({
    name: 'result correct',
    about: 'enter later official numbers of a settled draw: missing payouts are paid',
    permission: 'draw.result',
    args: numbered,
    ...decided,
    run: (deps, { numbers, ...of }, { id, name }) =>
      enter(deps, { ...of, purpose: 'correction', numbers: numbersOf(numbers), operatorId: id }, name),
    print: recorded,
  }),
];

/** The sealed draws whose official result is pending, the oldest draw first. */
async function waitingDraws({ store }: Pick<ActionBase, 'store'>) {
  const { rows } = await store.query<{ lottery_id: string; issue: string; draw_at: Date; bets: number }>(
    `select lottery_id, issue, draw_at, bets from draw where state = 'sealed' and pending_at is not null order by draw_at`,
  );
  return rows;
}

async function enter(deps: ActionBase, entry: OperatorEntry, by: string): Promise<{ by: string }> {
  try {
    await enterOutside(deps, entry);
  } catch (error) {
    if (error instanceof EntryRefused) throw new ActionRefused(error.message);
    throw error;
  }
  return { by };
}

function recorded({ by }: { by: string }, { lottery, issue }: z.output<typeof draw>): string {
  return `Recorded the entry of ${by} for ${lottery} ${issue}. It takes effect when a second operator enters the same.`;
}

/** `1,2,3` is a list; `1,2,3,4,5,6+7` main and extra numbers. */
function numbersOf(text: string): unknown {
  const [main, extra] = text.split('+').map((part) => part.split(',').map(Number));
  return extra ? { main, extra } : main;
}
