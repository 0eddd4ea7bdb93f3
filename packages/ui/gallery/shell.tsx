import { useState } from 'react';
import { avatarUrl } from '../src/art/avatars.ts';
import { EmptyBetsArt } from '../src/art/inline/empty-bets.tsx';
import { vipBadgeUrl } from '../src/art/vip-badges.ts';
import { CircleCheck, Languages, Moon, RefreshCw, Wallet } from '../src/icon/icons.ts';
import {
  Avatar,
  Bars,
  Button,
  confirm,
  type Detent,
  Dialog,
  Emblem,
  EmptyState,
  Icon,
  IconButton,
  InfoTip,
  ListRow,
  LoadingOverlay,
  Logo,
  Menu,
  MoneyText,
  Note,
  Perforation,
  Sheet,
  Skeleton,
  SkeletonRegion,
  SkeletonText,
  StatTile,
  Switch,
  ThemeTile,
  Ticker,
  Toast,
  toast,
} from '../src/index.ts';
import { builtInThemes } from '../src/themes/index.ts';
import styles from './gallery.module.css';
import { Panel, Spec } from './spec.tsx';

const families =
  'ssc d3 p5 x5 pk10 k3 pc28 kl8 kl10 lhc powerball megamillions euromillions uklotto ssq dlt new'.split(' ');

/** Messages, layers, money, signs, empty and loading states. */
export function ShellPanels({ theme }: { theme: string }) {
  return (
    <>
      <Messages />
      <Layers />
      <Panel title="金额与统计">
        <Spec name="金额">
          <MoneyText text="¥1,024.50" size="xl" />
          <MoneyText text="¥147.00" sign="plus" tone="up" arrow size="md" />
          <MoneyText text="¥32.00" sign="minus" tone="down" arrow size="md" />
          <MoneyText text="¥1,950.00" tone="accent" size="md" />
          <MoneyText text="¥1,950.00" hidden size="md" />
        </Spec>
        <div className={styles.pair}>
          <StatTile label="今日投注" value="¥312.00" delta="其中 144.00 待开奖" info="只计已接受的注单。" />
          <StatTile label="今日盈亏" value={<MoneyText text="¥36.00" sign="minus" tone="down" arrow />} />
          <StatTile label="返点" value="" loading />
        </div>
      </Panel>
      <Panel title="徽记">
        <Spec name="彩种">
          {families.map((family) => (
            <Emblem key={family} family={family} name="幸运" size={32} />
          ))}
        </Spec>
        <Spec name="头像">
          {[1, 2, 3, 4].map((n) => (
            <Avatar key={n} name="player" src={avatarUrl(n)} size={40} />
          ))}
          <Avatar name="player" />
          {[1, 5, 8].map((n) => (
            <img key={n} src={vipBadgeUrl(n)} width={40} height={40} alt={`VIP ${n}`} />
          ))}
        </Spec>
        <Spec name="标志">
          <Logo name="Tessera" height={28} />
          <Logo name="Tessera" height={28} compact />
        </Spec>
        <Spec name="主题">
          {builtInThemes.map(({ id, name, values }) => (
            <ThemeTile
              key={id}
              name={name}
              values={values}
              selected={id === theme}
              onSelect={() => location.assign(`?theme=${id.slice('theme-'.length)}`)}
            />
          ))}
        </Spec>
      </Panel>
      <Panel title="骨架与空状态">
        <SkeletonRegion label="加载中">
          <div className={styles.between}>
            <Skeleton width={40} height={40} shape="round" />
            <div className={styles.grow} style={{ paddingInlineStart: 12 }}>
              <SkeletonText lines={2} />
            </div>
          </div>
        </SkeletonRegion>
        <EmptyState
          art={<EmptyBetsArt />}
          title="注单为空"
          line="选好号码后点「添加」，注单会留在这里。"
          action={
            <Button variant="outline" size="sm">
              机选 1 注
            </Button>
          }
        />
      </Panel>
    </>
  );
}

