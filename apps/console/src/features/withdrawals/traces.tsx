import { useGrant, useOperator } from '../../data/session.ts';
import { PanelSection } from '../../parts/panel.tsx';
import { hashOf } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { amountText, momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import type { Withdrawal } from './withdrawal-data.ts';

const BY_TEXT = { device: 'linked_device', payee: 'linked_payee', person: 'linked_person' } as const;

/** Where the money came from, who belongs together with the player, and from which browsers they signed in. */
export function Traces({ withdrawal: { evidence } }: { withdrawal: Withdrawal }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const mayPlayers = useGrant('player.read') !== undefined;
  const moment = (ms: number) => momentText(ms, now, timeZone);
  return (
    <>
      <PanelSection title={t('recent_deposits')}>
        {evidence.recentDeposits.length === 0 && <span className="t3">{t('recent_deposits_none')}</span>}
        <ul className="col">
          {evidence.recentDeposits.map(({ id, amount, channel, at }) => (
            <li key={id} className="row">
              <span className="t3">{moment(at)}</span>
              {channel}
              <span className="n push">{amountText(amount)}</span>
            </li>
          ))}
        </ul>
      </PanelSection>
      <PanelSection title={t('linked')}>
        {evidence.linked.length === 0 && <span className="t3">{t('linked_none')}</span>}
        <ul className="col">
          {evidence.linked.map(({ id, userName, by, enabled, guard }) => (
            <li key={id} className="row">
              {mayPlayers ? (
                <a className="link" href={hashOf({ page: 'players', params: { player: String(id) } })}>
                  {userName ?? `#${id}`}
                </a>
              ) : (
                `#${id}`
              )}
              <span className="s12 t3">{by.map((one) => t(BY_TEXT[one])).join(' · ')}</span>
              <span className="push">
                {guard === 'exclusion' ? t('player_excluded') : !enabled && t('player_disabled')}
              </span>
            </li>
          ))}
        </ul>
      </PanelSection>
      <PanelSection title={t('devices')}>
        <ul className="col">
          {evidence.devices.map(({ mark, device, address, at, shared }) => (
            <li key={mark} className="row">
              <span>{device}</span>
              <span className="s12 t3">
                {address} · {moment(at)}
              </span>
              <span className="push">{shared > 0 && t('device_shared', { count: shared })}</span>
            </li>
          ))}
        </ul>
      </PanelSection>
    </>
  );
}
