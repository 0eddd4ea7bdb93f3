import { useT } from '../../../../platform/i18n/index.ts';
import { positionKey } from '../../model/positions.ts';
import type { Zone } from '../../model/zones.ts';

/** Short and full name of a zone: its position, or what its key asks for. */
export function useZoneName(): (zone: Zone) => { readonly short: string; readonly long: string } {
  const t = useT();
  return ({ position, key, kind }) => {
    if (position !== undefined) {
      return { short: t(positionKey(position)), long: t('bet_place', { name: t(positionKey(position)) }) };
    }
    const plain = kind === 'words' ? 'bet_options' : 'bet_numbers';
    const name = t(key === '' || key === 'list' ? plain : `content_${key}`);
    return { short: name, long: name };
  };
}
