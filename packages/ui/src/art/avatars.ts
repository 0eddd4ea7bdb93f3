import avatar1 from './svg/avatar-1.svg?no-inline';
import avatar2 from './svg/avatar-2.svg?no-inline';
import avatar3 from './svg/avatar-3.svg?no-inline';
import avatar4 from './svg/avatar-4.svg?no-inline';
import avatar5 from './svg/avatar-5.svg?no-inline';
import avatar6 from './svg/avatar-6.svg?no-inline';
import avatar7 from './svg/avatar-7.svg?no-inline';
import avatar8 from './svg/avatar-8.svg?no-inline';
import avatar9 from './svg/avatar-9.svg?no-inline';
import avatar10 from './svg/avatar-10.svg?no-inline';
import avatar11 from './svg/avatar-11.svg?no-inline';
import avatar12 from './svg/avatar-12.svg?no-inline';

/** URL of the built-in avatar `n`, 1 to 12; other numbers wrap around. */
export function avatarUrl(n: number): string {
  return avatars[(((Math.trunc(n) - 1) % avatars.length) + avatars.length) % avatars.length] ?? avatar1;
}

const avatars = [
  avatar1,
  avatar2,
  avatar3,
  avatar4,
  avatar5,
  avatar6,
  avatar7,
  avatar8,
  avatar9,
  avatar10,
  avatar11,
  avatar12,
];
