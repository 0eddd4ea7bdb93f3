import type { Clock, Jobs, Store } from '../../store/index.ts';
import type { ProtectionService } from '../protection/index.ts';

/** What the cases work with. */
export interface CaseDeps {
  readonly store: Store;
  readonly clock: Pick<Clock, 'local'>;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly protection: ProtectionService;
}
