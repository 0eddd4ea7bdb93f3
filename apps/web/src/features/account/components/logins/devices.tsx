import { Button, Card, Icon, Skeleton, Tag } from '@tessera/ui';
import { LogOut, Monitor, Smartphone } from '@tessera/ui/icons';
import { tell } from '../../../../data/inbox/index.ts';
import { useFormat } from '../../../../data/settings/index.ts';
import { confirm } from '../../../../platform/feedback/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useMutation, useQuery } from '../../../../platform/query/index.ts';
import { type Device, devicesOptions, revoke } from '../../api/logins.ts';
import { ListFailed } from './list-failed.tsx';
import styles from './logins.module.css';
import { useDeviceText } from './use-device-text.ts';

/** Signed-in devices; all but this one can be signed out here (A8, A11). */
export function Devices() {
  const t = useT();
  const list = useQuery(devicesOptions());
  const devices = list.data?.items ?? [];
  const end = useMutation({
    mutationFn: (id: number | undefined) => revoke(id),
    onSuccess: () => tell(t('logins_revoked')),
  });
  const ask = async (message: string, id?: number) => {
    if (await confirm({ message, confirmText: t('logins_revoke'), danger: true })) end.mutate(id);
  };
  return (
    <Card
      title={t('logins_devices')}
      titleEnd={
        devices.length > 1 && (
          <Button
            size="sm"
            variant="quiet"
            icon={LogOut}
            disabled={end.isPending}
            onClick={() => void ask(t('logins_revoke_others_ask'))}
          >
            {t('logins_revoke_others')}
          </Button>
        )
      }
    >
      {list.isError && <ListFailed onRetry={() => void list.refetch()} />}
      {list.isPending && (
        <div className={styles.loading}>
          <Skeleton height={56} />
        </div>
      )}
      <ul className={styles.devices} aria-label={t('logins_devices')}>
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={end.isPending}
            onRevoke={(name) => void ask(t('logins_revoke_ask', { name }), device.id)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface DeviceRowProps {
  device: Device;
  busy: boolean;
  onRevoke: (name: string) => void;
}

function DeviceRow({ device, busy, onRevoke }: DeviceRowProps) {
  const t = useT();
  const format = useFormat();
  const { deviceOf, placeOf } = useDeviceText();
  const name = deviceOf(device);
  return (
    <li className={styles.device}>
      <span className={styles.tile}>
        <Icon of={device.form === 'phone' || device.form === 'tablet' ? Smartphone : Monitor} size={18} />
      </span>
      <span className={styles.text}>
        <b>
          {name} {device.current && <Tag tone="success">{t('logins_this_device')}</Tag>}
        </b>
        <small>
          {placeOf(device)} · {t('logins_active', { time: format.time(device.last_action_at, 'datetime') })}
        </small>
      </span>
      {!device.current && (
        <Button
          size="sm"
          disabled={busy}
          aria-label={t('logins_revoke_name', { name })}
          onClick={() => onRevoke(name)}
        >
          {t('logins_revoke')}
        </Button>
      )}
    </li>
  );
}
