import type { MessageKey } from '@tessera/messages';
import { Emblem } from '@tessera/ui';
import { Moon, Star, Zap } from '@tessera/ui/icons';
import type { ComponentProps } from 'react';
import { LotteryName } from '../../components/lottery-name/index.ts';
import { leftText, useAllDraws } from '../../data/draws/index.ts';
import { type Lists, useFormat, useList, usePrefs } from '../../data/settings/index.ts';
import { useNow } from '../../platform/clock/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { useStepBehind } from '../../platform/lazy/index.ts';
import { hasScreen, Link, useCurrentRoute } from '../../platform/navigation/index.ts';
import styles from './side-nav.module.css';
import { NavHead, SideNav } from './side-nav.tsx';

type Lottery = Lists['LOTTERY_LIST'][number];

/** Delay in paints: the page fills from the same list first. */
const STEPS_BEHIND = 2;

/**
 * The list of lotteries on the left: favourites first, then frequent draws, then the rest, each with the time until its
 * close.
 */
export function LotteryNav() {
  const t = useT();
  const listed = useList('LOTTERY_LIST');
  const lotteries = (useStepBehind(STEPS_BEHIND, listed !== undefined) && listed) || [];
  const favourites = usePrefs((prefs) => prefs.favourites);
  const open = hasScreen('lottery') ? lotteries.filter(({ enabled }) => enabled) : [];
  const starred = favourites.flatMap((id) => open.filter((lottery) => lottery.id === id));
  const others = open.filter(({ id }) => !favourites.includes(id));
  const high = others.filter(({ pace }) => pace === 'high');
  const low = others.filter(({ pace }) => pace === 'low');
  return (
    <SideNav label={t('nav_lotteries')}>
      <Group title="nav_favourites" icon={Star} lotteries={starred} />
      <Group title="nav_high" icon={Zap} lotteries={high} />
      <Group title="nav_low" icon={Moon} lotteries={low} />
    </SideNav>
  );
}

interface GroupProps {
  title: MessageKey;
  icon: ComponentProps<typeof NavHead>['icon'];
  lotteries: readonly Lottery[];
}

function Group({ title, icon, lotteries }: GroupProps) {
  const t = useT();
  const draws = useAllDraws(lotteries.map(({ id }) => id));
  if (lotteries.length === 0) return null;
  return (
    <>
      <NavHead icon={icon}>{t(title)}</NavHead>
      {lotteries.map((lottery) => (
        <Item key={lottery.id} lottery={lottery} closeAt={draws[lottery.id]?.current?.close_at} />
      ))}
    </>
  );
}

function Item({ lottery, closeAt }: { lottery: Lottery; closeAt: number | undefined }) {
  const format = useFormat();
  const current = useCurrentRoute();
  const name = format.name(lottery.name);
  const isCurrent = current?.name === 'lottery' && current.params.id === lottery.id;
  return (
    <Link
      to="lottery"
      params={{ id: lottery.id }}
      className={styles.item}
      title={format.lottery(lottery)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Emblem family={lottery.family} name={name} size={24} tag={format.tag(lottery)} />
      <span className={styles.name}>
        <LotteryName lottery={lottery} tag="heard" />
      </span>
      {closeAt !== undefined && <Left until={closeAt} />}
    </Link>
  );
}

function Left({ until }: { until: number }) {
  return <span className={styles.time}>{leftText(until - useNow())}</span>;
}
