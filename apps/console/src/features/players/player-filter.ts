import type { ConsolePayload } from '@tessera/protocol/console';

type Asked = ConsolePayload<'/console/player/list'>;
/** Filters that an address may hold; none of them is personal. */
export type PlayerFilter = Pick<Asked, 'registered' | 'identity' | 'kind'>;

/** Values of each filter, as the address has them. */
export const filterValues = {
  registered: ['7', '30', '90'],
  identity: ['verified', 'unverified'],
  kind: ['player', 'agent'],
} as const;

/** The filters of an address; what it says wrong is left out. */
export function askedIn(params: Readonly<Record<string, string>>): PlayerFilter {
  const days = filterValues.registered.find((one) => one === params.registered);
  const identity = filterValues.identity.find((one) => one === params.identity);
  const kind = filterValues.kind.find((one) => one === params.kind);
  return {
    // Safe cast: the days of the list above.
    ...(days && { registered: Number(days) as 7 | 30 | 90 }),
    ...(identity && { identity }),
    ...(kind && { kind }),
  };
}
