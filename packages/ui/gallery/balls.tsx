import { Clock as ClockIcon, Lock } from '../src/icon/icons.ts';
import {
  Ball,
  BallRow,
  Clock,
  Die,
  Emblem,
  Icon,
  Live,
  OddsCell,
  PickBall,
  QuickFilter,
  Ring,
  Shield,
  Tessera,
} from '../src/index.ts';
import styles from './gallery.module.css';
import { Panel, Spec } from './spec.tsx';

const ssc = [3, 7, 6, 6, 8];
const label = '第041期开奖号码';

/** Balls of every family, the picker, the countdown. */
export function BallPanels() {
  return (
    <>
      <Panel title="号码球 · 时时彩 / 3D / 排列 / 11选5">
        <Spec name="L 40">
          <BallRow family="ssc" size="l" numbers={ssc} label={label} reveal />
        </Spec>
        <Spec name="手机 34">
          <BallRow family="ssc" size="h" numbers={ssc} label={label} />
        </Spec>
        <Spec name="M 28">
          <BallRow family="ssc" numbers={ssc} label={label} />
          <BallRow family="x5" numbers={['03', '11', '07', '01', '09']} label={label} />
        </Spec>
        <Spec name="S 22">
          <BallRow family="ssc" size="s" numbers={ssc} label={label} />
        </Spec>
        <Spec name="命中 / 未中">
          <BallRow
            family="ssc"
            numbers={ssc}
            label={label}
            states={['miss', 'miss', 'matched', 'matched', 'idle']}
          />
          <Ball family="ssc" value={4} state="hot" />
          <Ball family="ssc" value={5} state="cold" />
          <Ball family="ssc" value={6} state="selected" />
        </Spec>
        <Spec name="待开 / 滚动">
          <BallRow family="ssc" numbers={['', '', '']} label="待开奖" state="empty" />
          <Ball family="ssc" state="spin" />
          <Ball family="ssc" state="spin" size="l" />
        </Spec>
      </Panel>
      <Panel title="号码球 · PK10">
        <Spec name="L 40">
          <BallRow family="pk10" size="l" numbers={[1, 2, 3, 4, 5]} label={label} />
          <BallRow family="pk10" size="l" numbers={[6, 7, 8, 9, 10]} label={label} />
        </Spec>
        <Spec name="M 28">
          <BallRow family="pk10" numbers={[4, 9, 1, 10, 6, 2, 8, 3, 7, 5]} label={label} />
        </Spec>
        <Spec name="S 22">
          <BallRow family="pk10" size="s" numbers={[4, 9, 1, 10, 6, 2, 8, 3, 7, 5]} label={label} />
        </Spec>
        <Spec name="命中">
          <BallRow
            family="pk10"
            numbers={[4, 9, 1, 10, 6]}
            label={label}
            states={['matched', 'idle', 'idle', 'miss', 'miss']}
          />
        </Spec>
      </Panel>
      <Panel title="号码球 · 六合彩">
        <Spec name="L 40">
          <BallRow
            family="lhc"
            size="l"
            numbers={['07', '18', '24', '31', '33', '42']}
            extra={['49']}
            captions={['鼠', '牛', '羊', '鼠', '狗', '牛', '马']}
            label={label}
          />
        </Spec>
        <Spec name="M / S">
          <BallRow family="lhc" numbers={['07', '31', '33']} label={label} />
          <BallRow family="lhc" size="s" numbers={['07', '31', '33']} label={label} />
        </Spec>
        <Spec name="实心">
          <BallRow family="lhc" size="l" solid numbers={['07', '31', '33']} label={label} />
        </Spec>
      </Panel>
      <Panel title="号码球 · 28 / 快乐十分 / 快乐8 / 双色球">
        <Spec name="28">
          <BallRow family="pc28" sum numbers={[4, 7, 8]} extra={[19]} label={label} />
        </Spec>
        <Spec name="28 四色">
          <BallRow family="pc28" numbers={[3, 5, 7, 13]} label={label} />
        </Spec>
        <Spec name="快乐十分">
          <BallRow family="kl10" numbers={['01', '07', '12', '19', '20']} label={label} />
        </Spec>
        <Spec name="快乐8">
          <BallRow family="kl8" limit={6} numbers={['05', '18', 40, 41, 66, 80, 12, 15]} label={label} />
        </Spec>
        <Spec name="双色球">
          <BallRow family="ssq" numbers={['03', '09', '14', '21', '26', '32']} extra={['11']} label={label} />
        </Spec>
      </Panel>
      <Panel title="骰子与龙虎">
        <Spec name="36">
          <BallRow family="k3" size="l" numbers={[1, 2, 3, 4, 5, 6]} label={label} />
        </Spec>
        <Spec name="28">
          <BallRow family="k3" numbers={[2, 4, 6]} label={label} />
          <Die value={5} size="m" state="matched" />
          <Die value={5} size="m" state="miss" />
          <Die size="m" state="empty" />
          <Die size="m" state="spin" />
        </Spec>
        <Spec name="龙 虎 和">
          <Shield side="dragon" label="龙" />
          <Shield side="tiger" label="虎" />
          <Shield side="tie" label="和" />
        </Spec>
      </Panel>
      <Picker />
      <Countdown />
    </>
  );
}

