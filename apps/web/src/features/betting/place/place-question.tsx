import { lazyPart } from '../../../platform/lazy/index.ts';
import { useQuestion } from './question.ts';
import { useRandomOffer } from './random/random-offer.ts';

const ConfirmDialog = lazyPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

const RandomPanel = lazyPart(async () => (await import('./random/random-panel.tsx')).RandomPanel);

/** The question before bets are placed and the offer of random bets, while one is open. */
export function PlaceQuestion() {
  const question = useQuestion();
  const isOffered = useRandomOffer();
  return (
    <>
      {question && <ConfirmDialog question={question} />}
      {isOffered && <RandomPanel />}
    </>
  );
}
