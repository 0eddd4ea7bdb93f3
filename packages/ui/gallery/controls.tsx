import { useState } from 'react';
import { Bell, Eye, Lock, Pencil, Plus, RefreshCw, Star, Trash2 } from '../src/icon/icons.ts';
import {
  Badge,
  Button,
  ButtonPair,
  CaptchaBox,
  Checkbox,
  Chip,
  CopyButton,
  Field,
  IconButton,
  Input,
  Keypad,
  OtpField,
  Progress,
  Radio,
  SearchSelect,
  Segmented,
  Select,
  Slider,
  Stepper,
  Switch,
  Tabs,
  Tag,
  TextArea,
  Tracker,
} from '../src/index.ts';
import styles from './gallery.module.css';
import { Panel, Spec } from './spec.tsx';

/** Buttons, fields, choices, numbers. */
export function ControlPanels() {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices />
      <Numbers />
    </>
  );
}

function Buttons() {
  return (
    <Panel title="按钮">
      <Spec name="主要">
        <Button variant="primary">确认投注 ¥144.00</Button>
        <Button variant="primary" loading>
          确认投注
        </Button>
        <Button variant="primary" disabled locked>
          封盘中
        </Button>
      </Spec>
      <Spec name="色调 / 描边">
        <Button variant="tonal">立即投注</Button>
        <Button variant="outline" icon={Plus}>
          添加
        </Button>
        <Button>提现</Button>
        <Button disabled>不可用</Button>
      </Spec>
      <Spec name="文字 / 危险">
        <Button variant="quiet">清空</Button>
        <Button variant="link">查看记录</Button>
        <Button variant="danger">停止追号</Button>
        <Button variant="danger-quiet">撤单</Button>
      </Spec>
      <Spec name="尺寸">
        <Button variant="primary" size="lg">
          48 手机
        </Button>
        <Button variant="primary">40 桌面</Button>
        <Button variant="primary" size="sm">
          32 紧凑
        </Button>
      </Spec>
      <Spec name="图标">
        <IconButton icon={Star} label="收藏" pressed />
        <IconButton icon={RefreshCw} label="刷新" />
        <IconButton icon={RefreshCw} label="刷新中" spinning />
        <IconButton icon={Eye} label="隐藏余额" />
        <IconButton icon={Pencil} label="编辑" />
        <IconButton icon={Trash2} label="删除" disabled />
        <IconButton icon={Bell} label="通知，3 条未读" badge={<Badge count={3} />} />
        <CopyButton value="118064122" />
      </Spec>
      <Spec name="成对">
        <div className={styles.grow}>
          <ButtonPair>
            <Button variant="outline">充值</Button>
            <Button variant="outline">提现</Button>
          </ButtonPair>
        </div>
      </Spec>
    </Panel>
  );
}

function Fields() {
  const [name, setName] = useState('');
  const [code, setCode] = useState('407');
  const [captcha, setCaptcha] = useState('');
  return (
    <Panel title="输入">
      <div className={styles.stack}>
        <div className={styles.pair}>
          <Field label="用户名">
            <Input placeholder="6–16 位字母或数字" value={name} onValue={setName} />
          </Field>
          <Field label="充值金额" help="100 – 50,000，到账 ¥500.00">
            <Input prefix="¥" inputMode="decimal" defaultValue="500.00" />
          </Field>
          <Field label="资金密码" error="密码不正确，还可再试 4 次">
            <Input type="password" defaultValue="secret" />
          </Field>
          <Field label="持卡人" help="首张卡绑定后不可更改">
            <Input defaultValue="林**" disabled suffix={<Lock size={16} />} />
          </Field>
          <Field label="邀请码" success="邀请码有效">
            <Input defaultValue="TSR2026" />
          </Field>
          <Field label="银行">
            <Select
              options={[
                { value: 'icbc', label: '工商银行 ••••1234' },
                { value: 'abc', label: '农业银行 ••••8821' },
              ]}
              value="icbc"
              onChange={() => undefined}
            />
          </Field>
        </div>
        <OtpField label="谷歌验证码" value={code} onChange={setCode} />
        <Field label="验证码">
          <CaptchaBox
            value={captcha}
            onValue={setCaptcha}
            onRefresh={() => setCaptcha('')}
            alternative="看不清？联系客服验证"
            placeholder="输入图中字符"
          />
        </Field>
        <Field label="单式号码" hideLabel>
          <TextArea mono defaultValue={'12345\n13579'} />
        </Field>
      </div>
    </Panel>
  );
}

