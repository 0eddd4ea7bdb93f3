import type { MessageKey } from '@tessera/messages';
import { useT } from '../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../platform/navigation/index.ts';
import styles from './help-link.module.css';

/** Articles that pages of money lead to, with their titles. */
const TITLES = {
  deposit: 'help_deposit_title',
  'deposit-bank': 'help_deposit_bank_title',
  'deposit-qr': 'help_deposit_qr_title',
  'deposit-card': 'help_deposit_card_title',
  'deposit-usdt': 'help_deposit_usdt_title',
  'payout-accounts': 'help_payout_accounts_title',
  withdrawal: 'help_withdrawal_title',
  turnover: 'help_turnover_title',
  transfer: 'help_transfer_title',
  'money-limits': 'help_money_limits_title',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** An article that pages of money lead to. */
export type LinkedArticle = keyof typeof TITLES;

/** A link to the help article on what a page does; its text is the article's title. */
export function HelpLink({ article }: { article: LinkedArticle }) {
  const t = useT();
  if (!hasScreen('help')) return null;
  return (
    <Link to="help" params={{ article }} className={styles.root}>
      {t(TITLES[article])}
    </Link>
  );
}
