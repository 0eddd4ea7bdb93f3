import { BallRow, Button, Chip, Clock, Logo, MoneyText, Note, PickBall, Segmented, Tag } from '@tessera/ui';
import { CircleCheck, TriangleAlert } from '@tessera/ui/icons';
import { completeTheme, type ThemeValues } from '@tessera/ui/themes';
import type { CSSProperties } from 'react';
import { useT } from '../../platform/i18n.ts';
import styles from './themes.module.css';

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const PICKED = new Set(['1', '4', '7']);

/**
 * A piece of the betting page in the colours of a theme, made of the parts that players see. It only shows: nothing of it can be
 * pressed or reached by keys.
 */
export function ThemePreview({ values }: { values: ThemeValues }) {
  const t = useT();
  // Custom properties are no known style properties.
  const colours = completeTheme(values) as CSSProperties;
  return (
    <div role="img" aria-label={t('theme_preview')}>
      <div className={styles.page} style={colours} inert>
        <div className={styles.bar}>
          <Logo name="Tessera" height={22} />
          <span className={styles.place}>{t('preview_lobby')}</span>
          <span className={styles.here}>{t('preview_bet')}</span>
        </div>
        <div className={styles.draw}>
          <div className="grow">
            <b>{t('preview_lottery')}</b>
            <div className={styles.dim}>{t('preview_round')}</div>
          </div>
          <Clock seconds={21} label={t('preview_left')} size="s" />
        </div>
        <div className={styles.card}>
          <BallRow look="plain" numbers={[7, 9, 3, 8, 7]} label="7 9 3 8 7" size="m" tray />
          <Segmented
            label={t('preview_play')}
            value="last"
            onChange={() => undefined}
            options={[
              { value: 'last', label: t('preview_last') },
              { value: 'first', label: t('preview_first') },
              { value: 'sides', label: t('preview_sides') },
            ]}
          />
          <div className={styles.balls}>
            {DIGITS.map((digit) => (
              <PickBall key={digit} value={digit} picked={PICKED.has(digit)} />
            ))}
          </div>
          <div className="row">
            <Chip pressed>×1</Chip>
            <Chip>×10</Chip>
            <Tag tone="primary">{t('preview_new')}</Tag>
            <Tag tone="accent">VIP 4</Tag>
            <span className={styles.link}>{t('preview_rules')}</span>
          </div>
        </div>
        <div className={styles.card}>
          <div className={styles.sums}>
            <MoneyText text="¥36.00" sign="plus" tone="up" />
            <MoneyText text="¥48.00" sign="minus" tone="down" />
            <MoneyText text="¥1,024.50" tone="accent" />
            <span className={styles.faint}>{t('preview_note')}</span>
          </div>
          <Note tone="success" icon={CircleCheck}>
            {t('preview_good')}
          </Note>
          <Note tone="warning" icon={TriangleAlert}>
            {t('preview_warning')}
          </Note>
          <Note tone="danger" icon={TriangleAlert}>
            {t('preview_bad')}
          </Note>
        </div>
        <div className={styles.slip}>
          <span className="grow">{t('preview_slip')}</span>
          <Button>{t('preview_add')}</Button>
          <Button variant="primary">{t('preview_stake')}</Button>
        </div>
      </div>
    </div>
  );
}
