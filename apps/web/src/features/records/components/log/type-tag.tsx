import { type MovementTone, movementTones } from '@tessera/protocol/movements';
import { Tag } from '@tessera/ui';
import { useLogTypes } from './use-log-types.ts';

/** Tag colours by type; a type that this build does not know is neutral. */
const tones: Readonly<Record<string, MovementTone>> = movementTones;

/** The type of a movement. */
export function TypeTag({ type }: { type: string }) {
  const { nameOf } = useLogTypes();
  return <Tag tone={tones[type] ?? 'neutral'}>{nameOf(type)}</Tag>;
}
