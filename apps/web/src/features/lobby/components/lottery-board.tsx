import { Button, Card, Chip, Skeleton, SkeletonRegion } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { AsOf } from '../../../components/as-of/index.ts';
import { usePrefs } from '../../../data/settings/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { builtKey, useT } from '../../../platform/i18n/index.ts';
import { lazyPart, usePieces, useReached, useStepBehind } from '../../../platform/lazy/index.ts';
import { usePage } from '../../../platform/navigation/index.ts';
import { layout } from '../model/layout.ts';
import { familyChips, found, inLobbyOrder, type Lottery, OTHER, underChip } from '../model/order.ts';
import { BoardSearch } from './board-search.phone.tsx';
import { moveInGrid } from './grid-keys.ts';
import styles from './lottery-board.module.css';
import { LotteryCard } from './lottery-card.tsx';
import { useFinder } from './use-finder.ts';

/** Desktops have the header's. */
const Search = partByForm({ phone: BoardSearch });
/** Families with a chip of their own. */
const FAMILIES_MAX = 7;

/** Rarely needed. */
const NothingFound = lazyPart(async () => (await import('./board-notes.tsx')).NothingFound);
const FavouritesEditor = lazyPart(async () => (await import('./favourites-editor.tsx')).FavouritesEditor);
const BoardFailed = lazyPart(async () => (await import('./board-notes.tsx')).BoardFailed);

export interface LotteryBoardProps {
  /** Absent until loaded. */
  lotteries: readonly Lottery[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** All lotteries as cards, with a family filter if there are several families; phones have a search. */
export function LotteryBoard({ lotteries, failed, onRetry }: LotteryBoardProps) {
  const t = useT();
  const [family, setFamily] = useState('all');
  const [query, setQuery] = useState('');
  const families = familyChips(lotteries ?? [], FAMILIES_MAX);
  // A search ends when the player leaves: a page that returns with two lotteries looks as if the others were gone.
  useEffect(() => () => setQuery(''), []);
  const answers = useFinder(query);
  const behindCards = useStepBehind(1, lotteries !== undefined);
  return (
    <section className={styles.root} aria-label={t('lobby_lotteries')}>
      <div className={styles.bar}>
        <h2 className={styles.title}>{t('lobby_lotteries')}</h2>
        <AsOf lotteries={(lotteries ?? []).map(({ id }) => id)} />
        <EditFavourites lotteries={lotteries} />
        {!failed && !behindCards && <div className={styles.familiesToCome} />}
        {behindCards && families.size > 1 && (
          <fieldset className={styles.families} aria-label={t('lobby_families')}>
            {['all', ...families.keys()].map((name) => (
              <Chip
                key={name}
                variant="line"
                pressed={family === name}
                className={styles.family}
                onClick={() => setFamily(name)}
              >
                {t(name === OTHER ? 'family_other' : builtKey(`family_${name}`))}{' '}
                <small className={styles.count}>{families.get(name) ?? lotteries?.length}</small>
              </Chip>
            ))}
          </fieldset>
        )}
        <Search query={query} onQuery={setQuery} />
      </div>
      {lotteries ? (
        <Cards
          lotteries={found(underChip(lotteries, families, family), query, answers)}
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

/** Button to reorder the favourites, if there are at least two. */
function EditFavourites({ lotteries = [] }: { lotteries: readonly Lottery[] | undefined }) {
  const t = useT();
  const favourites = usePrefs((prefs) => prefs.favourites);
  const [open, setOpen] = useState(false);
  const own = lotteries.filter(({ id }) => favourites.includes(id));
  if (own.length < 2 && !open) return null;
  return (
    <>
      <Button variant="link" size="sm" onClick={() => setOpen(true)}>
        {t('lobby_favourites_edit')}
      </Button>
      {open && <FavouritesEditor lotteries={own} onClose={() => setOpen(false)} />}
    </>
  );
}

function Cards({ lotteries, onClear }: { lotteries: readonly Lottery[]; onClear: () => void }) {
  const favourites = usePrefs((prefs) => prefs.favourites);
  const last = usePrefs((prefs) => prefs.lastLottery);
  const { behind } = usePage();
  const [rest, reached] = useReached();
  // The cards outside the first screen render when scrolled into view, but not while the page is behind a dialog. One card at a
  // time in display order, so that slow phones stay responsive.
  const drawn = usePieces(reached && !behind ? lotteries.length : Math.min(layout.cards, lotteries.length));
  if (lotteries.length === 0) return <NothingFound onClear={onClear} />;
  return (
    <ul className={styles.grid} onKeyDown={moveInGrid}>
      {inLobbyOrder(lotteries, favourites, last).map((lottery, place) => (
        <li key={lottery.id} ref={place === layout.cards ? rest : undefined}>
          {place < drawn && <LotteryCard lottery={lottery} />}
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
