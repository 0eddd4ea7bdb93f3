import { type EntrySite, entryFaults, type FoundFault } from '@tessera/protocol/entry-addresses';
import type { TextKey } from '../../platform/i18n.ts';

/** Longest list of further addresses. */
export const ENTRIES_MAX = 12;

export const FAULT_TEXT = {
  empty: 'entry_empty',
  not_address: 'entry_not_address',
  not_https: 'entry_not_https',
  not_host: 'entry_not_host',
  duplicate: 'entry_duplicate',
} as const satisfies Readonly<Record<FoundFault['fault'], TextKey>>;

/** The addresses that a setting has; anything of another shape is left out. */
export function entriesOf(value: unknown): readonly EntrySite[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((site: unknown) => {
    if (typeof site !== 'object' || site === null || !('pcUrl' in site) || !('wapUrl' in site)) return [];
    return [{ pcUrl: String(site.pcUrl), wapUrl: String(site.wapUrl) }];
  });
}

/** A list of addresses in one line. */
export const entriesText = (value: unknown): string =>
  entriesOf(value)
    .map(({ pcUrl, wapUrl }) => [pcUrl, wapUrl].filter(Boolean).join(' + '))
    .join(', ') || '—';

/** What is wrong in one row. */
export const faultsOfRow = (sites: readonly EntrySite[], row: number): readonly FoundFault[] =>
  entryFaults(sites).filter((found) => found.row === row);

/** Further addresses that lead where the main one leads anyway. */
export function sameAsMain(site: EntrySite, main: EntrySite): boolean {
  const originOf = (text: string) => (URL.canParse(text) ? new URL(text).origin : undefined);
  return (['pcUrl', 'wapUrl'] as const).some(
    (field) => site[field] !== '' && originOf(site[field]) === originOf(main[field]),
  );
}
