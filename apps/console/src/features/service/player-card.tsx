import { SkeletonText } from '@tessera/ui';
import { standingOf, usePlayer } from '../../data/players.ts';
import { useConversation } from '../../data/support.ts';
import { ListFailure } from '../../parts/list-failure.tsx';
import { State } from '../../parts/marks.tsx';
import { Facts, Panel, PanelSection } from '../../parts/panel.tsx';
import { Hints } from '../../parts/player/hints.tsx';
import { Personal } from '../../parts/player/personal.tsx';
import { changeParams, hashOf } from '../../platform/address.ts';
import { amountText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { Earlier } from './earlier.tsx';
import { TrialCard } from './trial-card.tsx';

const close = () => changeParams({ card: '0' });

/** The player of a case beside the conversation: masked, with the same reveal as on the player's page. */
export function PlayerCard({ caseId }: { caseId: number }) {
  const t = useT();
  const conversation = useConversation(caseId).data;
  const trial = conversation?.trial;
  // A trial account has no profile to ask for.
  const { data: player, error } = usePlayer(trial ? 0 : (conversation?.case.player.id ?? 0));
  if (conversation && trial) return <TrialCard conversation={conversation} trial={trial} onClose={close} />;
  if (!conversation || !player) {
    return (
      <Panel title={t('player')} label={t('player')} onClose={close}>
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
        <a className="link push" href={hashOf({ page: 'players', params: { player: String(player.id) } })}>
          {t('open_profile')}
        </a>
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
      <Earlier conversation={conversation} />
    </Panel>
  );
}
