/** Addresses of the two sites as operators list them: one function checks them in the form and at the server. */

/** Addresses of one place to enter by. Either may be empty. */
export interface EntrySite {
  readonly pcUrl: string;
  readonly wapUrl: string;
}

/** What can be wrong with an address, in words for the log and the command line. */
export const ENTRY_FAULTS = {
  empty: 'a row has no address',
  not_address: 'not an address such as https://site.example',
  not_https: 'only https: addresses, or http: of this machine',
  not_host: 'only the host, without account, path, query or fragment',
  duplicate: 'the address is listed twice',
} as const;
export type EntryFault = keyof typeof ENTRY_FAULTS;

/** One fault of a list: in which row, counted from 0, and which of its addresses; of the whole row without `field`. */
export interface FoundFault {
  readonly row: number;
  readonly field?: keyof EntrySite;
  readonly fault: EntryFault;
}

/** Names of this machine, where the demonstration and the tests have their sites. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];
/** A name with a dot in it, or an address with brackets or four numbers. */
const PUBLIC_HOST = /^(?!-)[\p{L}\d-]+(\.[\p{L}\d-]+)+$|^\[[\da-f:]+\]$/iu;

/** What is wrong with one address; undefined when nothing is. Players are led to its host, so it has nothing after that. */
export function addressFault(text: string): Exclude<EntryFault, 'empty' | 'duplicate'> | undefined {
  if (!URL.canParse(text)) return 'not_address';
  const url = new URL(text);
  const isOwn = OWN_NAMES.includes(url.hostname);
  if (!['https:', 'http:'].includes(url.protocol) || !(isOwn || PUBLIC_HOST.test(url.hostname)))
    return 'not_address';
  if (url.protocol === 'http:' && !isOwn) return 'not_https';
  if (url.username || url.password || url.pathname !== '/' || /[?#]/.test(text)) return 'not_host';
  return undefined;
}

/** Everything that is wrong with a list, in its order. The same address twice is a fault of the later row. */
export function entryFaults(sites: readonly EntrySite[]): readonly FoundFault[] {
  const known = { pcUrl: new Set<string>(), wapUrl: new Set<string>() };
  return sites.flatMap((site, row): FoundFault[] => {
    if (site.pcUrl === '' && site.wapUrl === '') return [{ row, fault: 'empty' }];
    return (['pcUrl', 'wapUrl'] as const).flatMap((field): FoundFault[] => {
      const text = site[field];
      if (text === '') return [];
      const fault = addressFault(text);
      if (fault) return [{ row, field, fault }];
      const { origin } = new URL(text);
      if (known[field].has(origin)) return [{ row, field, fault: 'duplicate' }];
      known[field].add(origin);
      return [];
    });
  });
}
