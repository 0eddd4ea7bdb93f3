import { Button, SkeletonText } from '@tessera/ui';
import { standingOf, usePlayer } from '../../data/players.ts';
import { ListFailure } from '../../parts/list-failure.tsx';
import { State } from '../../parts/marks.tsx';
import { Facts, Panel, PanelSection } from '../../parts/panel.tsx';
import { Hints } from '../../parts/player/hints.tsx';
import { Personal } from '../../parts/player/personal.tsx';
import { changeParams } from '../../platform/address.ts';
import { amountText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { Linked } from './linked.tsx';

const close = () => changeParams({ id: '' });

/** A player beside the list: what is needed to tell whether it is the right one. */
export function PlayerPanel({ id }: { id: number }) {
  const t = useT();
  const { data: player, error } = usePlayer(id);
  if (!player) {
    return (
      <Panel title={`#${id}`} label={t('player')} onClose={close}>
        <ListFailure error={error} />
        {!error && <SkeletonText lines={8} />}
      </Panel>
    );
  }
  const standing = standingOf(player);
  return (
    <Panel
      title={player.userName}
      label={t('player')}
      sub={`#${player.id}`}
      tag={<State tone={standing.tone}>{t(standing.text)}</State>}
      onClose={close}
      foot={
        <Button
          className="push"
          variant="primary"
          onClick={() => changeParams({ player: String(id), id: '' })}
        >
          {t('open_profile')}
        </Button>
      }
    >
      <Hints player={player} />
      <PanelSection title={t('balance')}>
        <Facts
          facts={[
            [t('balance'), `${amountText(player.balance)} ${player.currency}`],
            [t('deposits'), amountText(player.lifetime.deposited)],
            [t('withdrawals'), amountText(player.lifetime.withdrawn)],
          ]}
        />
      </PanelSection>
      <PanelSection title={t('personal')}>
        <Personal player={player} />
      </PanelSection>
      <PanelSection title={t('linked')}>
        <Linked player={player} />
      </PanelSection>
    </Panel>
  );
}
