import { Card } from '@tessera/ui';
import { numberText } from '../../../components/bet-content/index.ts';
import { useMoment } from '../../../components/moment/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { drawFormOf, placesFrom, windowOf } from '../pick/positions.ts';
import { useHistory } from '../pick/use-history.ts';
import { summaryOf } from './draw-facts.ts';
import { flatNumbers } from './draw-summary.ts';
import styles from './recent-draws.module.css';
import { DrawnBalls } from './result-balls.tsx';
import { SourceMarks } from './source-marks.tsx';
import { useDrawWords } from './use-draw-words.ts';

const COUNT = 5;
/** More numbers than this are shown as text instead of balls. */
const BALLS_MAX = 10;

/** The last draws with the positions of the current play highlighted. */
export function RecentDraws() {
  const t = useT();
  const moment = useMoment();
  const { lottery, play } = useBettingPage();
  const { draws } = useHistory(lottery.id);
  const { family } = lottery;
  const words = useDrawWords(family);
  const window = windowOf(play.id);
  const at = window ?? placesFrom(0, drawFormOf(family).length);
  const form = /\b(front3|mid3|back3)\b/.exec(play.id)?.[1];
  if (draws.length === 0) return null;
  return (
    <Card className={styles.root ?? ''} aria-label={t('bet_last_draws')}>
      {draws.slice(0, COUNT).map((draw) => {
        if (!draw.result) return null;
        const { first, more } = summaryOf(family, draw.result);
        const numbers = flatNumbers(draw.result);
        const sum = at.reduce((total, place) => total + (numbers[place] ?? 0), 0);
        return (
          <div key={draw.id} className={styles.draw}>
            <div className={styles.top}>
              <b>{shortIssue(draw.issue)}</b>
              <span>{moment(draw.draw_at)}</span>
              <SourceMarks family={lottery.family} draw={draw} short />
            </div>
            {numbers.length > BALLS_MAX ? (
              <span className={styles.many}>
                {numbers.map((number) => numberText(family, number)).join(' ')}
              </span>
            ) : (
              <DrawnBalls
                family={family}
                issue={draw.issue}
                result={draw.result}
                size="s"
                tight
                counted={window}
              />
            )}
            <div className={styles.facts}>
              {form && (
                <b>
                  {more
                    .find(({ name }) => name === form)
                    ?.words.map(words.word)
                    .join(' ')}
                </b>
              )}
              <span>
                {window ? `${t('bet_sum')} ${sum}` : `${t(`bet_fact_${first.name}`)} ${words.figures(first)}`}
              </span>
            </div>
          </div>
        );
      })}
    </Card>
  );
}
