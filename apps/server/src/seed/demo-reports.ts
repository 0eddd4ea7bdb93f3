import type { ChainKeeper } from '../modules/ledger/index.ts';
import { rollUp } from '../modules/reports/index.ts';
import type { Settings } from '../modules/settings/index.ts';
import type { Store } from '../store/index.ts';

export interface DemoReportDeps {
  readonly store: Store;
  readonly ledgerChain: Pick<ChainKeeper, 'drain'>;
  readonly settings: { readonly settings: Settings };
}

/** Adds what the seed has moved to the reports. A node would do it some seconds after the start. */
export async function seedDemoReports({ store, ledgerChain, settings }: DemoReportDeps): Promise<void> {
  await ledgerChain.drain();
  const zone = settings.settings.get('timeZone');
  while ((await store.tx((tx) => rollUp(tx, zone))).more);
}
