import { createHash } from 'node:crypto';
import { AppError } from '../../../http/index.ts';
import { once, wasAnswered } from '../../../store/index.ts';
import { type Files, PictureRefused } from '../../files/index.ts';
import type { DepositDeps } from './deps.ts';
import {
  type Deposit,
  type DepositView,
  findShown,
  lockDeposit,
  receiptFiles,
  type ShownDeposit,
} from './rows.ts';

const SCOPE = 'recharge/receipt';

/**
 * Adds a picture of the payment to a deposit, unless the deposit is cancelled or credited. Only its pixels are stored. The
 * state of the deposit and the number of its pictures are checked before decoding, and again when the picture is stored.
 *
 * Errors: `not_found`, `recharge_expired`; `receipt_invalid` for a file that is not PNG or JPEG, is too large, or cannot be
 * decoded; `idempotency_conflict`; `platform_maintenance` when the picture queue is full.
 */
export async function addReceipt(
  { store, files }: Pick<DepositDeps, 'store' | 'files'>,
  { userId, rid, id, image }: { userId: bigint; rid: string; id: number; image: string },
  view: (row: ShownDeposit) => DepositView,
): Promise<DepositView> {
  const shown = await findShown(store, userId, id);
  if (!shown) throw new AppError('not_found');
  const body = { id, image: createHash('sha256').update(image).digest('hex') };
  const isFull = await files.isFull(store, receiptFiles, shown.id);
  // A request that was answered before gets the same answer, even when the deposit accepts no more pictures (L6).
  const isNew = !(await wasAnswered(store, { userId, scope: SCOPE, rid }));
  if (isNew) requireRoom(shown, isFull);
  const picture = isNew ? await encoded(files, Buffer.from(image, 'base64')) : undefined;
  return store.tx((tx) =>
    once(tx, { userId, scope: SCOPE, rid, body }, async () => {
      requireRoom(await lockDeposit(tx, shown.id), await files.isFull(tx, receiptFiles, shown.id));
      if (!picture) throw new AppError('platform_maintenance');
      await files.keep(tx, receiptFiles, shown.id, picture);
      return view((await findShown(tx, userId, id))!);
    }),
  );
}

async function encoded(files: Files, upload: Buffer) {
  try {
    return await files.encode(receiptFiles, upload);
  } catch (error) {
    throw error instanceof PictureRefused ? new AppError('receipt_invalid') : error;
  }
}

function requireRoom(deposit: Pick<Deposit, 'state'> | undefined, isFull: boolean): void {
  const isOver = deposit?.state === 'cancelled' || deposit?.state === 'credited';
  if (isOver || isFull) throw new AppError('recharge_expired');
}
