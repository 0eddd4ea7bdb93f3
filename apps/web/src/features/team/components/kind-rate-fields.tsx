import { Segmented } from '@tessera/ui';
import { percentText } from '../../../components/reward-figures/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { LinkDraft } from '../model/link-terms.ts';
import styles from './kind-rate-fields.module.css';
import { RateSlider } from './rate-slider.tsx';
import { SplitBox } from './split-box.tsx';

const kinds = ['player', 'agent'] as const;

type KindAndRate = Pick<LinkDraft, 'kind' | 'ratePpm'>;

interface KindRateFieldsProps {
  draft: KindAndRate;
  onChange: (change: Partial<KindAndRate>) => void;
  /** The highest rate that a link may give, and what a bet pays back on average, ppm. */
  max: number;
  returned: number;
}

/** As what somebody joins, and with which rate; shows what both sides get. */
export function KindRateFields({ draft: { kind, ratePpm }, onChange, max, returned }: KindRateFieldsProps) {
  const t = useT();
  return (
    <>
      <div className={styles.kind}>
        <span aria-hidden="true">{t('tm_kind')}</span>
        <Segmented
          label={t('tm_kind')}
          fill
          size="md"
          value={kind}
          onChange={(next) => onChange({ kind: next })}
          options={kinds.map((value) => ({ value, label: t(`tm_kind_${value}`) }))}
        />
        {kind === 'agent' && <small>{t('tm_kind_agent_line')}</small>}
      </div>
      <RateSlider
        label={t('tm_their_rate')}
        value={ratePpm}
        onChange={(next) => onChange({ ratePpm: next })}
        max={max}
        maxText={t('tm_rate_own', { rate: percentText(max) })}
      />
      <SplitBox theirs={ratePpm} own={max} returned={returned} />
    </>
  );
}
