import { useEffect } from 'react';
import { usePrefs } from '../../../../data/settings/index.ts';
import { playSound } from '../../../../platform/sound/index.ts';
import { useBettingPage } from '../../betting.tsx';
import { useSale } from '../../draw/use-sale.ts';

/** Plays a tick in the last three seconds of a sale. */
export function useCloseSound(): void {
  const { lottery } = useBettingPage();
  const { phase, seconds } = useSale(lottery.id);
  const on = usePrefs((prefs) => prefs.sound.close);
  const second = phase === 'closing' && (seconds === 3 || seconds === 2 || seconds === 1) ? seconds : null;
  useEffect(() => {
    if (on && second !== null) playSound({ name: 'close', second });
  }, [on, second]);
  const closed = phase === 'closed';
  useEffect(() => {
    if (on && closed) playSound({ name: 'close', second: 0 });
  }, [on, closed]);
}
