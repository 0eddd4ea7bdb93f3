import { useT } from '../../../platform/i18n/index.ts';
import { summaryOf } from './draw-facts.ts';
import { type Shown, waitKeys } from './draw-phase.ts';
import { useDrawWords } from './use-draw-words.ts';

/** Phone: the facts of the result, or the state of the running draw. */
export function ResultWords({
  family,
  shown,
  revealing,
}: {
  family: string;
  shown: Shown;
  revealing: boolean;
}) {
  const t = useT();
  const words = useDrawWords(family);
  if (shown.kind === 'drawing') return <span>{t(waitKeys[shown.waits])}</span>;
  if (shown.kind !== 'result' || !shown.draw.result || revealing) return null;
  return <span>{words.short(summaryOf(family, shown.draw.result))}</span>;
}
