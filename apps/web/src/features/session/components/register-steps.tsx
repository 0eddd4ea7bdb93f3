import { Icon } from '@tessera/ui';
import { Check } from '@tessera/ui/icons';
import { Fragment } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './register-steps.module.css';

const titles = ['register_step_account', 'register_step_person'] as const;

/** Progress of the registration, on phones. */
export function RegisterSteps({ step }: { step: number }) {
  const t = useT();
  return (
    <ol className={styles.root} aria-label={t('register_steps')}>
      {titles.map((title, index) => (
        <Fragment key={title}>
          {index > 0 && <li className={styles.line} aria-hidden="true" />}
          <li
            className={styles.step}
            data-lit={index <= step || undefined}
            aria-current={index === step ? 'step' : undefined}
          >
            <b>{index < step ? <Icon of={Check} size={12} /> : index + 1}</b>
            {t(title)}
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
