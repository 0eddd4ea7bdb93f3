import vip1 from './svg/vip-1.svg?no-inline';
import vip2 from './svg/vip-2.svg?no-inline';
import vip3 from './svg/vip-3.svg?no-inline';
import vip4 from './svg/vip-4.svg?no-inline';
import vip5 from './svg/vip-5.svg?no-inline';
import vip6 from './svg/vip-6.svg?no-inline';
import vip7 from './svg/vip-7.svg?no-inline';
import vip8 from './svg/vip-8.svg?no-inline';

/** URL of the badge of VIP level `n`, 1 to 8; higher levels use the last badge. */
export function vipBadgeUrl(n: number): string {
  return badges[Math.min(Math.max(Math.trunc(n), 1), badges.length) - 1] ?? vip1;
}

const badges = [vip1, vip2, vip3, vip4, vip5, vip6, vip7, vip8];
