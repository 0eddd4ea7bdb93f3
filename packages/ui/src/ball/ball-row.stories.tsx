import { BallRow } from './ball-row.tsx';

const label = '第041期开奖号码';
const ssc = [3, 7, 6, 6, 8];
const race = [4, 9, 1, 10, 6, 2, 8, 3, 7, 5];
const marks = ['07', '31', '33'];

export const Sizes = () => (
  <>
    <BallRow look="plain" size="l" numbers={ssc} label={label} reveal />
    <BallRow look="plain" size="h" numbers={ssc} label={label} />
    <BallRow look="plain" numbers={ssc} label={label} />
    <BallRow look="plain" size="s" numbers={ssc} label={label} />
  </>
);

export const Matched = () => (
  <>
    <BallRow
      look="plain"
      numbers={ssc}
      label={label}
      states={['miss', 'miss', 'matched', 'matched', 'idle']}
    />
    <BallRow
      look="square"
      numbers={[4, 9, 1, 10, 6]}
      label={label}
      states={['matched', 'idle', 'idle', 'miss', 'miss']}
    />
  </>
);

export const Pending = () => <BallRow look="plain" numbers={['', '', '']} label="待开奖" state="empty" />;

export const Race = () => (
  <>
    <BallRow look="square" size="l" numbers={race.slice(0, 5)} label={label} />
    <BallRow look="square" size="l" numbers={race.slice(5)} label={label} />
    <BallRow look="square" numbers={race} label={label} />
    <BallRow look="square" size="s" numbers={race} label={label} />
  </>
);

export const MarkSix = () => (
  <>
    <BallRow
      look="ring"
      size="l"
      numbers={['07', '18', '24', '31', '33', '42']}
      extra={['49']}
      captions={['鼠', '牛', '羊', '鼠', '狗', '牛', '马']}
      label={label}
    />
    <BallRow look="ring" numbers={marks} label={label} />
    <BallRow look="ring" size="s" numbers={marks} label={label} />
    <BallRow look="ring" size="l" solid numbers={marks} label={label} />
  </>
);

export const OtherFamilies = () => (
  <>
    <BallRow look="plain" numbers={['03', '11', '07', '01', '09']} label={label} />
    <BallRow look="sum" sum numbers={[4, 7, 8]} extra={[19]} label={label} />
    <BallRow look="sum" numbers={[3, 5, 7, 13]} label={label} />
    <BallRow look="two-reds" numbers={['01', '07', '12', '19', '20']} label={label} />
    <BallRow look="keno" limit={6} numbers={['05', '18', 40, 41, 66, 80, 12, 15]} label={label} />
    <BallRow look="zones" numbers={['03', '09', '14', '21', '26', '32']} extra={['11']} label={label} />
    <BallRow look="white-red" numbers={['03', '09', '14', '21', '26']} extra={['11']} label={label} />
    <BallRow look="white-gold" numbers={['03', '09', '14', '21', '26']} extra={['11']} label={label} />
    <BallRow look="stars" numbers={['03', '09', '14', '21', '26']} extra={['08', '11']} label={label} />
    <BallRow look="ranges" numbers={['03', '19', '24', '31', '46', '52']} extra={['11']} label={label} />
    <BallRow look="die" size="l" numbers={[1, 2, 3, 4, 5, 6]} label={label} />
  </>
);

export const Tray = () => (
  <>
    <BallRow look="plain" size="l" tray numbers={ssc} label={label} />
    <BallRow look="square" tray numbers={race} label={label} />
  </>
);
