import { namesOf } from '@tessera/messages/load';
import { dayIn, formatTime } from '@tessera/protocol';
import { installNotice, type NewNotice } from '../modules/notices/index.ts';
import type { Settings } from '../modules/settings/index.ts';
import type { Clock, Store } from '../store/index.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Days from the start to the maintenance that is announced. */
const MAINTENANCE_DAYS = 3;
/** Lottery that is announced as new. */
const NEW_LOTTERY = 'kl10-5m';

interface DemoNoticeDeps {
  /** Of the console: the application's role writes no notice. */
  readonly consoleStore: Store | undefined;
  readonly clock: Clock;
  readonly settings: Settings;
}

/**
 * Gives the demonstration its notices: a maintenance, a new lottery, and one in a dialog. Keeps those of an earlier start. A node
 * without the console's login writes none.
 */
export async function seedDemoNotices({ consoleStore, clock, settings }: DemoNoticeDeps): Promise<void> {
  await consoleStore?.tx(async (tx) => {
    for (const notice of demoNotices(clock.local(), settings.get('timeZone')))
      await installNotice(tx, notice, 'demo');
  });
}

/** The notices of a demonstration that starts at `now`, ms. */
function demoNotices(now: number, zone: string): NewNotice[] {
  const common = { audience: 'all', mustAck: false, starts: now - DAY_MS, ends: now + 90 * DAY_MS } as const;
  return [maintenance(now, zone, common), newLottery(common), saferPlay(common)];
}

type Common = Pick<NewNotice, 'audience' | 'mustAck' | 'starts' | 'ends'>;

function maintenance(now: number, zone: string, common: Common): NewNotice {
  const day = dayIn(now + MAINTENANCE_DAYS * DAY_MS, zone).slice(5);
  const hour = now - (now % HOUR_MS) + MAINTENANCE_DAYS * DAY_MS;
  const from = formatTime(hour, 'HH:mm', zone);
  const to = formatTime(hour + HOUR_MS, 'HH:mm', zone);
  return {
    ...common,
    id: 'maintenance',
    kind: 'ticker',
    weight: 20,
    ends: hour + HOUR_MS,
    body: {
      zhCn: {
        title: `系统维护：${day} ${from} – ${to}`,
        html: `<p>届时平台例行维护约一小时，期间不能下注、充值和提现。</p><h3>对你的影响</h3><ul><li>已下的注单照常开奖、结算</li><li>余额和记录不受影响</li><li>追号在维护后继续</li></ul>`,
      },
      enUs: {
        title: `Maintenance: ${day} ${from} – ${to}`,
        html: `<p>The platform is under maintenance for about an hour. You cannot bet, deposit or withdraw during that time.</p><h3>What it means for you</h3><ul><li>Bets already placed are drawn and settled as usual</li><li>Your balance and records stay as they are</li><li>Auto-bets go on afterwards</li></ul>`,
      },
    },
  };
}

function newLottery(common: Common): NewNotice {
  const names = namesOf('lottery', NEW_LOTTERY);
  return {
    ...common,
    id: 'new-lottery',
    kind: 'ticker',
    weight: 10,
    body: {
      zhCn: {
        title: `新彩种：${names.zhCn}`,
        html: `<p><strong>${names.zhCn}</strong> 已开放，每 5 分钟一期，每一期都可以自己核验。</p><p>玩法、概率和返还见帮助里的规则。</p>`,
      },
      enUs: {
        title: `New lottery: ${names.enUs}`,
        html: `<p><strong>${names.enUs}</strong> is open, with a draw every 5 minutes. You can verify each of them yourself.</p><p>Its plays, chances and returns are in the rules of the help.</p>`,
      },
    },
  };
}

function saferPlay(common: Common): NewNotice {
  return {
    ...common,
    id: 'safer-play',
    kind: 'dialog',
    weight: 0,
    mustAck: true,
    body: {
      zhCn: {
        title: '先定好自己的限额',
        html: `<p>充值、投注和亏损的上限由你自己定，<strong>调低立即生效</strong>，调高要等。</p><p>任何页面都可以一键休息 24 小时。这些都在“理性投注”里。</p>`,
      },
      enUs: {
        title: 'Set your own limits first',
        html: `<p>You set the most that you deposit, stake and lose. <strong>A lower limit applies at once</strong>, a higher one only after a wait.</p><p>From every page you can take a break of 24 hours. All of this is under Safer play.</p>`,
      },
    },
  };
}
