import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import styles from './layout.module.css';

/** Leads to customer service with a question on a deposit, or on deposits. */
export function AskService({ deposit }: { deposit?: number | undefined }) {
  const t = useT();
  const question =
    deposit === undefined
      ? t('sv_from_page', { page: t('route_money_recharge') })
      : t('sv_from_deposit', { id: deposit });
  return (
    <Link to="chat-custom-service" params={{ q: question }} className={styles.link ?? ''}>
      {t('sv_pay_trouble')}
    </Link>
  );
}
