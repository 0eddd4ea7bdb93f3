import { axeFaults } from '../kit/axe.ts';
import { register } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { pngOf } from '../kit/png.ts';
import { cameraAt, cameraDenied, qrPng } from '../kit/qr-picture.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ETH = '0x52908400098527886E0F7030069857D2E4169EE7';

test('a player scans the code of their wallet, and the camera goes off', { tag: '@brief-wap' }, async ({
  app,
  page,
}) => {
  await enter(page, await register(app.site));
  const camera = await cameraAt(page, `tron:${TRON}?amount=20`);
  await app.open('#/wallet/add');
  await page.reload();
  const form = app.screen('wallet-add');
  await form.getByRole('button', { name: text('wallet_scan'), exact: true }).click();
  await expect(form.getByRole('textbox', { name: text('wallet_address') })).toHaveValue(TRON);
  await expect(form.getByText(text('wallet_address_good'))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await camera.live()).toBe(false);
});

test('without a camera a player chooses a picture of the code', { tag: '@brief-pc' }, async ({
  app,
  page,
}) => {
  await enter(page, await register(app.site));
  await cameraDenied(page);
  await app.open('#/wallet/add');
  await page.reload();
  const form = app.screen('wallet-add');
  await form.getByText('ERC20', { exact: true }).click();
  await form.getByRole('button', { name: text('wallet_scan'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: text('wallet_scan_title') });
  await expect(dialog.getByText(text('wallet_scan_denied'))).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const choose = dialog.getByLabel(text('wallet_scan_picture'));
  await choose.setInputFiles({ name: 'stripes.png', mimeType: 'image/png', buffer: pngOf(200, 200) });
  await expect(dialog.getByText(text('wallet_scan_nothing'))).toBeVisible();
  await choose.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(dialog.getByText(text('wallet_scan_nothing'))).toBeVisible();
  const code = await qrPng(page, `ethereum:${ETH}@1`);
  await choose.setInputFiles({ name: 'wallet.png', mimeType: 'image/png', buffer: code });
  await expect(form.getByRole('textbox', { name: text('wallet_address') })).toHaveValue(ETH);
  await expect(dialog).toHaveCount(0);
});
