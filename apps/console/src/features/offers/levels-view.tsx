import { inLanguage } from '@tessera/messages/languages';
import { Button, Note } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { Card } from '../../parts/card.tsx';
import { ListFailure } from '../../parts/list-failure.tsx';
import { Empty } from '../../parts/marks.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { changeParams } from '../../platform/address.ts';
import { amountText, countText, percentText } from '../../platform/format.ts';
import { useLanguage, useT } from '../../platform/i18n.ts';
import { type Levels, useLevels } from './offer-data.ts';
import styles from './offers.module.css';

type Level = Levels['levels'][number];

/** VIP levels with the rates of water-back, and the plays that have no room for them. */
export function LevelsView() {
  const t = useT();
  const language = useLanguage();
  const levels = useLevels(true);
  const columns: readonly Column<Level>[] = [
    { name: t('level'), cell: ({ level }) => <span className="m">VIP {level}</span> },
    { name: t('level_turnover'), figure: true, cell: ({ turnover }) => amountText(turnover) },
    { name: t('level_players'), figure: true, cell: ({ players }) => countText(players) },
    { name: t('level_promotion'), figure: true, cell: ({ promotion }) => amountText(promotion) },
    { name: t('level_weekly'), figure: true, cell: ({ weekly }) => amountText(weekly) },
    { name: t('level_monthly'), figure: true, cell: ({ monthly }) => amountText(monthly) },
    { name: t('level_birthday'), figure: true, cell: ({ birthday }) => amountText(birthday) },
    { name: t('level_lottery'), figure: true, cell: ({ lotteryPpm }) => percentText(lotteryPpm) },
    { name: t('level_platform'), figure: true, cell: ({ platformPpm }) => percentText(platformPpm) },
    {
      name: t('level_free'),
      figure: true,
      wide: true,
      cell: ({ freeWithdrawals }) => countText(freeWithdrawals),
    },
    {
      name: t('level_largest'),
      figure: true,
      wide: true,
      cell: ({ withdrawalMax }) => amountText(withdrawalMax),
    },
  ];
  const bars: readonly Column<Levels['bars'][number]>[] = [
    {
      name: t('lottery'),
      cell: ({ lottery, name }) => <span className="m">{inLanguage(name, language) ?? lottery}</span>,
    },
    {
      name: t('level_bars'),
      cell: ({ plays }) => <span className={styles.plays}>{plays.join(' · ')}</span>,
    },
  ];
  return (
    <div className={styles.levels}>
      <ListFailure error={levels.error} />
      <Note tone="info" icon={Info}>
        {t('levels_fixed')}
      </Note>
      <Card
        title={t('levels_title')}
        sub={t('levels_about')}
        end={
          <div className={styles.acts}>
            <Button size="sm" onClick={() => changeParams({ id: 'levels' })}>
              {t('levels_open')}
            </Button>
            <Button size="sm" onClick={() => changeParams({ id: 'rates' })}>
              {t('rates_open')}
            </Button>
          </div>
        }
      >
        <Table
          label={t('levels_title')}
          size="low"
          columns={columns}
          rows={levels.data?.levels}
          idOf={({ level }) => String(level)}
          empty={null}
        />
      </Card>
      <Card
        title={t('bars_title')}
        {...(levels.data && {
          sub: t('bars_about', {
            lottery: percentText(levels.data.highest.lottery),
            platform: percentText(levels.data.highest.platform),
          }),
        })}
      >
        <Table
          label={t('bars_title')}
          size="low"
          columns={bars}
          rows={levels.data?.bars}
          idOf={({ lottery }) => lottery}
          empty={<Empty title={t('bars_none')} />}
        />
      </Card>
    </div>
  );
}
