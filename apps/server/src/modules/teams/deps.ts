import type { Clock, Store } from '../../store/index.ts';
import type { Settings } from '../settings/index.ts';

/** What teams work with. */
export interface TeamDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: Settings;
}
