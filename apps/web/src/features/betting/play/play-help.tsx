import { Skeleton } from '@tessera/ui';
import { lazyPart } from '../../../platform/lazy/index.ts';
import styles from './play-help.module.css';

export interface PlayHelpProps {
  /** Shows everything at once, as in a sheet, instead of a line with a panel. */
  plain?: boolean;
  /** Called before the player leaves for the help page. */
  onLeave?: () => void;
}

const waiting = (
  <div className={styles.root}>
    <Skeleton height={20} className={styles.waiting ?? ''} />
  </div>
);

/** Texts and examples of the rules load after the numbers can be picked. */
const Line = lazyPart(async () => (await import('./play-rule.tsx')).PlayRuleLine, waiting);
const Full = lazyPart(async () => (await import('./play-rule.tsx')).PlayRuleFull, waiting);

/** Rule of the play, a worked example, what it pays at the current odds, and how often. */
export function PlayHelp({ plain = false, onLeave }: PlayHelpProps) {
  return plain ? <Full {...(onLeave && { onLeave })} /> : <Line />;
}
