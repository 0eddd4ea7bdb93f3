import { Card } from '@tessera/ui';
import { HelpLink } from '../../../components/help-link/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import layout from './layout.module.css';

/** Advice beside a form that adds a payout account. */
export function GuideColumn({ lines }: { lines: readonly string[] }) {
  const t = useT();
  return (
    <aside className={layout.column}>
      <Card pad title={t('payout_guide')} titleEnd={<HelpLink article="payout-accounts" />}>
        <ol className={layout.steps}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </Card>
    </aside>
  );
}