function Picker() {
  return (
    <Panel title="选号球">
      <Spec name="默认">
        <PickBall value={0} picked={false} />
        <PickBall value={2} picked />
        <PickBall value={3} picked={false} disabled />
        <PickBall value={6} picked banker="胆" />
      </Spec>
      <Spec name="遗漏">
        <PickBall value={4} picked={false} note={12} />
        <PickBall value={5} picked note={3} />
        <PickBall value={7} picked={false} note={27} noteTone="max" />
        <PickBall value={8} picked={false} note={9} noteTone="hot" />
        <PickBall value={9} picked={false} note={1} noteTone="cold" />
      </Spec>
      <Spec name="快捷">
        <QuickFilter
          label="百位 快捷"
          onPick={() => undefined}
          items={[
            { key: 'all', label: '全' },
            { key: 'big', label: '大' },
            { key: 'small', label: '小' },
            { key: 'odd', label: '奇', pressed: true },
            { key: 'even', label: '偶' },
            { key: 'clear', label: '清' },
          ]}
        />
      </Spec>
      <Spec name="信用格">
        <div className={styles.pair} style={{ inlineSize: '100%' }}>
          <OddsCell name="大" odds="1.98" picked={false} />
          <OddsCell name="小" odds="1.98" picked />
          <OddsCell name="单" odds="1.98" picked amount="50" />
          <OddsCell name="双" odds="停押" picked={false} disabled />
        </div>
      </Spec>
    </Panel>
  );
}

function Countdown() {
  return (
    <Panel title="倒计时">
      <div className={styles.clockField}>
        <Tessera />
        <Ring share={0.68} size={60} width={5} label="剩余 68%">
          <Icon of={ClockIcon} size={24} />
        </Ring>
        <Clock seconds={41} label="距封盘" />
      </div>
      <Spec name="牌面">
        <Clock seconds={8} state="closing" label="距封盘" />
        <Clock seconds={0} state="closed" label="已封盘" />
      </Spec>
      <Spec name="小牌面">
        <Clock seconds={4521} size="s" label="距封盘" />
        <Clock seconds={null} size="s" label="距封盘" />
      </Spec>
      <Spec name="环">
        <Ring share={0.12} state="closing">
          <Icon of={ClockIcon} />
        </Ring>
        <Ring share={0} state="closed">
          <Icon of={Lock} />
        </Ring>
        <Ring share={0.4} size={16} width={2.5} />
        <Ring share={0.7} size={56}>
          <Emblem family="ssc" name="重庆时时彩" size={36} round />
        </Ring>
      </Spec>
      <Spec name="连接">
        <Live>实时</Live>
        <Live tone="warning">重连中</Live>
        <Live tone="danger">离线</Live>
      </Spec>
      <Spec name="开奖盘">
        <BallRow family="ssc" size="l" tray numbers={ssc} label={label} />
        <BallRow family="pk10" tray numbers={[4, 9, 1, 10, 6, 2, 8, 3, 7, 5]} label={label} />
      </Spec>
    </Panel>
  );
}
