import { tokenText, tokenValues } from '@tessera/rules';
import { engine } from '../play/engine.ts';
import { emptySelection, type Selection, withSet } from './selection.ts';
import { zonesOf } from './zones.ts';

/**
 * The selection requested by a link from another page: `played=ssc.back3.direct-multi&picks=2,5|0,3|1,8`, one list of picks
 * per zone, in zone order. Picks the play does not offer are dropped; `undefined` for a play this client does not know.
 */
export function carriedSelection(play: string, picks: string): Selection | undefined {
  const item = engine.playItem(play);
  if (!item) return undefined;
  const lists = picks.split('|').map((list) => list.split(','));
  return zonesOf(item).reduce((selection, zone, index) => {
    const wanted = lists[index] ?? [];
    const { tokens } = zone.spec;
    const values = tokenValues(tokens).filter((value) => {
      const text = tokenText(tokens, value);
      return wanted.some((pick) => pick === text || (pick !== '' && Number(pick) === Number(text)));
    });
    return withSet(selection, zone, values);
  }, emptySelection(item));
}
