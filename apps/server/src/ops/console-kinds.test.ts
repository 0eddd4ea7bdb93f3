import { expect, test } from 'vitest';
import { useApp } from '../../test/app.ts';
import { formOf, seedOperators } from '../../test/console.ts';
import { opsDeps } from '../../test/ops.ts';
import { consoleModule } from '../modules/console/index.ts';
import { runLogged } from './commands.ts';

const app = useApp({ modules: [consoleModule], extend: (made) => seedOperators(made as never) });
const run = (...words: string[]) => runLogged(words, opsDeps(app()));
const as = async (role: 'lottery' | 'risk', ...words: string[]) => {
  const { password, code } = await formOf(app(), role);
  return runLogged([...words, '--by', role], {
    ...opsDeps(app()),
    operatorPassword: async () => password,
    operatorCode: async () => code,
  });
};

test('[R6.2] commands about money, lotteries, results and offers are those of the console once two operators can decide', async () => {
  for (const words of [
    ['lottery', 'suspend', 'ssc-1m'],
    ['lottery', 'resume', 'ssc-1m'],
    ['lottery', 'enable', 'ssc-1m'],
    ['lottery', 'disable', 'ssc-1m'],
    ['withdraw', 'approve', '1', '--by', 'boss_one'],
    ['withdraw', 'reject', '1', '--by', 'boss_one', '--reason', 'no papers'],
    ['withdraw', 'mark', '1', 'failed', '--by', 'boss_one', '--reason', 'came back'],
    ['deposit', 'open', 'bank'],
    ['deposit', 'close', 'bank'],
    ['deposit', 'returned', 'chain', 'p-1', '--by', 'boss_one'],
    ['rate', 'set', 'USDT', '7.25'],
    ['review', 'close', '1', 'looked at'],
    ['offer', 'create', '{}'],
    ['offer', 'live', 'tasks', '1', '--by', 'boss_one'],
    ['offer', 'stop', 'tasks', '--by', 'boss_one'],
    ['notice', 'create', '{}'],
    ['notice', 'stop', 'works'],
    ['result', 'enter', 'ssq-cn', '2026001', '1,2,3,4,5,6+7', 'boss_one'],
    ['result', 'void', 'ssq-cn', '2026001', 'boss_one'],
    ['result', 'correct', 'ssq-cn', '2026001', '1,2,3,4,5,6+7', 'boss_one'],
  ])
    await expect(run(...words)).rejects.toThrow('in the console');
  const told = await as(
    'lottery',
    'command',
    'propose',
    'lottery.suspend',
    'ssc-1m',
    '{}',
    '--reason',
    'a look',
  );
  expect(told).toContain('applied');
  await expect.poll(() => app().services.lotteries.find('ssc-1m')?.enabled).toBe(false);
});

test('[D6] an official result is entered twice on the command line, and the log never has the numbers', async () => {
  const rows = await app().db.asOwner<{ id: string }>(
    `insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, descriptor, pending_at)
     values (nextval('id_seq'), 'd3-cn', '2026001', 'sealed', app_now() - interval '2 h', app_now() - interval '1 h',
       app_now() - interval '1 min', '{"source": "feed"}', app_now()) returning id`,
  );
  const id = String(rows[0]!.id);
  const made = await as(
    'lottery',
    ...['command', 'propose', 'result.enter', id, '{"numbers":[7,0,9]}', '--reason', 'official page'],
  );
  const [, command = ''] = /^(\d+) pending/.exec(made)!;
  const hash = made.trim().split(/\s+/).at(-1)!;
  expect(await run('command', 'list')).not.toContain('7,0,9');
  await expect(as('risk', 'command', 'approve', command, hash)).rejects.toThrow('enter the numbers yourself');
  await expect(as('risk', 'command', 'approve', command, hash, '[7,0')).rejects.toThrow('no JSON');
  expect(await as('risk', 'command', 'approve', command, hash, '[7,0,9]')).toContain('applied');
  const signed = await app().db.asOwner('select entry from approval where subject = $1', [`draw:${id}`]);
  expect(signed).toEqual([{ entry: [7, 0, 9] }, { entry: [7, 0, 9] }]);
  const log = await app().db.asOwner('select actor, action, subject, data from event_log order by id');
  expect(log.map(({ action }) => action)).toContain('ops command approve');
  expect(JSON.stringify(log)).not.toMatch(/7,\s*0,\s*9/);
});

test('[R6.2] an offer is made on the command line by the command of the console, and its requirement is bounded', async () => {
  const offer = (times: number) =>
    JSON.stringify({
      name: { enUs: 'Welcome', zhCn: '迎新' },
      terms: {
        ...{ kind: 'deposit_match', product: 'lottery', times, days: 30, stakeMax: '20' },
        steps: [{ deposit: '300', bonus: '30' }],
      },
      starts: '2030-01-01T00:00:00+08:00',
    });
  const words = ['command', 'propose', 'offer.create', 'welcome'];
  await expect(as('risk', ...words, offer(11), '--reason', 'for new players')).rejects.toThrow(
    'ten times the bonus',
  );
  expect(await as('risk', ...words, offer(10), '--reason', 'for new players')).toContain('pending by risk');
});
