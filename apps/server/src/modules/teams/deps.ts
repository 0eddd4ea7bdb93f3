import type { ServerEvents } from '@tessera/protocol';
import type { Events } from '../../contract/index.ts';
import type { Clock, Store } from '../../store/index.ts';
import type { Lotteries } from '../lotteries/index.ts';
import type { Settings } from '../settings/index.ts';
import type { CommissionFigures } from './commission.ts';

/** What teams work with. */
export interface TeamDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly lotteries: Lotteries;
  readonly events: Events;
  readonly emit: { user(userId: bigint, event: 'team:changed', payload: ServerEvents['team:changed']): void };
  /** Figures of commission; all zero on a platform whose modules do not accrue any. */
  readonly commission: () => CommissionFigures;
}
