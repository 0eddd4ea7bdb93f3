import { Tag, type Tone } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import type { Activity } from '../api/activities.ts';
import { type Standing, standingOf } from '../model/tabs.ts';

const tones: Readonly<Record<Standing, Tone>> = {
  soon: 'info',
  running: 'success',
  ended: 'neutral',
  joined: 'primary',
  ready: 'accent',
  spin: 'primary',
  done: 'neutral',
};

/** Where the player stands in an activity, in one word. */
export function StandingTag({ of }: { of: Activity }) {
  const t = useT();
  const standing = standingOf(of);
  return <Tag tone={tones[standing]}>{t(`activity_is_${standing}`)}</Tag>;
}
