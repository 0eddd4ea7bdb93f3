import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Transcript } from '@tessera/fairness';
import { betRequest, fiveDigits } from '../kit/bets.ts';
import { register, tryOut } from '../kit/client.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { savedFile } from '../kit/saved-file.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';

const LOTTERY = 'ssc-5m';

/** Replaces the first hex digit by another one. */
const bent = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);

/** Ways to tamper with a transcript, and the check that detects each. */
const tampered: readonly [check: RegExp, change: (file: Transcript) => unknown][] = [
  [
    /号码由种子、信标和投注算出/,
    (file) => {
      const [first, ...rest] = file.result as number[];
      return { ...file, result: [(first! + 1) % 10, ...rest] };
    },
  ],
  [
    /种子与承诺、上期种子相连/,
    (file) => ({ ...file, seal: { ...file.seal, seed: bent(String(file.seal.seed)) } }),
  ],
  [/信标的签名/, (file) => ({ ...file, beacon: { ...file.beacon, signature: bent(file.beacon.signature) } })],
  [
    /你的注单在封存的投注之中/,
    (file) => {
      const [proof] = file.receipts;
      const leaf = { ...proof!.receipt.leaf, stake: '9.0000' };
      return { ...file, receipts: [{ ...proof!, receipt: { ...proof!.receipt, leaf } }] };
    },
  ],
];

test('[D4] [N2] [B4] a draw is verified from saved files without the platform, and a changed transcript is detected', {
  tag: '@brief-wap',
}, async ({ app, browser }) => {
  const sale = await freshSale(LOTTERY);
  const player = await tryOut(app.site);
  await player.ok(
    'POST /api/lottery/bet',
    await betRequest(player, LOTTERY, sale.issue, [fiveDigits(12_345)]),
  );
  await sale.draw();
  await enter(app.page, player);
  await app.open(`#/verify?lottery=${LOTTERY}&issue=${sale.issue}`);
  const screen = app.screen('verify');
  await expect(screen.getByRole('heading', { name: /^一致/ })).toBeVisible();
  await expect(screen.getByText(/^投注 ¥0\.002/)).toBeVisible();
  const download = screen.getByRole('button', { name: text('fairness_download') });
  const proof = (await savedFile(app.page, () => download.click())).toString();

  // Verifying is a task of a real account.
  const real = await register(app.site);
  await enter(app.page, real);
  await app.open(`#/verify?lottery=${LOTTERY}&issue=${sale.issue}`);
  await expect(screen.getByRole('heading', { name: /^一致/ })).toBeVisible();
  const task = async () =>
    (await real.ok('POST /api/user/welfare', {})).tasks.find((one) => one.task === 'verify_draw')?.state;
  await expect.poll(task).toBe('ready');

  const folder = await mkdtemp(join(tmpdir(), 'tessera-verify-'));
  const page = join(folder, 'verify.html');
  await writeFile(page, await (await app.page.request.get(`${app.site}/verify.html`)).text());
  const away = await browser.newContext({ offline: true, locale: 'zh-CN' });
  const saved = await away.newPage();
  try {
    await saved.goto(pathToFileURL(page).href);
    const give = (name: string, body: string) =>
      saved
        .locator('input[type="file"]')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(body) });
    await give('draw.json', proof);
    await expect(saved.getByRole('heading', { name: /^一致/ })).toBeVisible();
    await expect(saved.getByText(text('fairness_receipt_included'))).toBeVisible();
    const file = JSON.parse(proof) as Transcript;
    for (const [check, change] of tampered) {
      await give('draw.json', JSON.stringify(change(file)));
      const verdict = saved.getByRole('alert').filter({ hasText: /^不一致/ });
      await expect(verdict).toContainText(check);
    }
    await give('draw.json', proof.slice(0, -100));
    await expect(saved.getByRole('alert')).toContainText(text('fairness_not_json'));
  } finally {
    await away.close();
    await rm(folder, { recursive: true });
  }
});
