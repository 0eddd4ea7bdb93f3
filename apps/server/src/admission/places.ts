/** Places of one node by key, such as the open sockets of an address. Taking one never waits. */
export interface Places {
  /**
   * Takes a place of `key`; undefined when `max` are taken. Returns the function that releases the place; repeated
   * calls of it do nothing.
   */
  take(key: string, max: number): (() => void) | undefined;
  /** Places of `key` that are taken. */
  taken(key: string): number;
}

export function createPlaces(): Places {
  const counts = new Map<string, number>();
  const taken = (key: string) => counts.get(key) ?? 0;
  return {
    taken,
    take(key, max) {
      if (taken(key) >= max) return undefined;
      counts.set(key, taken(key) + 1);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        const left = taken(key) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}
