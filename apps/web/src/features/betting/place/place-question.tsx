import { lazyPart } from '../../../platform/lazy/index.ts';
import { useQuestion } from './question.ts';

const ConfirmDialog = lazyPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/** The question before bets are placed, while one is open. */
export function PlaceQuestion() {
  const question = useQuestion();
  return question && <ConfirmDialog question={question} />;
}
