import { Icon, Tag } from '@tessera/ui';
import { BadgeCheck } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import styles from './proof-link.module.css';

export interface ProofLinkProps {
  lottery: string;
  draw: { readonly issue: string; readonly proof: boolean; readonly sample: boolean };
  /** Only the icon, for cards. */
  short?: boolean;
}

/** Link to a draw's proof; a sample draw shows a tag instead. */
export function ProofLink({ lottery, draw, short = false }: ProofLinkProps) {
  const t = useT();
  if (draw.sample) return <Tag tone="line">{t('result_sample')}</Tag>;
  if (!draw.proof || !hasScreen('verify')) return null;
  return (
    <Link
      to="verify"
      params={{ lottery, issue: draw.issue }}
      className={styles.root}
      data-short={short || undefined}
    >
      <Icon of={BadgeCheck} size={16} {...(short ? { label: t('result_verify') } : {})} />
      {!short && t('result_verify')}
    </Link>
  );
}
