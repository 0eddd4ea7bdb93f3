import { randomBytes } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';
import { AppError } from '../../../http/index.ts';
import { once } from '../../../store/index.ts';
import type { CashierDeps } from '../deps.ts';
import { sizeOf } from './picture-size.ts';
import { type DepositView, findShown, lockDeposit, type ShownDeposit } from './rows.ts';

const FILE_BYTES_MAX = 2 * 1024 * 1024;
const SIDE_MAX = 1_600;
/** Pictures kept for one deposit. */
const KEPT_MAX = 5;

/**
 * Adds a picture of the payment to a deposit that may still be paid, or failed. Only its pixels are kept.
 * Errors: `not_found`, `recharge_expired`, `receipt_invalid`, `idempotency_conflict`.
 */
export async function addReceipt(
  { store }: Pick<CashierDeps, 'store'>,
  { userId, rid, id, image }: { userId: bigint; rid: string; id: number; image: string },
  view: (row: ShownDeposit) => DepositView,
): Promise<DepositView> {
  if (!(await findShown(store, userId, id))) throw new AppError('not_found');
  const png = repaint(Buffer.from(image, 'base64'));
  return store.tx((tx) =>
    once(tx, { userId, scope: 'recharge/receipt', rid, body: { id, image } }, async () => {
      const deposit = await lockDeposit(tx, BigInt(id));
      if (deposit?.state === 'cancelled' || deposit?.state === 'credited')
        throw new AppError('recharge_expired');
      const { rows } = await tx.query<{ kept: number }>(
        'select count(*)::integer as kept from deposit_receipt where deposit_id = $1',
        [id],
      );
      if (rows[0]!.kept >= KEPT_MAX) throw new AppError('recharge_expired');
      await tx.query(
        'insert into deposit_receipt (name, deposit_id, png, at) values ($1, $2, $3, app_now())',
        [randomBytes(16).toString('base64url'), id, png],
      );
      return view((await findShown(tx, userId, id))!);
    }),
  );
}

/**
 * A picture painted anew as PNG, at most 1600 pixels wide and high: decoded to its pixels, so that nothing it carried
 * beside them (place, device, text, another file behind its end) is kept.
 * Errors: `receipt_invalid` for what is no PNG or JPEG, is too large, or cannot be decoded.
 */
export function repaint(file: Buffer): Buffer {
  const found = file.length <= FILE_BYTES_MAX ? sizeOf(file) : undefined;
  if (!found) throw new AppError('receipt_invalid');
  const { mime, width, height } = found;
  const scale = Math.min(1, SIDE_MAX / Math.max(width, height));
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><image width="${w}" height="${h}" preserveAspectRatio="none" href="data:${mime};base64,${file.toString('base64')}"/></svg>`;
  const painted = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  // What cannot be decoded is painted as nothing at all.
  if (!painted.pixels.some((byte) => byte !== 0)) throw new AppError('receipt_invalid');
  return painted.asPng();
}
