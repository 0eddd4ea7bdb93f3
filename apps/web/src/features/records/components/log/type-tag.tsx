import { Tag, type TagProps } from '@tessera/ui';
import { useLogTypes } from './use-log-types.ts';

/** Tag colours of the types other than ordinary stakes and transfers (`design.md` 4.13). */
const tones: Readonly<Record<string, TagProps['tone']>> = {
  deposit: 'success',
  win: 'warning',
  game_win: 'warning',
  correction: 'warning',
  rebate: 'warning',
  bonus: 'warning',
  withdrawal_hold: 'warning',
  withdrawal_back: 'info',
  cancel: 'info',
  void: 'info',
  chase_issue: 'info',
  chase_rest: 'info',
  game_rollback: 'info',
};

/** The type of a movement. */
export function TypeTag({ type }: { type: string }) {
  const { nameOf } = useLogTypes();
  return <Tag tone={tones[type] ?? 'neutral'}>{nameOf(type)}</Tag>;
}
