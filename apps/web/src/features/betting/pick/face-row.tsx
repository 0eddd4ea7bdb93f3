'use memo';

import { useT } from '../../../platform/i18n/index.ts';
import { layout } from './layout.ts';
import { OptionRow } from './option-row.tsx';
import { usePicking } from './picking.tsx';
import { TokenFace, useTokenName } from './token-face.tsx';
import type { Zone } from './zones.ts';

/** Signs and tails as tiles that list their numbers. */
export function FaceRow({ zone, row }: { zone: Zone; row: number }) {
  const t = useT();
  const { item } = usePicking();
  const nameOf = useTokenName(item, zone);
  const { min, max } = zone.spec;
  return (
    <OptionRow
      zone={zone}
      row={row}
      columns={layout.faceColumns(zone.kind)}
      start
      rule={t('bet_zone_range', { a: min, b: max })}
      labelOf={(_, token) => nameOf(token)}
    >
      {(value, token) => <TokenFace item={item} zone={zone} value={value} token={token} listed />}
    </OptionRow>
  );
}
