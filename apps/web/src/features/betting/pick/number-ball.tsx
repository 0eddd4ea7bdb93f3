import type { PlayItem } from '@tessera/rules/core';
import { Ball, Icon, PickBall, waveOf } from '@tessera/ui';
import { Lock } from '@tessera/ui/icons';
import { memo } from 'react';
import { lookOf } from '../../../data/families/index.ts';
import { buzz } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { SeenText } from '../seen-text.tsx';
import styles from './number-row.module.css';
import type { NumberFace } from './use-number-faces.ts';
import { partOf } from './zone-name.ts';
import type { Zone } from './zones.ts';

export interface NumberBallProps {
  item: PlayItem;
  zone: Zone;
  face: NumberFace;
  picked: boolean;
  /** Picked in the rival zone, which excludes it here. */
  taken: boolean;
  /** Made a bet of the player win in the draw just revealed. */
  hit: boolean;
  pick: (zone: Zone, value: number) => void;
}

/** One number to pick. Memoised: a pick changes one of fifty numbers. */
export const NumberBall = memo(function NumberBall({
  item,
  zone,
  face: { value, text, figure, said, tone },
  picked,
  taken,
  hit,
  pick,
}: NumberBallProps) {
  const t = useT();
  const look = lookOf(item.family);
  const part = partOf(item, zone);
  const heard = taken ? t('content_gall_code') : hit ? t('bet_hit') : said;
  return (
    <PickBall
      // Numbers of a family with colours look like its drawn balls.
      value={look === 'ring' ? <Ball look={look} value={text} size="h" /> : text}
      picked={picked}
      roving
      data-value={value}
      data-wave={part && waveOf(look, value, part === 'extra')}
      data-lane={look === 'square' || undefined}
      data-taken={taken || undefined}
      data-hit={hit || undefined}
      data-ring={look === 'ring' || undefined}
      className={styles.ball ?? ''}
      onClick={() => {
        pick(zone, value);
        buzz('select');
      }}
      aria-label={heard ? `${text}, ${heard}` : text}
      {...(zone.isBanker && picked ? { banker: t('bet_banker_mark') } : {})}
      // The figure is visual; the label carries its words.
      {...(taken
        ? { note: <Icon of={Lock} size={12} /> }
        : figure === undefined
          ? {}
          : { note: <SeenText>{figure}</SeenText> })}
      {...(tone && !taken ? { noteTone: tone } : {})}
    />
  );
});
