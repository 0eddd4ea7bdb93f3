import type { MessageKey } from '@tessera/messages';
import { useT } from '../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../platform/navigation/index.ts';
import styles from './help-link.module.css';

/** Articles that pages of money lead to, with their titles. */
const TITLES = {
  deposit: 'help_deposit_title',
  withdrawal: 'help_withdrawal_title',
  turnover: 'help_turnover_title',
  transfer: 'help_transfer_title',
  'money-limits': 'help_money_limits_title',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** A link to the help article on what a page does; its text is the article's title. */
export function HelpLink({ article }: { article: keyof typeof TITLES }) {
  const t = useT();
  if (!hasScreen('help')) return null;
  return (
    <Link to="help" params={{ article }} className={styles.root}>
      {t(TITLES[article])}
    </Link>
  );
}
