import { useEffect } from 'react';
import { replace } from '../../../platform/navigation/index.ts';
import { Splash } from '../splash.tsx';
import { useStartStep } from '../start-store.ts';

/** Shows how the start-up goes and leads home when it is done. */
export function InitScreen() {
  const step = useStartStep();
  useEffect(() => {
    if (step === 'done') void replace('home');
  }, [step]);
  return <Splash />;
}
