import { Card, Icon } from '@tessera/ui';
import { Clock, Scale, ShieldCheck } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import styles from './fairness-strip.module.css';

/** Fairness facts; each has the keys `lobby_fair_<name>` and `lobby_fair_<name>_line`. */
const facts = [
  { name: 'verify', icon: ShieldCheck },
  { name: 'odds', icon: Scale },
  { name: 'pause', icon: Clock },
] as const;

/** The fairness facts in one row; the first links to the verification. */
export function FairnessStrip() {
  const t = useT();
  return (
    <Card className={styles.root} aria-label={t('lobby_fair')}>
      {facts.map(({ name, icon }) => (
        <Fact key={name} linked={name === 'verify'}>
          <Icon of={icon} />
          <span>
            {t(`lobby_fair_${name}`)}
            <small>{t(`lobby_fair_${name}_line`)}</small>
          </span>
        </Fact>
      ))}
    </Card>
  );
}

function Fact({ linked, children }: { linked: boolean; children: ReactNode }) {
  if (!linked || !hasScreen('verify')) return <div className={styles.fact}>{children}</div>;
  return (
    <Link to="verify" className={styles.fact}>
      {children}
    </Link>
  );
}
