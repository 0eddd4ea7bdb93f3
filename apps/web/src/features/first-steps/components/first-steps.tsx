import { Button, Icon, IconButton, type IconProps, LinkButton } from '@tessera/ui';
import { ReceiptText, ShieldCheck, Ticket, X } from '@tessera/ui/icons';
import { useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { printHash } from '../../../platform/navigation/index.ts';
import styles from './first-steps.module.css';

/** Introduction cards for a new player, in this order. */
const steps = ['pick', 'slip', 'limits'] as const;

const icons: Readonly<Record<(typeof steps)[number], IconProps['of']>> = {
  pick: Ticket,
  slip: ReceiptText,
  limits: ShieldCheck,
};

/** Three cards, one at a time, beside the page content without blocking it; the player can close them at any card. */
export function FirstSteps({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [at, setAt] = useState(0);
  const step = steps[at] ?? 'pick';
  const last = at === steps.length - 1;
  return (
    <section className={styles.root} aria-label={t('first_steps')}>
      <header className={styles.head}>
        <span>{t('first_steps')}</span>
        <IconButton icon={X} label={t('first_steps_skip')} onClick={onClose} />
      </header>
      <div className={styles.card} aria-live="polite">
        <span className={styles.sign}>
          <Icon of={icons[step]} size={24} />
        </span>
        <div>
          <h2 className={styles.title}>{t(`first_steps_${step}`)}</h2>
          <p className={styles.line}>{t(`first_steps_${step}_line`)}</p>
        </div>
      </div>
      <footer className={styles.foot}>
        <span
          className={styles.dots}
          role="img"
          aria-label={t('first_steps_at', { n: at + 1, of: steps.length })}
        >
          {steps.map((name) => (
            <i key={name} data-on={name === step || undefined} />
          ))}
        </span>
        {at > 0 && (
          <Button variant="quiet" size="sm" onClick={() => setAt(at - 1)}>
            {t('first_steps_previous')}
          </Button>
        )}
        {last && (
          <LinkButton size="sm" href={printHash({ name: 'responsible', params: {} })} onClick={onClose}>
            {t('first_steps_limits')}
          </LinkButton>
        )}
        <Button variant="primary" size="sm" onClick={last ? onClose : () => setAt(at + 1)}>
          {t(last ? 'first_steps_done' : 'first_steps_next')}
        </Button>
      </footer>
    </section>
  );
}
