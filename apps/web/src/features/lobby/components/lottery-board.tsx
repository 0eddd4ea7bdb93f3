import { Card, Chip, Icon, Input, Skeleton, SkeletonRegion } from '@tessera/ui';
import { Search } from '@tessera/ui/icons';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isPhone } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { usePrefs } from '../../settings/index.ts';
import { familiesOf, found, inLobbyOrder, type Lottery } from '../model/order.ts';
import { moveInGrid } from './grid-keys.ts';
import styles from './lottery-board.module.css';
import { LotteryCard } from './lottery-card.tsx';
import { useSearchKey } from './use-search-key.ts';

/** Seen now and then only. */
const NothingFound = lazyPart(async () => (await import('./board-notes.tsx')).NothingFound);
const BoardFailed = lazyPart(async () => (await import('./board-notes.tsx')).BoardFailed);

export interface LotteryBoardProps {
  /** Absent until the list has come. */
  lotteries: readonly Lottery[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** All lotteries as cards: families to choose from where there are several, and a search. */
export function LotteryBoard({ lotteries, failed, onRetry }: LotteryBoardProps) {
  const t = useT();
  const [family, setFamily] = useState('all');
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useSearchKey(search);
  const families = familiesOf(lotteries ?? []);
  return (
    <section className={styles.root} aria-label={t('lobby_lotteries')}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{t('lobby_lotteries')}</h2>
        {families.length > 1 && (
          <fieldset className={styles.families} aria-label={t('lobby_families')}>
            {['all', ...families].map((name) => (
              <Chip
                key={name}
                variant="line"
                pressed={family === name}
                className={styles.family}
                onClick={() => setFamily(name)}
              >
                {t(`family_${name}`)}
              </Chip>
            ))}
          </fieldset>
        )}
        <Input
          ref={search}
          type="search"
          size="sm"
          className={styles.search}
          aria-label={t('lobby_search')}
          aria-keyshortcuts="/"
          placeholder={t('lobby_search_hint')}
          prefix={<Icon of={Search} size={16} />}
          suffix={isPhone || query !== '' ? undefined : <kbd className={styles.key}>/</kbd>}
          value={query}
          onValue={setQuery}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Escape') setQuery('');
          }}
        />
      </div>
      {lotteries ? (
        <Cards
          lotteries={found(lotteries, families.includes(family) ? family : 'all', query)}
          onClear={() => {
            setQuery('');
            setFamily('all');
          }}
        />
      ) : failed ? (
        <BoardFailed onRetry={onRetry} />
      ) : (
        <Waiting />
      )}
    </section>
  );
}

function Cards({ lotteries, onClear }: { lotteries: readonly Lottery[]; onClear: () => void }) {
  const favourites = usePrefs((prefs) => prefs.favourites);
  const last = usePrefs((prefs) => prefs.lastLottery);
  if (lotteries.length === 0) return <NothingFound onClear={onClear} />;
  return (
    <ul className={styles.grid} onKeyDown={moveInGrid}>
      {inLobbyOrder(lotteries, favourites, last).map((lottery) => (
        <li key={lottery.id}>
          <LotteryCard lottery={lottery} />
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  const t = useT();
  return (
    <SkeletonRegion label={t('ui_loading')} className={styles.grid}>
      {Array.from({ length: 8 }, (_, place) => `card-${place}`).map((card) => (
        <Card key={card} className={styles.wait}>
          <Skeleton width={36} height={36} />
          <Skeleton width="50%" height={16} />
          <Skeleton height={28} />
        </Card>
      ))}
    </SkeletonRegion>
  );
}
