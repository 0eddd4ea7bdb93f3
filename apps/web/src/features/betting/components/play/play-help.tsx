import { Skeleton } from '@tessera/ui';
import { lazyPart } from '../../../../platform/lazy/index.ts';
import styles from './play-help.module.css';

export interface PlayHelpProps {
  /** Everything at once, as a sheet shows it, instead of a line with a panel behind it. */
  plain?: boolean;
  /** Told before the player leaves for the help page. */
  onLeave?: () => void;
}

const waiting = (
  <div className={styles.root}>
    <Skeleton height={20} className={styles.waiting ?? ''} />
  </div>
);

/** Texts and examples of the rules come after the numbers can be picked. */
const Line = lazyPart(async () => (await import('./play-rule.tsx')).PlayRuleLine, waiting);
const Full = lazyPart(async () => (await import('./play-rule.tsx')).PlayRuleFull, waiting);

/** What the play asks for, a worked example, what it pays at the price in force and how often. */
export function PlayHelp({ plain = false, onLeave }: PlayHelpProps) {
  return plain ? <Full {...(onLeave && { onLeave })} /> : <Line />;
}
