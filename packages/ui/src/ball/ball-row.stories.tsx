import { BallRow } from './ball-row.tsx';

const label = '第041期开奖号码';
const ssc = [3, 7, 6, 6, 8];
const race = [4, 9, 1, 10, 6, 2, 8, 3, 7, 5];
const marks = ['07', '31', '33'];

export const Sizes = () => (
  <>
    <BallRow family="ssc" size="l" numbers={ssc} label={label} reveal />
    <BallRow family="ssc" size="h" numbers={ssc} label={label} />
    <BallRow family="ssc" numbers={ssc} label={label} />
    <BallRow family="ssc" size="s" numbers={ssc} label={label} />
  </>
);

export const Matched = () => (
  <>
    <BallRow
      family="ssc"
      numbers={ssc}
      label={label}
      states={['miss', 'miss', 'matched', 'matched', 'idle']}
    />
    <BallRow
      family="pk10"
      numbers={[4, 9, 1, 10, 6]}
      label={label}
      states={['matched', 'idle', 'idle', 'miss', 'miss']}
    />
  </>
);

export const Pending = () => <BallRow family="ssc" numbers={['', '', '']} label="待开奖" state="empty" />;

export const Race = () => (
  <>
    <BallRow family="pk10" size="l" numbers={race.slice(0, 5)} label={label} />
    <BallRow family="pk10" size="l" numbers={race.slice(5)} label={label} />
    <BallRow family="pk10" numbers={race} label={label} />
    <BallRow family="pk10" size="s" numbers={race} label={label} />
  </>
);

export const MarkSix = () => (
  <>
    <BallRow
      family="lhc"
      size="l"
      numbers={['07', '18', '24', '31', '33', '42']}
      extra={['49']}
      captions={['鼠', '牛', '羊', '鼠', '狗', '牛', '马']}
      label={label}
    />
    <BallRow family="lhc" numbers={marks} label={label} />
    <BallRow family="lhc" size="s" numbers={marks} label={label} />
    <BallRow family="lhc" size="l" solid numbers={marks} label={label} />
  </>
);

export const OtherFamilies = () => (
  <>
    <BallRow family="x5" numbers={['03', '11', '07', '01', '09']} label={label} />
    <BallRow family="pc28" sum numbers={[4, 7, 8]} extra={[19]} label={label} />
    <BallRow family="pc28" numbers={[3, 5, 7, 13]} label={label} />
    <BallRow family="kl10" numbers={['01', '07', '12', '19', '20']} label={label} />
    <BallRow family="kl8" limit={6} numbers={['05', '18', 40, 41, 66, 80, 12, 15]} label={label} />
    <BallRow family="ssq" numbers={['03', '09', '14', '21', '26', '32']} extra={['11']} label={label} />
    <BallRow family="k3" size="l" numbers={[1, 2, 3, 4, 5, 6]} label={label} />
  </>
);

export const Tray = () => (
  <>
    <BallRow family="ssc" size="l" tray numbers={ssc} label={label} />
    <BallRow family="pk10" tray numbers={race} label={label} />
  </>
);
