import { useEffect } from 'react';
import { replace } from '../../../platform/navigation/index.ts';
import { Splash } from '../splash.tsx';
import { useStartStep } from '../start-store.ts';

/** Shows the progress of the start-up and goes home when it is done. */
export function InitScreen() {
  const step = useStartStep();
  useEffect(() => {
    if (step === 'done') void replace('home');
  }, [step]);
  return <Splash />;
}
