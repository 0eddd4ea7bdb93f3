import { Card, EmptyState, Icon, Note } from '@tessera/ui';
import { BadgeCheck, TriangleAlert } from '@tessera/ui/icons';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { useClaim } from '../../../data/promotions/index.ts';
import { buzz, play, useFormat } from '../../../data/settings/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { isCallError } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import { openPacket, type Packet } from '../api/welfare.ts';
import { openableFirst } from '../model/packet.ts';
import styles from './packet-card.module.css';

/** The red packets: what a share may be, one press to open, and what was in it. */
export function PacketCard({ packets }: { packets: readonly Packet[] }) {
  const t = useT();
  const format = useFormat();
  const open = useClaim(openPacket, ({ amount }) => {
    play({ name: 'win', big: false });
    buzz('win');
    toast(t('wf_claimed', { amount: format.money(amount) }), { type: 'success' });
  });
  return (
    <Card title={t('wf_packets')} titleEnd={t('wf_packets_note')}>
      {packets.length === 0 ? (
        <EmptyState title={t('wf_packets_none')} line={t('wf_none_line')} />
      ) : (
        <>
          <ul className={styles.root}>
            {openableFirst(packets).map((packet) => (
              <PacketItem
                key={`${packet.offer.id} ${packet.offer.version}`}
                packet={packet}
                busy={open.isPending && open.variables?.id === packet.offer.id}
                locked={open.isPending}
                onOpen={() => open.mutate(packet.offer)}
              />
            ))}
          </ul>
          <p className={styles.line}>{t('wf_packets_line')}</p>
        </>
      )}
      {isCallError(open.error) && (
        <Note tone="danger" icon={TriangleAlert} role="alert" className={styles.failure ?? ''}>
          {open.error.message}
        </Note>
      )}
    </Card>
  );
}

interface PacketItemProps {
  packet: Packet;
  busy: boolean;
  locked: boolean;
  onOpen: () => void;
}

function PacketItem({ packet, busy, locked, onOpen }: PacketItemProps) {
  const t = useT();
  const format = useFormat();
  const { offer, name, state, starts, ends, pool, shares, left, min, max, mean, own } = packet;
  const time = (at: number) => format.time(at, 'MM-DD HH:mm');
  const lines = {
    soon: () => t('wf_packet_soon', { time: time(starts) }),
    drawing: () => t('wf_packet_drawing'),
    open: () => t('wf_packet_open_until', { time: time(ends) }),
    opened: () => t('wf_packet_opened', { time: time(own?.at ?? 0) }),
    gone: () => t('wf_packet_gone'),
    ended: () => t('wf_packet_ended', { time: time(ends) }),
  };
  return (
    <li data-state={state}>
      <div className={styles.face}>
        <h3>{name}</h3>
        <p className={styles.amount}>
          {own ? format.money(own.amount) : `${format.money(min)} ~ ${format.money(max)}`}
        </p>
        <p role="status">{lines[state]()}</p>
        {state === 'open' && (
          <MoneyButton
            variant="secondary"
            block
            loading={busy}
            disabled={locked && !busy}
            aria-label={t('wf_packet_open_of', { name })}
            onClick={onOpen}
          >
            {t('wf_packet_open')}
          </MoneyButton>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('wf_packet_mean')}</dt>
          <dd>{format.money(mean)}</dd>
        </div>
        {own && (
          <div>
            <dt>{t('wf_packet_range')}</dt>
            <dd>
              {format.figure(min)} ~ {format.figure(max)}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('wf_packet_left')}</dt>
          <dd>
            {left} / {shares}
          </dd>
        </div>
        <div>
          <dt>{t('wf_packet_pool')}</dt>
          <dd>{format.money(pool)}</dd>
        </div>
      </dl>
      {own && hasScreen('verify') && (
        <Link
          to="verify"
          params={{ packet: offer.id, version: String(offer.version) }}
          className={styles.link}
          aria-label={t('wf_packet_verify_of', { name })}
        >
          <Icon of={BadgeCheck} size={16} />
          {t('wf_packet_verify')}
        </Link>
      )}
    </li>
  );
}
