import { Button, Icon } from '@tessera/ui';
import { Clock, RefreshCw, TriangleAlert, X } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import type { Draft } from '../model/outbox.ts';
import styles from './conversation.module.css';

export interface DraftRowProps<Body> {
  draft: Draft<Body>;
  children: ReactNode;
  onResend: () => void;
  onDiscard: () => void;
}

/** An own message that the server has not confirmed: on its way, or failed with the reason, to send again or to give up. */
export function DraftRow<Body>({ draft, children, onResend, onDiscard }: DraftRowProps<Body>) {
  const t = useT();
  const failed = draft.state === 'failed';
  return (
    <article
      className={styles.message}
      data-own=""
      data-failed={failed || undefined}
      tabIndex={-1}
      data-message="draft"
    >
      <div className={styles.bubble}>{children}</div>
      {failed ? (
        <span className={styles.failure} role="alert">
          <Icon of={TriangleAlert} size={14} />
          {reasonOf(draft) ?? t(draft.restored ? 'cv_unconfirmed' : 'cv_failed')}
          <Button variant="link" size="sm" icon={RefreshCw} onClick={onResend}>
            {t('cv_resend')}
          </Button>
          <Button variant="link" size="sm" icon={X} onClick={onDiscard}>
            {t('cv_discard')}
          </Button>
        </span>
      ) : (
        <span className={styles.name}>
          <Icon of={Clock} size={14} />
          {t(draft.notBefore > 0 ? 'cv_waiting' : 'cv_sending')}
        </span>
      )}
    </article>
  );
}

const reasonOf = ({ error }: Draft<unknown>): string | undefined =>
  error instanceof Error && error.message !== '' ? error.message : undefined;
