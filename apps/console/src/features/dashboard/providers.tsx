import type { ProviderState } from '@tessera/protocol/console';
import type { Figures } from '../../data/figures.ts';
import { providerTones } from '../../data/provider-states.ts';
import { useGrant } from '../../data/session.ts';
import { Card } from '../../parts/card.tsx';
import { State } from '../../parts/marks.tsx';
import { hashOf } from '../../platform/address.ts';
import { countText } from '../../platform/format.ts';
import { type TextKey, useT } from '../../platform/i18n.ts';
import styles from './dashboard-page.module.css';

/** The worst first. */
const STATE_TEXT = {
  silent: 'health_silent',
  unsteady: 'health_unsteady',
  well: 'health_well',
  idle: 'health_idle',
  off: 'health_off',
} as const satisfies Readonly<Record<ProviderState, TextKey>>;

/** Third parties by their health, those without an answer first. It leads to their page. */
export function Providers({ figures }: { figures: Figures | undefined }) {
  const t = useT();
  const mayProviders = useGrant('provider.read') !== undefined;
  // Safe cast: the keys are those of the table above.
  const states = (Object.keys(STATE_TEXT) as ProviderState[]).map((state) => ({
    state,
    ids: figures?.providers.filter((one) => one.state === state).map(({ id }) => id) ?? [],
  }));
  return (
    <Card
      title={t('provider_health')}
      end={
        mayProviders && (
          <a className="link s12" href={hashOf({ page: 'providers', params: {} })}>
            {t('page_providers')}
          </a>
        )
      }
    >
      {states
        .filter(({ ids }) => ids.length > 0)
        .map(({ state, ids }) => (
          <div key={state} className={styles.item}>
            <span className={styles.health}>
              <State tone={providerTones[state]}>{t(STATE_TEXT[state])}</State>
            </span>
            <span className={state === 'silent' ? 'bad m grow' : 't2 grow'}>{ids.join(', ')}</span>
            <span className="n t3">{countText(ids.length)}</span>
          </div>
        ))}
    </Card>
  );
}
