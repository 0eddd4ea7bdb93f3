import { useFormat, useList } from '../../../data/settings/index.ts';

/** Name of a play in the current language; its id if the service no longer offers it. */
export function usePlayName(): (playedId: string) => string {
  const format = useFormat();
  const played = useList('PLAYED_LIST')?.played ?? [];
  return (playedId) => {
    const item = played.find(({ id }) => id === playedId);
    return item ? format.name(item.name) : playedId;
  };
}
