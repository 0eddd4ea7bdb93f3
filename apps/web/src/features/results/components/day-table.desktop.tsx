import { DrawResult } from '../../../components/draw-result/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { factKeys, factsOf, headText } from '../model/facts.ts';
import { timeFormatOf } from '../model/time-format.ts';
import { CorrectedMark } from './corrected-mark.tsx';
import styles from './day-table.module.css';
import type { DayTableProps } from './day-table-props.ts';
import { Fact } from './facts.tsx';
import { ProofLink } from './proof-link.tsx';

/** Results of a date with a column per fact. */
export function ResultTable({ lottery, draws }: DayTableProps) {
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
              {headText(t, key, family)}
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