function Choices() {
  const [tab, setTab] = useState('slip');
  const [disk, setDisk] = useState('tradition');
  const [unit, setUnit] = useState('yuan');
  const [isOn, setOn] = useState(true);
  const [isAgreed, setAgreed] = useState(true);
  return (
    <Panel title="选择、页签、分段、开关">
      <Spec name="选择">
        <Select
          size="sm"
          aria-label="单位"
          options={[{ value: 'yuan', label: '元' }]}
          value="yuan"
          onChange={() => undefined}
        />
        <SearchSelect
          size="sm"
          label="彩种"
          options={Array.from({ length: 200 }, (_, at) => ({ value: `${at}`, label: `彩种 ${at + 1}` }))}
          value="120"
          onChange={() => undefined}
        />
        <Select
          quiet
          aria-label="期数"
          options={[{ value: '10', label: '近 10 期' }]}
          value="10"
          onChange={() => undefined}
        />
      </Spec>
      <Spec name="页签">
        <Tabs
          className={styles.grow}
          id="rail"
          line
          label="右栏"
          value={tab}
          onChange={setTab}
          items={[
            { value: 'slip', label: '注单', badge: <Badge count={3} tone="soft" /> },
            { value: 'chase', label: '追号' },
            { value: 'recent', label: '近期' },
            { value: 'dragon', label: '长龙', disabled: true },
          ]}
        />
      </Spec>
      <Spec name="分段">
        <Segmented
          label="盘口"
          value={disk}
          onChange={setDisk}
          options={[
            { value: 'tradition', label: '传统' },
            { value: 'credit', label: '信用' },
          ]}
        />
        <Segmented
          label="单位"
          value={unit}
          onChange={setUnit}
          options={[
            { value: 'yuan', label: '元' },
            { value: 'jiao', label: '角' },
            { value: 'fen', label: '分' },
            { value: 'li', label: '厘' },
          ]}
        />
      </Spec>
      <Spec name="标签片">
        <Chip pressed>复式</Chip>
        <Chip pressed={false}>单式</Chip>
        <Chip variant="line">跨度</Chip>
        <Chip variant="solid" pressed>
          热门
        </Chip>
        <Chip removable>重庆时时彩</Chip>
        <Chip disabled>维护</Chip>
      </Spec>
      <Spec name="状态标签">
        <Tag tone="warning">待开奖</Tag>
        <Tag tone="success">已中奖</Tag>
        <Tag>未中奖</Tag>
        <Tag tone="line">已撤单</Tag>
        <Tag tone="primary">试玩</Tag>
        <Tag tone="danger">失败</Tag>
        <Tag tone="info">维护中</Tag>
        <Tag tone="accent">返点 1.2%</Tag>
      </Spec>
      <Spec name="开关">
        <Switch label="音效" checked={isOn} onChange={setOn} />
        <Switch label="提醒" checked={!isOn} onChange={(on) => setOn(!on)} />
        <Switch label="不可用" checked={false} disabled onChange={setOn} />
        <Checkbox checked={isAgreed} onChange={setAgreed}>
          已阅读并同意
        </Checkbox>
        <Checkbox checked={false} onChange={setAgreed} aria-label="未选" />
        <Radio name="g" checked onChange={setAgreed} aria-label="选中" />
        <Radio name="g2" checked={false} onChange={setAgreed} aria-label="未选" />
      </Spec>
    </Panel>
  );
}

function Numbers() {
  const [times, setTimes] = useState(1);
  const [rebate, setRebate] = useState(1.2);
  const [amount, setAmount] = useState('12.5');
  return (
    <Panel title="步进、滑块、进度、键盘">
      <Spec name="步进">
        <Stepper label="倍数" value={times} onChange={setTimes} />
        <Stepper label="注数" size="xs" value={20} onChange={setTimes} />
        <Stepper label="停用" disabled value={1} onChange={setTimes} />
      </Spec>
      <Spec name="奖金与返点">
        <div className={styles.grow}>
          <div className={styles.between}>
            <span>奖金 1,900</span>
            <span>返点 {rebate}%</span>
          </div>
          <Slider
            label="返点"
            valueText={`${rebate}%`}
            min={0}
            max={4}
            step={0.1}
            value={rebate}
            onChange={setRebate}
          />
        </div>
      </Spec>
      <Spec name="进度">
        <div className={styles.grow}>
          <div className={styles.between}>
            <span>流水</span>
            <span>还需 ¥320.00</span>
          </div>
          <Progress label="流水" value={0.62} />
        </div>
      </Spec>
      <Spec name="限额">
        <div className={styles.grow}>
          <Progress label="本周限额" tone="warning" value={0.82} />
        </div>
        <div className={styles.grow}>
          <Progress label="加载" />
        </div>
      </Spec>
      <Spec name="轨迹">
        <Tracker
          className={styles.grow}
          label="提现进度"
          current={2}
          steps={[
            { key: 'a', label: '已提交' },
            { key: 'b', label: '审核' },
            { key: 'c', label: '出款' },
            { key: 'd', label: '完成' },
          ]}
        />
      </Spec>
      <Spec name={`键盘 ${amount}`}>
        <Keypad
          className={styles.pad}
          label="金额"
          value={amount}
          onChange={setAmount}
          onDone={() => setAmount('')}
        />
      </Spec>
    </Panel>
  );
}
