import { Segmented } from '@tessera/ui';
import type { SpanCountsProps } from './span-choice.tsx';

export function SpanSegments({ label, options, choice, onChoose }: SpanCountsProps) {
  return <Segmented label={label} options={options} value={choice} onChange={onChoose} />;
}
