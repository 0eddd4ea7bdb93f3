import type { Kind } from '@tessera/rewards';
import { Button } from '@tessera/ui';
import { Plus } from '@tessera/ui/icons';
import { useState } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { changeParams, goTo } from '../../platform/address.ts';
import { useT } from '../../platform/i18n.ts';
import { kindAbout, kindName, kinds } from './offer-names.ts';
import styles from './offers.module.css';

/** Chooses the kind of a new offer. */
export function NewOffer() {
  const t = useT();
  const [kind, setKind] = useState<Kind>(kinds[0]!);
  return (
    <Panel
      title={t('offer_new')}
      label={t('offer_new')}
      onClose={() => changeParams({ new: '' })}
      foot={
        <Button className="push" variant="primary" icon={Plus} onClick={() => goTo('offers', { make: kind })}>
          {t('offer_make', { kind: t(kindName[kind]) })}
        </Button>
      }
    >
      <p className="t2">{t('offer_new_about')}</p>
      <fieldset className={styles.kinds}>
        <legend>{t('offer_kind')}</legend>
        {kinds.map((each) => (
          <label key={each} className={styles.kind} data-picked={each === kind || undefined}>
            <input type="radio" name="kind" checked={each === kind} onChange={() => setKind(each)} />
            <span>
              <b>{t(kindName[each])}</b>
              <small>{t(kindAbout[each])}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </Panel>
  );
}
