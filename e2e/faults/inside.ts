import type { AuditCheck } from '../../apps/server/src/contract/index.ts';
import { wheelBook } from '../../apps/server/src/modules/activities/wheel-book.ts';
import { withdrawalBook } from '../../apps/server/src/modules/cashier/index.ts';
import { cashierMovements } from '../../apps/server/src/modules/cashier/movements.ts';
import { heldBook } from '../../apps/server/src/modules/chase/index.ts';
import { commissionBook } from '../../apps/server/src/modules/commission/book.ts';
import { transitBook } from '../../apps/server/src/modules/games/index.ts';
import { createAuditor, createLedger, type Posting } from '../../apps/server/src/modules/ledger/index.ts';
import { rewardBook } from '../../apps/server/src/modules/rewards/reward-book.ts';
import { createSettingsModule, type SettingKey } from '../../apps/server/src/modules/settings/index.ts';
import { betBook } from '../../apps/server/src/modules/settlement/index.ts';
import { waterBackBook } from '../../apps/server/src/modules/water-back/book.ts';
import { packetBook } from '../../apps/server/src/modules/welfare/packet-book.ts';
import {
  openOperatorStore,
  openParts,
  runningAddress,
  type Store,
} from '../../apps/server/src/store/index.ts';
import { house, player, posting } from '../../apps/server/test/money.ts';
import { amountIn } from '../kit/amount-in.ts';
import type { Platform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';

type Parts = Awaited<ReturnType<typeof openParts>>;

/** The store and modules of a running platform, opened beside its server. */
export interface Inside extends Parts {
  /** A store under the owner's credential, as operators have it: for actions that the application's role may not take. */
  readonly operators: Store;
  /** Credits a player from the test funding account, once. */
  fund(userId: number, amount: string): Promise<void>;
  /** Writes postings to the ledger, all or none. */
  post(...postings: readonly Posting[]): Promise<void>;
  set(key: SettingKey, value: unknown): Promise<void>;
  /** The violations that the auditor finds in the whole ledger and the books of the modules. */
  violations(): Promise<readonly unknown[]>;
}

const books: readonly AuditCheck[] = [
  ...[betBook, heldBook, transitBook, withdrawalBook],
  ...[rewardBook, waterBackBook, wheelBook, packetBook, commissionBook],
];

/** Works with the store of a running platform, and closes it before the next kill. */
export async function inside<T>(platform: Platform, work: (inside: Inside) => Promise<T>): Promise<T> {
  const parts = await openParts(runningAddress(platform.dataDir), true);
  const operators = openOperatorStore(parts.store.address);
  try {
    const ledger = await createLedger(parts.store, parts.nodeChannels);
    const post: Inside['post'] = async (...postings) => {
      await parts.store.tx((tx) => ledger.post(tx, postings));
    };
    return await work({
      ...parts,
      operators,
      post,
      fund: (userId, amount) => post(funding(BigInt(userId), amountIn(amount))),
      async set(key, value) {
        const { settings } = await createSettingsModule({ ...parts, mode: 'test' });
        await settings.set(key, value, 'faults');
      },
      async violations() {
        const auditor = createAuditor({ ...parts, ledger, checks: books });
        // The audit of another node finishes first.
        const report = await until('an audit of the whole ledger', () => auditor.run(true));
        return report.violations;
      },
    });
  } finally {
    await operators.close();
    await parts.close();
  }
}

/** A deposit of a player from the test funding account, once for a key. */
export function funding(user: bigint, amount: bigint, key = `faults ${user}`): Posting {
  const entries = [house('ext:test', -amount), player(user, 'main', amount)];
  return posting(user, entries, cashierMovements.deposit.kind, key);
}

/** The violations that the auditor finds in a running platform. */
export const violationsOf = (platform: Platform): Promise<readonly unknown[]> =>
  inside(platform, ({ violations }) => violations());

/** Lifts the limits on calls and connections: these tests call faster than people do, and all from one address. */
export async function withoutCallLimits({ set }: Inside): Promise<void> {
  const generous = { burst: 100_000, perMinute: 6_000_000 };
  for (const key of [
    'callLogin',
    'callBet',
    'callTransfer',
    'callPoll',
    'callOther',
    'callVisitor',
    'callHandshake',
    'callAddress',
  ] as const) {
    await set(key, generous);
  }
  await set('loginPerAddressMinute', 100_000);
  await set('connectionsPerAddress', 10_000);
  await set('counting', { burst: 1_000_000, perMinute: 100_000_000 });
  await set('namesTakenFree', 100_000);
}
