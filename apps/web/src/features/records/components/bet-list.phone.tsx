import { useBetNames } from '../../../components/bet-names/index.ts';
import { useSettings } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useBetPages } from '../api/bet-pages.ts';
import { BetCard } from './bet-card.tsx';
import type { BetViewProps } from './bet-list.desktop.tsx';
import { BetSummary } from './bet-summary.tsx';
import { FilterChips } from './filter-chips.tsx';
import { Days, FEED_PAGE, RecordFeed } from './record-feed.phone.tsx';

const NoBets = lazyPart(async () => (await import('./no-bets.tsx')).NoBets);
const BetFilterSheet = lazyPart(async () => (await import('./bet-filter-sheet.tsx')).BetFilterSheet);

/** The records on phones: chips, sums, and cards by day that load as the player scrolls. */
export function BetListPhone({ filter, onChange, onClear, onOpen }: BetViewProps) {
  const { timeZone } = useSettings();
  const list = useBetPages(filter, timeZone, FEED_PAGE);
  return (
    <>
      <BetFilterChips filter={filter} onChange={onChange} />
      <BetSummary summary={list.data?.pages[0]?.summary} />
      <RecordFeed list={list} empty={<NoBets filter={filter} onClear={onClear} />}>
        {(bets) => (
          <Days rows={bets} timeOf={(bet) => bet.placed_at}>
            {(bet) => <BetCard bet={bet} onOpen={onOpen} />}
          </Days>
        )}
      </RecordFeed>
    </>
  );
}

function BetFilterChips({ filter, onChange }: Pick<BetViewProps, 'filter' | 'onChange'>) {
  const t = useT();
  const names = useBetNames();
  const { days, lottery, state, betId } = filter;
  const without = (name: 'lottery' | 'state' | 'betId') => () => onChange({ ...filter, [name]: '' });
  return (
    <FilterChips
      days={days}
      onDays={(next) => onChange({ ...filter, days: next })}
      chosen={[
        { name: 'lottery', text: lottery && names.lottery(lottery), onRemove: without('lottery') },
        { name: 'state', text: state && t(`record_filter_${state}`), onRemove: without('state') },
        { name: 'id', text: betId, onRemove: without('betId') },
      ].filter(({ text }) => text !== '')}
      sheet={(close) => <BetFilterSheet filter={filter} onChange={onChange} onClose={close} />}
    />
  );
}
