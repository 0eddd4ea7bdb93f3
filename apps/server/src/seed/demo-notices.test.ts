import { expect, test } from 'vitest';
import { useApp } from '../../test/app.ts';
import { noticesModule } from '../modules/notices/index.ts';
import { seedDemoNotices } from './demo-notices.ts';

const app = useApp({ modules: [noticesModule] });

test('the demonstration has two notices in the ticker and one dialog, in both languages, once', async () => {
  const { db, services } = app();
  for (let start = 0; start < 2; start += 1)
    await seedDemoNotices({ ...db, settings: services.settings.settings });
  const { rows } = await db.store.query('select id, version, kind, must_ack from notice order by id');
  expect(rows).toEqual([
    { id: 'maintenance', version: 1, kind: 'ticker', must_ack: false },
    { id: 'new-lottery', version: 1, kind: 'ticker', must_ack: false },
    { id: 'safer-play', version: 1, kind: 'dialog', must_ack: true },
  ]);
  const titles = async (language: string) =>
    (await app().browser().expectOk('POST /api/notice/list', {}, { headers: { language } })).items.map(
      ({ title }) => title,
    );
  expect((await titles('zhCn')).slice(1)).toEqual(['新彩种：丰年快乐十分', '先定好自己的限额']);
  expect((await titles('enUs')).slice(1)).toEqual(['New lottery: Harvest KL10', 'Set your own limits first']);
  // Cleaning leaves nothing out.
  const { html } = await app()
    .browser()
    .expectOk('POST /api/notice/detail', { id: 'maintenance' }, { headers: { language: 'enUs' } });
  expect(html).toContain('<h3>What it means for you</h3><ul><li>Bets already placed');
});
