import { useFormat, useList } from '../../../settings/index.ts';

/** Name of a played item in the language in force; its id where the service no longer offers it. */
export function usePlayName(): (playedId: string) => string {
  const format = useFormat();
  const played = useList('PLAYED_LIST')?.played ?? [];
  return (playedId) => {
    const item = played.find(({ id }) => id === playedId);
    return item ? format.name(item.name) : playedId;
  };
}
