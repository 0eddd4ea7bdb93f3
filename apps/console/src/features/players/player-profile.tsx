import { Button, Note, SkeletonText } from '@tessera/ui';
import { ArrowLeft, Inbox, TriangleAlert } from '@tessera/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { type Player, standingOf, usePlayer } from '../../data/players.ts';
import { Card } from '../../parts/card.tsx';
import { ListFailure } from '../../parts/list-failure.tsx';
import { State } from '../../parts/marks.tsx';
import { Page } from '../../parts/page.tsx';
import { Hints } from '../../parts/player/hints.tsx';
import { Personal } from '../../parts/player/personal.tsx';
import { changeParams, goTo, useAddress } from '../../platform/address.ts';
import { amountText } from '../../platform/format.ts';
import { useT, withTexts } from '../../platform/i18n.ts';
import { PlayerHistory } from './history.tsx';
import { Limits } from './limits.tsx';
import { Linked } from './linked.tsx';
import { Notes } from './notes.tsx';
import { type PlayerAct, PlayerActs } from './player-acts.tsx';
import { PlayerProposal } from './player-proposal.tsx';
import styles from './players.module.css';
import { Security } from './security.tsx';
import { Sessions } from './sessions.tsx';

/** Cases load with their own texts. */
const PlayerCases = lazy(async () => ({
  default: (await withTexts('cases', import('./cases.tsx'))).PlayerCases,
}));

/** One player on a page of their own. */
export function PlayerProfile({ id }: { id: number }) {
  const t = useT();
  const { params } = useAddress();
  const { data: player, error } = usePlayer(id);
  const [act, setAct] = useState<PlayerAct>();
  const back = (
    <Button icon={ArrowLeft} onClick={() => changeParams({ player: '', tab: '', id: params.player ?? '' })}>
      {t('page_players')}
    </Button>
  );
  if (!player) {
    return (
      <Page title={`#${id}`} acts={back}>
        <ListFailure error={error} />
        {!error && <SkeletonText lines={10} />}
      </Page>
    );
  }
  const standing = standingOf(player);
  return (
    <Page
      title={player.userName}
      sub={
        <span className="row">
          #{player.id} <State tone={standing.tone}>{t(standing.text)}</State> <Hints player={player} />
        </span>
      }
      acts={
        <>
          {back}
          <PlayerActs player={player} onAct={setAct} />
        </>
      }
      cards
      panel={act && <PlayerProposal key={act} player={player} act={act} onClose={() => setAct(undefined)} />}
    >
      <ListFailure error={error} />
      <Warnings player={player} />
      <Figures player={player} />
      <div className={styles.columns}>
        <PlayerHistory id={id} />
        <div className="col">
          <Card title={t('personal')} sub={t('masked_always')}>
            <div className={styles.body}>
              <Personal player={player} />
            </div>
          </Card>
          <Card title={t('linked')}>
            <div className={styles.body}>
              <Linked player={player} />
            </div>
          </Card>
          <Suspense>
            <PlayerCases id={id} />
          </Suspense>
          <Card title={t('limits')} sub={t('limits_rule')}>
            <div className={styles.body}>
              <Limits player={player} />
            </div>
          </Card>
          <Card title={t('security')}>
            <div className={styles.body}>
              <Security player={player} />
            </div>
          </Card>
          <Card title={t('sessions')}>
            <Sessions player={player} />
          </Card>
          <Card title={t('notes')} sub={t('notes_rule')}>
            <div className={styles.body}>
              <Notes id={id} />
            </div>
          </Card>
        </div>
      </div>
    </Page>
  );
}

function Warnings({ player }: { player: Player }) {
  const t = useT();
  const excluded = player.linked.find(({ guard }) => guard === 'exclusion');
  return (
    <>
      {excluded && (
        <Note tone="danger" icon={TriangleAlert}>
          {t('linked_excluded', { name: excluded.userName })}
        </Note>
      )}
      {player.waiting.map((id) => (
        <Note
          key={id}
          tone="info"
          icon={Inbox}
          action={
            <Button size="sm" onClick={() => goTo('approvals', { view: 'all', id: String(id) })}>
              {t('open_command')}
            </Button>
          }
        >
          {t('command_waits')}
        </Note>
      ))}
    </>
  );
}

const BALANCE_TEXT = {
  main: 'balance_main',
  held: 'balance_held',
  wd_hold: 'balance_wd_hold',
  transit: 'balance_transit',
} as const;

function Figures({ player }: { player: Player }) {
  const t = useT();
  const { balances, lifetime } = player;
  const nameOf = (kind: string) =>
    kind in BALANCE_TEXT
      ? t(BALANCE_TEXT[kind as keyof typeof BALANCE_TEXT])
      : t('balance_platform', { platform: kind.replace('platform:', '') });
  const figures = [
    ...balances
      .filter(({ kind, amount }) => kind === 'main' || Number(amount) !== 0)
      .map(({ kind, amount }) => [nameOf(kind), amount] as const),
    [t('deposits'), lifetime.deposited],
    [t('withdrawals'), lifetime.withdrawn],
    [t('stakes'), lifetime.staked],
    [t('returned'), lifetime.returned],
  ] as const;
  return (
    <div className={styles.figures}>
      {figures.map(([name, amount]) => (
        <div key={name} className={styles.figure}>
          <span className="s12 t3">{name}</span>
          <b>{amountText(amount)}</b>
        </div>
      ))}
    </div>
  );
}
