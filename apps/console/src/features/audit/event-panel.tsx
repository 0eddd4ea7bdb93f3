import { formatTime } from '@tessera/protocol/time';
import { useOperator } from '../../data/session.ts';
import { Diff } from '../../parts/marks.tsx';
import { Facts, Panel, PanelSection } from '../../parts/panel.tsx';
import { changeParams } from '../../platform/address.ts';
import { useT } from '../../platform/i18n.ts';
import type { LogEvent } from './audit-data.ts';

/** One event of the log with all that was written. */
export function EventPanel({ event }: { event: LogEvent }) {
  const t = useT();
  const { timeZone } = useOperator();
  return (
    <Panel
      title={<span className="mono">{event.action}</span>}
      label={t('event')}
      sub={`#${event.seq ?? event.id} · ${formatTime(event.at, 'datetime', timeZone)}`}
      onClose={() => changeParams({ id: '' })}
    >
      <Facts
        facts={[
          [t('actor'), event.actorName ? `${event.actorName} (${event.actor})` : event.actor],
          [t('address'), event.address],
          [t('subject'), event.subject],
          [t('result'), event.result],
        ]}
      />
      {event.data != null && Object.keys(event.data).length > 0 && (
        <PanelSection title={t('event_data')}>
          <Diff before={event.data} after={event.data} />
        </PanelSection>
      )}
      <PanelSection title={t('chain')}>
        <Facts
          facts={[
            [t('chain_place'), event.seq ?? t('chain_waits')],
            [
              'SHA-256',
              event.hash && (
                <span key="hash" className="mono">
                  {event.hash}
                </span>
              ),
            ],
          ]}
        />
      </PanelSection>
    </Panel>
  );
}
