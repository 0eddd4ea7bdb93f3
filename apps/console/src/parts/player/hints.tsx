import { Tag } from '@tessera/ui';
import type { PlayerRow } from '../../data/players.ts';
import { useT } from '../../platform/i18n.ts';

/** What calls for a look at a player. */
export function Hints({ player }: { player: Pick<PlayerRow, 'held' | 'markers' | 'kind'> }) {
  const t = useT();
  return (
    <span className="row">
      {player.held && <Tag tone="warning">{t('view_held')}</Tag>}
      {player.markers > 0 && <Tag tone="info">{t('markers_n', { count: player.markers })}</Tag>}
      {player.kind === 'agent' && <Tag>{t('player_agent')}</Tag>}
    </span>
  );
}
