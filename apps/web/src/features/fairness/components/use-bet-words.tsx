import type { ReceiptProof } from '@tessera/fairness';
import { useEffect, useState } from 'react';
import { BetContent } from '../../../components/bet-content/index.ts';
import { familyOf, loadRulesOf, rulesOf } from '../../../data/rules/index.ts';
import { EXACT, useFormat, useList } from '../../../data/settings/index.ts';
import type { BetWords } from './receipts.tsx';

/** Names and positions for the player's own sealed bets, once the rules of their plays are loaded. */
export function useBetWords(proofs: readonly ReceiptProof[] | undefined): BetWords | undefined {
  const format = useFormat();
  const plays = useList('PLAYED_LIST')?.plays;
  const needed = [...new Set(proofs?.map(({ receipt }) => receipt.leaf.played))].join(' ');
  const [loaded, setLoaded] = useState('');
  useEffect(() => {
    if (needed === '') return;
    loadRulesOf(needed.split(' ')).then(
      () => setLoaded(needed),
      // Without the rules the bets stay as they were signed.
      () => undefined,
    );
  }, [needed]);
  if (loaded !== needed || !plays) return undefined;
  return {
    content: ({ played, content }) => (
      <span>
        {format.name(plays.find(({ id }) => id === played)?.name ?? { zhCn: played })} ·{' '}
        <BetContent
          content={content}
          family={familyOf(played)}
          shape={rulesOf(played)?.playItem(played)?.content}
          collapse="two"
        />
      </span>
    ),
    stake: ({ stake }) => format.money(stake, EXACT),
  };
}
