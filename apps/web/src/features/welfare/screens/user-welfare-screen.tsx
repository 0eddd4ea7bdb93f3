import { Card, Icon, Skeleton, SkeletonRegion } from '@tessera/ui';
import { HeartHandshake } from '@tessera/ui/icons';
import { Failed } from '../../../components/failed/index.ts';
import { PageHead } from '../../../components/page-head/index.ts';
import { RewardsClosed } from '../../../components/rewards-closed/index.ts';
import { useFreshRewards } from '../../../data/promotions/index.ts';
import { Section } from '../../../platform/errors/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { welfareOptions } from '../api/welfare.ts';
import { PacketCard } from '../components/packet-card.tsx';
import { SignInCard } from '../components/sign-in-card.tsx';
import { TaskCard } from '../components/task-card.tsx';
import styles from './user-welfare-screen.module.css';

/** `user-welfare`: the sign-in of the month, the red packets and the tasks. */
export function UserWelfareScreen() {
  const t = useT();
  return (
    <>
      <PageHead title={t('route_user_welfare')} note={t('wf_note')} />
      <Content />
    </>
  );
}

function Content() {
  const t = useT();
  const welfare = useQuery(welfareOptions());
  useFreshRewards();
  if (welfare.isError) {
    return (
      <Card pad>
        <Failed title={t('wf_failed')} onRetry={welfare.refetch} />
      </Card>
    );
  }
  if (!welfare.data) {
    return (
      <SkeletonRegion label={t('ui_loading')} className={styles.root ?? ''}>
        <Skeleton height={520} />
        <Skeleton height={340} />
      </SkeletonRegion>
    );
  }
  if (!welfare.data.available) return <RewardsClosed />;
  return (
    <div className={styles.root}>
      <Section name="sign-in">
        <SignInCard month={welfare.data.sign_in} />
      </Section>
      <div className={styles.column}>
        <Section name="packets">
          <PacketCard packets={welfare.data.packets} />
        </Section>
        <Section name="tasks">
          <TaskCard tasks={welfare.data.tasks} />
        </Section>
        <Card pad className={styles.rule}>
          <Icon of={HeartHandshake} size={20} />
          <p>
            {t('wf_break_rule')}{' '}
            <Link to="responsible" className={styles.link}>
              {t('promo_to_settings')}
            </Link>
          </p>
        </Card>
      </div>
    </div>
  );
}