function Messages() {
  const say = { id: 1, durationMs: 1800, times: 1 };
  return (
    <Panel title="提示">
      <div className={styles.stack}>
        <Ticker
          label="公告"
          items={[
            { id: '1', time: '11-28', text: '系统维护：本周六 04:00 – 05:00 暂停充值与提现' },
            { id: '2', time: '11-27', text: '新增 3 个可验证开奖的彩种' },
          ]}
          onOpen={() => undefined}
        />
        <div className={styles.body}>
          <Toast message={{ ...say, type: 'success', text: '投注成功，共 3 单' }} />
          <Toast message={{ ...say, type: 'error', text: '服务异常，请稍后再试', times: 2 }} />
          <Toast message={{ ...say, type: 'warning', text: '余额不足' }} />
          <Toast message={{ ...say, type: 'info', text: '请先阅读并同意协议' }} />
          <Toast message={{ ...say, type: 'loading', text: '正在登录' }} />
        </div>
        <Note tone="warning" icon={RefreshCw} action={<Button size="sm">重试</Button>}>
          连接中断，正在重连… 最后更新 12:08:52
        </Note>
        <Note tone="success" icon={CircleCheck}>
          核验一致
        </Note>
        <Note>请先登录</Note>
        <div className={styles.body}>
          <Button onClick={() => toast('已复制', { type: 'success' })}>提示</Button>
          <Button
            onClick={async () => toast(String(await confirm({ message: '赔率已变化，请确认后再投注。' })))}
          >
            询问
          </Button>
          <InfoTip>返点按有效投注计算，次日 06:00 发放。</InfoTip>
          <Bars />
          <Menu
            label="语言"
            trigger={(props) => <IconButton {...props} icon={Languages} label="语言" />}
            items={[
              { key: 'zhCn', label: '简体中文', checked: true, onSelect: () => undefined },
              { key: 'enUs', label: 'English', checked: false, onSelect: () => undefined },
            ]}
          />
        </div>
      </div>
    </Panel>
  );
}

function Layers() {
  const [layer, setLayer] = useState(new URLSearchParams(location.search).get('open') ?? '');
  const [detent, setDetent] = useState<Detent>('half');
  const close = () => setLayer('');
  return (
    <Panel title="对话框、面板、列表">
      <div className={styles.body}>
        <Button onClick={() => setLayer('dialog')}>对话框</Button>
        <Button onClick={() => setLayer('sheet')}>面板</Button>
        <Button onClick={() => setLayer('overlay')}>加载</Button>
      </div>
      <Dialog
        open={layer === 'dialog'}
        onClose={close}
        title="赔率已变化"
        footer={
          <>
            <Button onClick={close}>取消</Button>
            <Button variant="primary" onClick={close}>
              接受新赔率
            </Button>
          </>
        }
      >
        后三直选复式 975 → 970，请确认后再投注。
      </Dialog>
      <Sheet
        open={layer === 'sheet'}
        onClose={close}
        title="注单"
        titleEnd="042 期 · 00:41"
        detent={detent}
        onDetent={setDetent}
        footer={
          <Button variant="primary" size="lg" block onClick={close}>
            确认投注 ¥144.00
          </Button>
        }
      >
        <SkeletonText lines={12} />
      </Sheet>
      <LoadingOverlay active={layer === 'overlay'} onCancel={close} />
      <div style={{ marginInline: 'calc(-1 * var(--pad))' }}>
        <ListRow start={<Icon of={Wallet} />} end="2 张" onClick={() => undefined}>
          银行卡
        </ListRow>
        <ListRow
          start={<Emblem family="k3" name="江苏快3" size={32} />}
          sub="第 036 期 · 04:33"
          end={<Switch label="提醒" checked onChange={() => undefined} />}
        >
          江苏快3
        </ListRow>
        <ListRow start={<Icon of={Moon} />} href="#theme" end="跟随系统">
          外观
        </ListRow>
      </div>
      <div style={{ marginInline: 'calc(-1 * var(--pad))' }}>
        <Perforation />
      </div>
    </Panel>
  );
}
