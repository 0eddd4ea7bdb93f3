import { Card } from '@tessera/ui';
import { DrawResult, shortIssue } from '../../../components/draw-result/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { isPhone } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { PastDraw } from '../api/day.ts';
import { factKeys, factsOf, headKey } from '../model/facts.ts';
import { CorrectedMark } from './corrected-mark.tsx';
import styles from './day-table.module.css';
import { Fact, FactLine } from './facts.tsx';
import { ProofLink } from './proof-link.tsx';

export interface DayTableProps {
  lottery: { readonly id: string; readonly family: string; readonly zone: string };
  draws: readonly PastDraw[];
}

const DAY_MS = 86_400_000;

/** Results of a date: a table on desktop, cards on phones. */
export function DayTable(props: DayTableProps) {
  return isPhone ? <Cards {...props} /> : <Table {...props} />;
}

function Table({ lottery, draws }: DayTableProps) {
  const t = useT();
  const format = useFormat();
  const { family } = lottery;
  const timeFormat = timeFormatOf(draws);
  const keys = factKeys(family);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('trend_issue')}</th>
          <th scope="col">{t('trend_draw_time')}</th>
          <th scope="col">{t('trend_drawn')}</th>
          {keys.map((key) => (
            <th key={key} scope="col">
              {t(headKey(key))}
            </th>
          ))}
          <th scope="col">{t('result_proof')}</th>
        </tr>
      </thead>
      <tbody>
        {draws.map((draw) => {
          const facts = draw.result ? factsOf(family, draw.result) : undefined;
          return (
            <tr key={draw.issue}>
              <th scope="row">{shortIssue(draw.issue)}</th>
              <td className={styles.number}>{format.time(draw.draw_at, timeFormat, lottery.zone)}</td>
              {draw.result ? (
                <td>
                  <DrawResult family={family} issue={draw.issue} result={draw.result} size="s" limit={20} />
                  {draw.corrected && <CorrectedMark family={family} numbers={draw.corrected} />}
                </td>
              ) : (
                <td className={styles.void}>{t('result_void_draw')}</td>
              )}
              {keys.map((key) => (
                <td key={key} className={/^\d+$/.test(facts?.get(key) ?? '') ? styles.number : undefined}>
                  <Fact family={family} name={key} value={facts?.get(key)} />
                </td>
              ))}
              <td>
                <ProofLink lottery={lottery.id} draw={draw} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Cards({ lottery, draws }: DayTableProps) {
  const t = useT();
  const format = useFormat();
  const timeFormat = timeFormatOf(draws);
  return (
    <ul className={styles.cards}>
      {draws.map((draw) => (
        <li key={draw.issue}>
          <Card className={styles.card ?? ''}>
            <div className={styles.head}>
              <b>{t('sale_issue', { issue: shortIssue(draw.issue) })}</b>
              <span>{format.time(draw.draw_at, timeFormat, lottery.zone)}</span>
              <span className={styles.push}>
                <ProofLink lottery={lottery.id} draw={draw} />
              </span>
            </div>
            {draw.result ? (
              <>
                <DrawResult family={lottery.family} issue={draw.issue} result={draw.result} />
                {draw.corrected && <CorrectedMark family={lottery.family} numbers={draw.corrected} />}
                <FactLine family={lottery.family} result={draw.result} />
              </>
            ) : (
              <span className={styles.void}>{t('result_void_draw')}</span>
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Draws of several days are shown with their dates. */
function timeFormatOf(draws: readonly PastDraw[]): 'time' | 'YYYY-MM-DD HH:mm' {
  const span = (draws[0]?.draw_at ?? 0) - (draws.at(-1)?.draw_at ?? 0);
  return span >= DAY_MS ? 'YYYY-MM-DD HH:mm' : 'time';
}
