import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '../../../http/index.ts';
import { once, type Tx, wasAnswered } from '../../../store/index.ts';
import { type Pictures, sizeOf } from '../../files/index.ts';
import type { DepositDeps } from './deps.ts';
import { type Deposit, type DepositView, findShown, lockDeposit, type ShownDeposit } from './rows.ts';

const FILE_BYTES_MAX = 2 * 1024 * 1024;
/** Maximum number of pictures stored per deposit. */
const KEPT_MAX = 5;
const SCOPE = 'recharge/receipt';

/**
 * Adds a picture of the payment to a deposit, unless the deposit is cancelled or credited. Only its pixels are stored. The
 * state of the deposit and the number of its pictures are checked before decoding, and again when the picture is stored.
 *
 * Errors: `not_found`, `recharge_expired`; `receipt_invalid` for a file that is not PNG or JPEG, is too large, or cannot be
 * decoded; `idempotency_conflict`; `platform_maintenance` when the picture queue is full.
 */
export async function addReceipt(
  { store, pictures }: Pick<DepositDeps, 'store'> & { pictures: Pictures },
  { userId, rid, id, image }: { userId: bigint; rid: string; id: number; image: string },
  view: (row: ShownDeposit) => DepositView,
): Promise<DepositView> {
  const shown = await findShown(store, userId, id);
  if (!shown) throw new AppError('not_found');
  const file = Buffer.from(image, 'base64');
  const body = { id, image: createHash('sha256').update(image).digest('hex') };
  const kept = await keptOf(store, id);
  // A request that was answered before gets the same answer, even when the deposit accepts no more pictures (L6).
  const isNew = !(await wasAnswered(store, { userId, scope: SCOPE, rid }));
  if (isNew) requireRoom(shown, kept);
  const png = isNew ? await painted(pictures, file) : undefined;
  return store.tx((tx) =>
    once(tx, { userId, scope: SCOPE, rid, body }, async () => {
      requireRoom(await lockDeposit(tx, BigInt(id)), await keptOf(tx, id));
      if (!png) throw new AppError('platform_maintenance');
      await tx.query(
        'insert into deposit_receipt (name, deposit_id, png, at) values ($1, $2, $3, app_now())',
        [randomBytes(16).toString('base64url'), id, png],
      );
      return view((await findShown(tx, userId, id))!);
    }),
  );
}

async function painted(pictures: Pictures, file: Buffer): Promise<Buffer> {
  if (file.length > FILE_BYTES_MAX || !sizeOf(file)) throw new AppError('receipt_invalid');
  return pictures.repaint(file);
}

function requireRoom(deposit: Pick<Deposit, 'state'> | undefined, kept: number): void {
  const isOver = deposit?.state === 'cancelled' || deposit?.state === 'credited';
  if (isOver || kept >= KEPT_MAX) throw new AppError('recharge_expired');
}

async function keptOf(db: Pick<Tx, 'query'>, id: number): Promise<number> {
  const { rows } = await db.query<{ kept: number }>(
    'select count(*)::integer as kept from deposit_receipt where deposit_id = $1',
    [id],
  );
  return rows[0]!.kept;
}
