import { Ball, Icon, PickBall } from '@tessera/ui';
import { Lock } from '@tessera/ui/icons';
import { memo } from 'react';
import { buzz } from '../../../settings/index.ts';
import type { Zone } from '../../model/zones.ts';
import { SeenText } from '../seen-text.tsx';
import styles from './number-row.module.css';

export interface NumberBallProps {
  zone: Zone;
  value: number;
  text: string;
  /** The family whose drawn balls these numbers look like. */
  ring: string | undefined;
  picked: boolean;
  /** Picked in the zone it excludes. */
  taken: boolean;
  /** Letter of a picked banker. */
  banker: string | undefined;
  figure: number | undefined;
  tone: 'max' | 'hot' | 'cold' | undefined;
  heard: string | undefined;
  pick: (zone: Zone, value: number) => void;
}

/** One number to pick. A pick changes one of fifty: the others are not drawn again. */
export const NumberBall = memo(function NumberBall({
  zone,
  value,
  text,
  ring,
  picked,
  taken,
  banker,
  figure,
  tone,
  heard,
  pick,
}: NumberBallProps) {
  return (
    <PickBall
      value={ring === undefined ? text : <Ball family={ring} value={text} size="h" />}
      picked={picked}
      roving
      data-value={value}
      data-taken={taken || undefined}
      data-ring={ring !== undefined || undefined}
      className={styles.ball ?? ''}
      onClick={() => {
        pick(zone, value);
        buzz('select');
      }}
      aria-label={heard ? `${text}, ${heard}` : text}
      {...(banker === undefined ? {} : { banker })}
      // Seen as a figure, heard as the words of the label.
      {...(taken
        ? { note: <Icon of={Lock} size={12} /> }
        : figure === undefined
          ? {}
          : { note: <SeenText>{figure}</SeenText> })}
      {...(tone && !taken ? { noteTone: tone } : {})}
    />
  );
});
