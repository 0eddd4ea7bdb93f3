import { Button, Note, Segmented } from '@tessera/ui';
import { Clock, Info } from '@tessera/ui/icons';
import type { FormEvent } from 'react';
import { useT } from '../../../../platform/i18n/index.ts';
import { Link } from '../../../../platform/navigation/index.ts';
import { useQuery } from '../../../../platform/query/index.ts';
import { recoverTermsOptions } from '../../api/recover.ts';
import { recoverFields } from '../../forms/recover-form.ts';
import { useFirstFault } from '../use-first-fault.ts';
import { OtherWays } from './other-ways.tsx';
import styles from './recover.module.css';
import { RecoverDone } from './recover-done.tsx';
import { AskFields, SetFields } from './recover-fields.tsx';
import { useRecover } from './use-recover.ts';

const HOUR_S = 3_600;
const MINUTE_S = 60;

/** Two ways to a new password: a code that is sent, in two steps, or a recovery code in one. */
export function RecoverSteps() {
  const t = useT();
  const recover = useRecover();
  const terms = useQuery(recoverTermsOptions()).data;
  const { way, step, errors, attempts } = recover;
  const root = useFirstFault(errors, attempts, recoverFields(way, step));
  if (recover.lockedUntil !== undefined) return <RecoverDone until={recover.lockedUntil} />;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    recover.submit();
  };
  const isAway = way === 'message' && terms?.messages === false;
  return (
    <>
      <form ref={root} className={styles.root} noValidate onSubmit={handleSubmit}>
        <Segmented
          fill
          label={t('recover_way')}
          options={[
            { value: 'message', label: t('recover_by_message') },
            { value: 'codes', label: t('recover_by_codes') },
          ]}
          value={way}
          onChange={recover.choose}
        />
        {isAway ? (
          <Note icon={Info} role="status">
            {t('recover_no_messages')}
          </Note>
        ) : (
          <>
            {way === 'message' && step === 'set' && (
              <Note icon={Info} role="status">
                {t('recover_sent', { minutes: Math.round((terms?.code_seconds ?? 600) / MINUTE_S) })}
              </Note>
            )}
            {step === 'ask' ? <AskFields recover={recover} /> : <SetFields recover={recover} />}
            {terms && (
              <Note icon={Clock}>{t('recover_lock', { hours: Math.ceil(terms.lock_seconds / HOUR_S) })}</Note>
            )}
            <Button type="submit" variant="primary" size="lg" block loading={recover.pending}>
              {t(step === 'ask' ? 'recover_send' : 'recover_set')}
            </Button>
            {way === 'message' && step === 'set' && (
              <Button variant="quiet" block onClick={recover.again}>
                {t('recover_again')}
              </Button>
            )}
          </>
        )}
      </form>
      <OtherWays />
      <Link replaces to="login" className={styles.back}>
        {t('forgot_back')}
      </Link>
    </>
  );
}
