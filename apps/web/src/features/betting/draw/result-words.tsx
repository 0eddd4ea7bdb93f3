import { summaryOf } from './draw-facts.ts';
import type { Shown } from './draw-phase.ts';
import { useDrawWords } from './use-draw-words.ts';

/** Phone: the facts of the result. */
export function ResultWords({
  family,
  shown,
  revealing,
}: {
  family: string;
  shown: Shown;
  revealing: boolean;
}) {
  const words = useDrawWords(family);
  if (shown.kind !== 'result' || !shown.draw.result || revealing) return null;
  return <span>{words.short(summaryOf(family, shown.draw.result))}</span>;
}
