import type { PlayItem } from '@tessera/rules/core';
import { Ball, Die, Shield } from '@tessera/ui';
import { lazy, Suspense } from 'react';
import { numberText, wordText } from '../../../components/bet-content/index.ts';
import { lookOf } from '../../../data/families/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { SeenText } from '../seen-text.tsx';
import styles from './token-face.module.css';
import { hasSigns, isDrawn, isSign, numbersOfToken } from './token-numbers.ts';
import { useLunarYear } from './use-lunar-year.ts';
import { facesOf } from './zone-look.ts';
import type { Zone } from './zones.ts';

const ZodiacArt = lazy(async () => ({ default: (await import('./zodiac-art.tsx')).ZodiacArt }));

/** Display name of a value: a word of the family, a padded number, a tail with its word. */
export function useTokenName(item: PlayItem, zone: Zone): (token: string) => string {
  const t = useT();
  return (token) => {
    if (zone.kind === 'digits' && hasSigns(item)) return t('bet_tail', { n: token });
    if (item.id.endsWith('.head')) return t('bet_head', { n: token });
    if (isDrawn(item, zone)) return numberText(item.family, token);
    return wordText(t, token, item.family);
  };
}

/**
 * A value in its usual form: dragon and tiger as shields, dice, balls, signs with their animal. `listed` also shows the
 * numbers of a sign, tail or wave; `shield` shows the shields of dragon and tiger. Its text is visual only; the control
 * around it carries the accessible name.
 */
export function TokenFace({
  item,
  zone,
  value,
  token,
  listed = false,
  shield = false,
}: {
  item: PlayItem;
  zone: Zone;
  value: number;
  token: string;
  listed?: boolean;
  shield?: boolean;
}) {
  const year = useLunarYear();
  const name = useTokenName(item, zone)(token);
  const numbers = listed ? numbersOfToken(item, zone, token, year) : [];
  const isSide = token === 'dragon' || token === 'tiger' || token === 'tie';
  const dice = facesOf(item, zone, value);
  if (dice) {
    return (
      <span className={styles.dice}>
        {dice
          .map((face, place) => ({ face, key: `${place} ${face}` }))
          .map(({ face, key }) => (
            <Die key={key} value={Number(face)} size="s" digit={false} />
          ))}
      </span>
    );
  }
  if (isDrawn(item, zone)) return <Ball look={lookOf(item.family)} value={name} size="m" />;
  return (
    <span className={styles.face}>
      <span className={styles.name}>
        {shield && isSide && <Shield side={token} size={22} />}
        {isSign(token) && hasSigns(item) && (
          <span className={styles.art}>
            <Suspense>
              <ZodiacArt sign={token} />
            </Suspense>
          </span>
        )}
        <SeenText>{name}</SeenText>
      </span>
      {numbers.length > 0 && (
        <span className={styles.numbers}>
          {numbers.map((number) => (
            <Ball
              key={number}
              look={lookOf(item.family)}
              value={numberText(item.family, number)}
              size="s"
              seen
            />
          ))}
        </span>
      )}
    </span>
  );
}
