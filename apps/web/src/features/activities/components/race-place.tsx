import { Button, Card, Note } from '@tessera/ui';
import { Info, TriangleAlert } from '@tessera/ui/icons';
import type { RaceBoard } from '../api/activities.ts';
import { mostWinNothing } from '../model/race.ts';
import { Leave } from './leave.tsx';
import styles from './race-place.module.css';
import type { DoDeed } from './use-deed.ts';
import { useWords } from './use-words.ts';

export interface RacePlaceProps {
  board: RaceBoard;
  name: string;
  /** Places with a prize. */
  prizes: number;
  deed: DoDeed;
}

/** The player's place in a race, how many bets count today, whether the board shows the whole name, and the way out. */
export function RacePlace({ board, name, prizes, deed }: RacePlaceProps) {
  const { t } = useWords();
  const { own, counted, counted_max, players, shown, frozen_at } = board;
  return (
    <Card
      pad
      title={t('activity_place')}
      titleEnd={t('activity_place_counted', { n: counted, max: counted_max })}
    >
      <div className={styles.root}>
        <p className={styles.place}>
          <b>{own ? own.rank : '–'}</b>
          <span>
            {own ? t('activity_place_best', { multiple: own.multiple }) : t('activity_race_missing')}
            <small>{t('activity_place_players', { n: players })}</small>
          </span>
        </p>
        <Note icon={Info}>
          {t('activity_place_note')}
          {mostWinNothing(players, prizes) && ` ${t('activity_place_few')}`}
        </Note>
        {deed.failure !== undefined && (
          <Note tone="danger" icon={TriangleAlert} role="alert">
            {deed.failure}
          </Note>
        )}
        {frozen_at === null && (
          <>
            <Button
              block
              loading={deed.busy === 'join'}
              onClick={() => deed.start({ what: 'join', shown: !shown })}
            >
              {t(shown ? 'activity_place_hide' : 'activity_place_show')}
            </Button>
            <Leave name={name} deed={deed} />
          </>
        )}
      </div>
    </Card>
  );
}
