import { useEffect, useState } from 'react';
import { prefs } from '../../../data/settings/index.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { playSound } from '../../../platform/sound/index.ts';
import { REVEAL_FRESH_MS, type Shown } from './draw-phase.ts';
import { revealOf } from './draw-summary.ts';
import { revealsStore } from './reveals.ts';

/** Whether the shown numbers are being revealed, and a function to skip that. */
export function useReveal(
  { id, family }: { readonly id: string; readonly family: string },
  shown: Shown,
): { readonly revealing: boolean; skip(): void } {
  const tick = useNow();
  const issue = shown.kind === 'result' ? shown.draw.issue : '';
  const drawnAt = shown.kind === 'result' ? (shown.draw.drawn_at ?? 0) : 0;
  const [seen, setSeen] = useState('');
  const [revealed, setRevealed] = useState('');
  if (issue !== '' && issue !== seen) {
    setSeen(issue);
    // Old results, and results that arrived while the window was hidden, are shown without animation.
    setRevealed(tick - drawnAt < REVEAL_FRESH_MS && !document.hidden ? issue : '');
  }
  const revealing = revealed !== '' && revealed === issue;
  useEffect(() => {
    if (!revealing) return;
    const { balls, stepMs, lastsMs } = revealOf(family);
    revealsStore.setState({ [id]: revealed });
    if (prefs().sound.draw) playSound({ name: 'draw', balls, staggerMs: stepMs });
    const end = () => setRevealed('');
    const timer = setTimeout(end, lastsMs);
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter') end();
    };
    addEventListener('keydown', handleKey);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', handleKey);
      revealsStore.setState({ [id]: undefined });
    };
  }, [revealing, revealed, id, family]);
  return { revealing, skip: () => setRevealed('') };
}
