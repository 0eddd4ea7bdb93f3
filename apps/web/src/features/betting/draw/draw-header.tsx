import { Card, Emblem, Icon, Popover } from '@tessera/ui';
import { ChevronDown } from '@tessera/ui/icons';
import { LotteryName } from '../../../components/lottery-name/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { inFile, lazyPart } from '../../../platform/lazy/index.ts';
import { PageHeading } from '../../../platform/navigation/index.ts';
import { useBettingPage } from '../betting.tsx';
import { Countdown } from './countdown.tsx';
import styles from './draw-header.module.css';
import { ResultPanel } from './result-panel.tsx';
import { useSale } from './use-sale.ts';

const DrawTools = lazyPart(inFile('after-board', async () => (await import('./draw-tools.tsx')).DrawTools));
const LotteryList = lazyPart(
  inFile('after-board', async () => (await import('./lottery-list.tsx')).LotteryList),
);

/** Desktop: the lottery, the time until close, and the last result. */
export function DrawHeader() {
  const t = useT();
  const { lottery } = useBettingPage();
  const sale = useSale(lottery.id);
  return (
    <Card className={styles.root ?? ''} aria-label={t('bet_draw')}>
      <Identity issue={sale.draw?.issue} number={sale.draw?.number} perDay={sale.draw?.per_day} />
      <Countdown sale={sale} zone={lottery.zone} />
      <ResultPanel />
    </Card>
  );
}

function Identity({
  issue,
  number,
  perDay,
}: {
  issue: string | undefined;
  number: number | null | undefined;
  perDay: number | null | undefined;
}) {
  const t = useT();
  const format = useFormat();
  const { lottery } = useBettingPage();
  const name = format.name(lottery.name);
  return (
    <div className={styles.id}>
      <Emblem family={lottery.family} name={name} size={56} />
      <div className={styles.names}>
        <PageHeading className={styles.name ?? ''}>
          <Popover
            label={t('bet_switch_lottery')}
            align="start"
            className={styles.wide ?? ''}
            trigger={(props) => (
              <button type="button" {...props}>
                <span>
                  <LotteryName lottery={lottery} />
                </span>
                <Icon of={ChevronDown} />
              </button>
            )}
          >
            {(close) => <LotteryList onChosen={close} />}
          </Popover>
        </PageHeading>
        <div className={styles.sub}>
          {issue && <span>{t('bet_issue', { issue: shortIssue(issue) })}</span>}
          {number != null && perDay != null && (
            <span className={styles.quiet}>{t('bet_number_today', { number, total: perDay })}</span>
          )}
        </div>
        <div className={styles.tools}>
          <DrawTools />
        </div>
      </div>
    </div>
  );
}
