import { Button } from '@tessera/ui';
import type { Player } from '../../data/players.ts';
import { useGrant } from '../../data/session.ts';
import { useT } from '../../platform/i18n.ts';

/** What can be proposed about a player. */
export type PlayerAct = 'disable' | 'enable' | 'factor' | 'password' | 'grant' | 'limit';

export const ACT_TEXT = {
  disable: 'act_disable',
  enable: 'act_enable',
  factor: 'act_factor',
  password: 'act_password',
  grant: 'act_grant',
  limit: 'act_limit',
} as const satisfies Readonly<Record<PlayerAct, string>>;

/** The acts of the role on this player. The server decides each again. */
export function PlayerActs({ player, onAct }: { player: Player; onAct: (act: PlayerAct) => void }) {
  const t = useT();
  const can = {
    disable: useGrant('player.disable') !== undefined && player.enabled,
    enable: useGrant('player.enable') !== undefined && !player.enabled,
    recover: useGrant('player.recover') !== undefined,
    grant: useGrant('player.grant') !== undefined,
    limit: useGrant('player.tighten') !== undefined,
  };
  const acts: readonly PlayerAct[] = [
    ...(can.limit ? (['limit'] as const) : []),
    ...(can.grant ? (['grant'] as const) : []),
    ...(can.recover && player.security.authenticator ? (['factor'] as const) : []),
    ...(can.recover ? (['password'] as const) : []),
    ...(can.enable ? (['enable'] as const) : []),
    ...(can.disable ? (['disable'] as const) : []),
  ];
  return acts.map((act) => (
    <Button key={act} variant={act === 'disable' ? 'danger-quiet' : 'secondary'} onClick={() => onAct(act)}>
      {t(ACT_TEXT[act])}
    </Button>
  ));
}
