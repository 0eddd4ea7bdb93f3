import type { Track } from '@tessera/rules/statistics';

/** The facts about one position or one total, with the key of what they are about. */
export interface TrackGroup {
  readonly key: string;
  readonly tracks: readonly Track[];
}

/**
 * The facts of a family by what they are about, in the order of the family. Dragon and tiger of a rank belongs to the rank.
 */
export function trackGroups(tracks: readonly Track[]): readonly TrackGroup[] {
  const groups = Map.groupBy(tracks, (track) => (track.label ? `place ${track.label}` : track.subject));
  return [...groups].map(([key, own]) => ({ key, tracks: own }));
}

/** Draws in a strip. */
export const ROAD_DRAWS = 36;

/** Words of a fact in the newest draws, oldest first. */
export function roadWords(
  track: Track,
  newestFirst: readonly Parameters<Track['wordOf']>[0][],
  count = ROAD_DRAWS,
) {
  return newestFirst.slice(0, count).map(track.wordOf).toReversed();
}
