import type { MessageKey } from '@tessera/messages';
import { Card, EmptyState, LinkButton, Skeleton, SkeletonRegion } from '@tessera/ui';
import { type Promotions, usePromotions } from '../../data/promotions/index.ts';
import { useUser } from '../../data/session/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { hasScreen, printHash, type RouteName } from '../../platform/navigation/index.ts';
import { Failed } from '../failed/index.ts';

/** Why there are no rewards. */
type Reason = NonNullable<Promotions['closed_by']> | 'trial' | 'off';

const texts: Readonly<Record<Reason, readonly [title: MessageKey, line: MessageKey]>> = {
  trial: ['promo_closed_trial', 'promo_closed_trial_line'],
  break: ['promo_closed_break', 'promo_closed_break_line'],
  exclusion: ['promo_closed_exclusion', 'promo_closed_exclusion_line'],
  care: ['promo_closed_care', 'promo_closed_care_line'],
  off: ['promo_closed_off', 'promo_closed_off_line'],
};

/** Where the player can change it; nothing for the others. */
const ways: Readonly<Partial<Record<Reason, readonly [page: RouteName, text: MessageKey]>>> = {
  trial: ['register', 'trial_register'],
  off: ['responsible', 'promo_to_settings'],
};

/** Shown in place of a page of rewards to a player who may not receive any: the reason, and nothing else (RP15). */
export function RewardsClosed() {
  const t = useT();
  const isTrial = useUser((user) => user.info?.kind === 'trial');
  const promotions = usePromotions();
  if (promotions.isError) {
    return (
      <Card pad>
        <Failed title={t('promo_failed')} onRetry={promotions.refetch} />
      </Card>
    );
  }
  // The page has learned of a change before this answer: it is on its way.
  const outdated = promotions.isFetching && !isTrial && reasonOf(promotions.data) === undefined;
  if (!promotions.data || outdated) {
    return (
      <SkeletonRegion label={t('ui_loading')}>
        <Skeleton height={200} />
      </SkeletonRegion>
    );
  }
  const reason: Reason = isTrial ? 'trial' : (reasonOf(promotions.data) ?? 'care');
  const [title, line] = texts[reason];
  const way = ways[reason];
  return (
    <Card pad>
      <EmptyState
        title={t(title)}
        line={t(line)}
        action={
          way &&
          hasScreen(way[0]) && (
            <LinkButton href={printHash({ name: way[0], params: {} })}>{t(way[1])}</LinkButton>
          )
        }
      />
    </Card>
  );
}

const reasonOf = (promotions: Promotions | undefined): Reason | undefined =>
  promotions?.closed_by ?? (promotions?.off ? 'off' : undefined);
