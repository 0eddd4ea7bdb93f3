import { Icon, InfoTip, Tag } from '@tessera/ui';
import { BadgeCheck } from '@tessera/ui/icons';
import { numbersText } from '../../../components/draw-result/index.ts';
import type { DrawView } from '../../../data/draws/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './source-marks.module.css';

export interface SourceMarksProps {
  family: string;
  draw: DrawView;
  short?: boolean;
}

/**
 * Marks the origin of a result: verifiable, simulated beacon, drawn elsewhere, sample from before the first start; also shows
 * the result it was corrected to.
 */
export function SourceMarks({ family, draw, short = false }: SourceMarksProps) {
  const t = useT();
  const verifiable = draw.descriptor_hash !== null && !draw.sample && !draw.outside;
  return (
    <span className={styles.marks}>
      {verifiable && (
        <span className={styles.verify}>
          <Icon of={BadgeCheck} size={16} {...(short ? { label: t('bet_verifiable') } : {})} />
          {!short && <span className={styles.word}>{t('bet_verifiable')}</span>}
        </span>
      )}
      {draw.beacon === 'simulated' && !short && (
        <InfoTip label={t('bet_beacon_simulated')}>{t('bet_beacon_simulated_why')}</InfoTip>
      )}
      {draw.outside && <Tag tone="line">{t(`bet_source_${draw.outside.source}`)}</Tag>}
      {draw.outside?.simulated && !short && (
        <span className={styles.marks}>
          <Tag tone="warning">{t('bet_feed_simulated')}</Tag>
          <InfoTip label={t('bet_feed_simulated')}>{t('bet_feed_simulated_why')}</InfoTip>
        </span>
      )}
      {draw.outside?.corrected && (
        <>
          <Tag tone="warning">{t('bet_result_corrected')}</Tag>
          {!short && <b>{numbersText(family, draw.outside.corrected)}</b>}
        </>
      )}
      {draw.sample && <Tag tone="line">{t('bet_sample_draw')}</Tag>}
    </span>
  );
}
