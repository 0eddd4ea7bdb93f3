import { Segmented } from '@tessera/ui';
import type { SpanCountsProps } from './span-counts-props.ts';

export function SpanSegments({ label, options, choice, onChoose }: SpanCountsProps) {
  return <Segmented label={label} options={options} value={choice} onChange={onChoose} />;
}
