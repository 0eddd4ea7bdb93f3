import { Button, Dialog } from '@tessera/ui';
import { useEffect } from 'react';
import { askStop, hoursOf, loadPlayState, type PlayState } from '../../../data/protection/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { type Params, push, type RouteName } from '../../../platform/navigation/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { changeState } from '../api/protection.ts';
import styles from './dialogs.module.css';
import { NetFigure } from './net-figure.tsx';

/** Reality check (RP5): shows the session figures and waits for an answer; continuing and taking a break have equal weight. */
export function RealityDialog({ state: { session } }: { state: PlayState }) {
  const t = useT();
  const format = useFormat();
  const play = useNow() - session.startedAt;
  // Fetches the current figures.
  useEffect(() => void loadPlayState(), []);
  const seen = useMutation({
    mutationFn: (then: () => void) => changeState('POST /api/user/reality-check/acknowledge', {}).then(then),
  });
  const leadTo =
    (name: RouteName, params: Params = {}) =>
    () =>
      void ignoreFailure(
        'reality check',
        seen.mutateAsync(() => void push(name, params)),
      );
  return (
    <Dialog
      open
      onClose={() => undefined}
      dismissable={false}
      role="alertdialog"
      title={t('rp_reality_title')}
      footer={
        <>
          <Button size="lg" onClick={() => seen.mutate(() => askStop(true))}>
            {t('rp_reality_rest')}
          </Button>
          <Button size="lg" loading={seen.isPending} onClick={() => seen.mutate(() => undefined)}>
            {t('rp_reality_on')}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        {t('rp_reality_time')}
        <b className={styles.time}>{hoursOf(play)}</b>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('rp_staked')}</dt>
          <dd>{format.figure(session.staked)}</dd>
        </div>
        <div>
          <dt>{t('rp_returned')}</dt>
          <dd>{format.figure(session.returned)}</dd>
        </div>
        <div>
          <dt>{t('rp_net')}</dt>
          <dd>
            <NetFigure net={session.net} />
          </dd>
        </div>
      </dl>
      <div className={styles.links}>
        <Button variant="link" onClick={leadTo('record-bet')}>
          {t('rp_reality_history')}
        </Button>
        <Button variant="link" onClick={leadTo('responsible')}>
          {t('rp_reality_limits')}
        </Button>
      </div>
    </Dialog>
  );
}
