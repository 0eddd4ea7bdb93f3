'use memo';

import { useFormat, useList } from '../../../data/settings/index.ts';

/** Name of a play in the current language; its id if the service no longer offers it. */
export function usePlayName(): (playId: string) => string {
  const format = useFormat();
  const plays = useList('PLAYED_LIST')?.plays ?? [];
  return (playId) => {
    const item = plays.find(({ id }) => id === playId);
    return item ? format.name(item.name) : playId;
  };
}
