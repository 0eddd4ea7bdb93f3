import type { Events } from '../src/contract/index.ts';

/** Domain events without a subscriber. */
export const noEvents: Events = { publish: async () => {} };
