import { Button, Icon } from '@tessera/ui';
import { Info } from '@tessera/ui/icons';
import { useState } from 'react';
import { Panel } from '../../../components/panel/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './room.module.css';

const RULES = ['ch_rule_results', 'ch_rule_calls', 'ch_rule_links', 'ch_rule_gifts', 'ch_rule_acts'] as const;

/** The rules of the rooms, pinned above the messages. */
export function RoomRules() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.pin}>
      <Icon of={Info} size={16} />
      <span>{t('ch_pin')}</span>
      <Button variant="link" size="sm" onClick={() => setOpen(true)}>
        {t('ch_rules')}
      </Button>
      {open && (
        <Panel title={t('ch_rules')} onClose={() => setOpen(false)}>
          <ul className={styles.rules}>
            {RULES.map((rule) => (
              <li key={rule}>{t(rule)}</li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
