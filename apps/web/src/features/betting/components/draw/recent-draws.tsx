import { BallRow, Card } from '@tessera/ui';
import { useT } from '../../../../platform/i18n/index.ts';
import { useFormat } from '../../../settings/index.ts';
import { shortIssue } from '../../model/issue.ts';
import { windowOf } from '../../model/positions.ts';
import { useBetting } from '../../state/betting.tsx';
import { digitsOf, useHistory } from '../../state/use-history.ts';
import { factsOf, wordKey } from './facts.ts';
import styles from './recent-draws.module.css';
import { SourceMarks } from './source-marks.tsx';

const COUNT = 5;

/** The last draws with the positions of the play brought out. */
export function RecentDraws() {
  const t = useT();
  const format = useFormat();
  const { lottery, play } = useBetting();
  const { draws } = useHistory(lottery.id);
  const at = windowOf(play.id) ?? [0, 1, 2, 3, 4];
  const form = /\b(front3|mid3|back3)\b/.exec(play.id)?.[1];
  if (draws.length === 0) return null;
  return (
    <Card className={styles.root ?? ''} aria-label={t('bet_last_draws')}>
      {draws.slice(0, COUNT).map((draw) => {
        const digits = digitsOf(draw.result);
        const facts = factsOf(digits);
        const sum = at.reduce((total, place) => total + (digits[place] ?? 0), 0);
        return (
          <div key={draw.id} className={styles.draw}>
            <div className={styles.top}>
              <b>{shortIssue(draw.issue)}</b>
              <span>{format.time(draw.draw_at, 'HH:mm', lottery.zone)}</span>
              <SourceMarks draw={draw} short />
            </div>
            <BallRow
              family="ssc"
              size="s"
              numbers={digits}
              states={digits.map((_, place) => (at.includes(place) ? 'idle' : 'miss'))}
              label={t('bet_result_label', { issue: shortIssue(draw.issue), numbers: digits.join(' ') })}
            />
            <div className={styles.facts}>
              {form && <b>{t(wordKey(facts.get(`${form}-form`) ?? ''))}</b>}
              <span>
                {t('bet_sum')} {sum}
              </span>
            </div>
          </div>
        );
      })}
    </Card>
  );
}
