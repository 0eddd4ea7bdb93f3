import { Card, Note, Tessera } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { AmountText } from '../../../components/amount/index.ts';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { WaterBack } from '../api/water-back.ts';
import { daysText } from '../model/bars.ts';
import styles from './head-card.module.css';
import type { Claim } from './use-water-back-claim.ts';

/** All that can be claimed now, the times of the running day, and the claim. */
export function HeadCard({ waterBack, claim }: { waterBack: WaterBack; claim: Claim }) {
  const t = useT();
  const format = useFormat();
  const { ready, cut_off, ready_from } = waterBack;
  return (
    <Card className={styles.root}>
      <span className={styles.texture}>
        <Tessera />
      </span>
      <div className={styles.sum}>
        <span className={styles.label}>
          {ready.rows > 0 ? t('wb_ready_of', { days: daysText(ready.days) }) : t('wb_nothing')}
        </span>
        <b>
          <AmountText amount={ready.amount} currency tone={ready.rows > 0 ? 'accent' : 'muted'} />
        </b>
        <span>{t('wb_line')}</span>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('wb_cut_off')}</dt>
          <dd>{format.time(cut_off, 'MM-DD HH:mm')}</dd>
        </div>
        <div>
          <dt>{t('wb_ready_from')}</dt>
          <dd>{format.time(ready_from, 'MM-DD HH:mm')}</dd>
        </div>
        <div>
          <dt>{t('wb_deadline')}</dt>
          <dd>{t('wb_no_deadline')}</dd>
        </div>
      </dl>
      {ready.rows > 0 && (
        <div className={styles.bar}>
          {claim.failure !== undefined && (
            <Note tone="danger" icon={TriangleAlert} role="alert">
              {claim.failure}
            </Note>
          )}
          <MoneyButton
            variant="primary"
            size="lg"
            block
            loading={claim.isClaiming('all')}
            onClick={() => claim.start('all')}
          >
            {t('wb_claim_all', { amount: format.money(ready.amount) })}
          </MoneyButton>
        </div>
      )}
    </Card>
  );
}
