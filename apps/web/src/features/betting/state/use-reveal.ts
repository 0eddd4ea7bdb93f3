import { useEffect, useState } from 'react';
import { useNow } from '../../../platform/clock/index.ts';
import { playSound } from '../../../platform/sound/index.ts';
import { prefs } from '../../settings/index.ts';
import { REVEAL_FRESH_MS, type Shown } from '../model/draw-phase.ts';

/** The reveal of five balls, last settle included (`design.md` 7.1). */
const REVEAL_MS = 1_500;

/** Whether the numbers on show are being revealed, and how to skip that. */
export function useReveal(shown: Shown): { readonly revealing: boolean; skip(): void } {
  const tick = useNow();
  const issue = shown.kind === 'result' ? shown.draw.issue : '';
  const drawnAt = shown.kind === 'result' ? (shown.draw.drawn_at ?? 0) : 0;
  const [seen, setSeen] = useState('');
  const [revealed, setRevealed] = useState('');
  if (issue !== '' && issue !== seen) {
    setSeen(issue);
    // Old results, and results that came while nobody looked, are shown as they are.
    setRevealed(tick - drawnAt < REVEAL_FRESH_MS && !document.hidden ? issue : '');
  }
  const revealing = revealed !== '' && revealed === issue;
  useEffect(() => {
    if (!revealing) return;
    if (prefs().sound.draw) playSound({ name: 'draw', balls: 5 });
    const end = () => setRevealed('');
    const timer = setTimeout(end, REVEAL_MS);
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter') end();
    };
    addEventListener('keydown', handleKey);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', handleKey);
    };
  }, [revealing]);
  return { revealing, skip: () => setRevealed('') };
}
