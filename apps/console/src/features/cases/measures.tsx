import { Button } from '@tessera/ui';
import { Lock, ShieldCheck } from '@tessera/ui/icons';
import { useGrant } from '../../data/session.ts';
import { PanelSection } from '../../parts/panel.tsx';
import { useT } from '../../platform/i18n.ts';
import type { CaseActName } from './case-act.tsx';
import styles from './cases.module.css';

/** What can be done about the player: each by the command that exists for it. */
export function Measures({ onAct }: { onAct: (act: CaseActName) => void }) {
  const t = useT();
  const mayTighten = useGrant('player.tighten') !== undefined;
  const mayLock = useGrant('payout.lock') !== undefined;
  const mayDisable = useGrant('player.disable') !== undefined;
  return (
    <PanelSection title={t('measures')} end={t('measures_about')}>
      <div className={styles.measures}>
        <Button onClick={() => onAct('contact')}>{t('contact_player')}</Button>
        {mayTighten && (
          <>
            <Button icon={ShieldCheck} onClick={() => onAct('limit')}>
              {t('act_limit')}
            </Button>
            <Button onClick={() => onAct('break')}>{t('act_break')}</Button>
            <Button onClick={() => onAct('promotions')}>{t('act_promotions')}</Button>
          </>
        )}
        {mayLock && (
          <Button icon={Lock} onClick={() => onAct('lock')}>
            {t('action_payout_lock')}
          </Button>
        )}
        {mayDisable && (
          <Button variant="danger-quiet" onClick={() => onAct('disable')}>
            {t('act_disable')}
          </Button>
        )}
      </div>
    </PanelSection>
  );
}
