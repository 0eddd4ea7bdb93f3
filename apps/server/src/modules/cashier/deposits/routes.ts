import { endpoints } from '@tessera/protocol/endpoints';
import { AppError, type CallContext, type Register, sessionOf } from '../../../http/index.ts';
import { checkIdentity } from '../verified-identity/verified-identity.ts';
import { cancelDeposit, sayPaid } from './change.ts';
import { createDeposit } from './create.ts';
import type { DepositDeps } from './deps.ts';
import { listDeposits } from './list.ts';
import { depositOverview } from './overview.ts';
import { addReceipt } from './receipts.ts';
import { findShown, type ShownDeposit, viewOf } from './rows.ts';

/** `/api/recharge/…`. Trial players cannot deposit. */
export function depositRoutes(register: Register, deps: DepositDeps): void {
  const playerOf = (context: CallContext): bigint => {
    const { kind, userId } = sessionOf(context);
    if (kind === 'trial') throw new AppError('trial_not_allowed');
    return userId;
  };
  const viewAt =
    ({ now }: CallContext) =>
    (row: ShownDeposit) =>
      viewOf(row, { files: deps.files, simulated: deps.mode !== 'production', now });

  register(endpoints.depositChannel, async (_input, context) => depositOverview(deps, playerOf(context)));
  register(endpoints.depositIdentity, async ({ name }, context) =>
    checkIdentity(deps, { userId: playerOf(context), rid: context.rid, name }),
  );
  register(endpoints.depositCreate, async (input, context) =>
    createDeposit(deps, playerOf(context), input, viewAt(context)),
  );
  register(endpoints.depositDetail, async ({ id }, context) => {
    const row = await findShown(deps.store, playerOf(context), id);
    if (!row) throw new AppError('not_found');
    return viewAt(context)(row);
  });
  register(endpoints.depositPaid, async ({ id }, context) =>
    viewAt(context)(await sayPaid(deps, playerOf(context), id)),
  );
  register(endpoints.depositReceipt, async ({ id, image }, context) =>
    addReceipt(deps, { userId: playerOf(context), rid: context.rid, id, image }, viewAt(context)),
  );
  register(endpoints.depositCancel, async ({ id }, context) =>
    viewAt(context)(await cancelDeposit(deps, playerOf(context), id)),
  );
  register(endpoints.depositRecord, async (input, context) =>
    listDeposits(deps.store, playerOf(context), input, context.now, viewAt(context)),
  );
}
