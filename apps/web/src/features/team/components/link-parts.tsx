import type { MessageKey } from '@tessera/messages';
import { CopyButton, IconButton, Tag, type Tone } from '@tessera/ui';
import { Ban, Download, Share2 } from '@tessera/ui/icons';
import { QrCode, qrPicture } from '../../../components/qr-code/index.ts';
import { saveFile } from '../../../components/save-file/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { confirm, toast } from '../../../platform/feedback/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { disableLink, refreshTeam, type TeamLink } from '../api/team.ts';
import { addressOf, shownAddress } from '../model/link-address.ts';
import { siteOrigin } from '../site-origin.ts';
import styles from './link-parts.module.css';

const states: Readonly<Record<Exclude<TeamLink['state'], 'open'>, MessageKey>> = {
  expired: 'tm_state_expired',
  used_up: 'tm_state_used_up',
  disabled: 'tm_state_disabled',
};

const kindTones: Readonly<Record<TeamLink['kind'], Tone>> = { player: 'neutral', agent: 'primary' };

/** As what somebody joins. */
export function KindTag({ kind }: Pick<TeamLink, 'kind'>) {
  const t = useT();
  return <Tag tone={kindTones[kind]}>{t(`tm_kind_${kind}`)}</Tag>;
}

/** Why a link cannot be used; nothing for one that can. */
export function StateTag({ state }: Pick<TeamLink, 'state'>) {
  const t = useT();
  return state === 'open' ? null : <Tag tone="warning">{t(states[state])}</Tag>;
}

/** The QR code of a link, pale when the link cannot be used. */
export function LinkCode({ link: { code, name, state } }: { link: TeamLink }) {
  const t = useT();
  return (
    <span className={styles.code} data-off={state === 'open' ? undefined : ''}>
      <QrCode text={addressOf(code, siteOrigin())} label={t('tm_qr_of', { name })} />
    </span>
  );
}

/** The address of a link, with buttons that copy it and open the share sheet, where there is one, while the link can be used. */
export function LinkAddress({ link: { code, state } }: { link: TeamLink }) {
  const t = useT();
  const address = addressOf(code, siteOrigin());
  return (
    <span className={styles.address}>
      <span>{shownAddress(address)}</span>
      {state === 'open' && <CopyButton value={address} label={t('tm_copy_link')} />}
      {state === 'open' && 'share' in navigator && (
        <IconButton
          icon={Share2}
          label={t('tm_share_link')}
          onClick={() => {
            // Closing the share sheet is not an error.
            navigator.share({ url: address }).catch(() => undefined);
          }}
        />
      )}
    </span>
  );
}

/** When a link ends: date, or never. */
export function useExpiryText(): (link: Pick<TeamLink, 'expires_at'>) => string {
  const t = useT();
  const format = useFormat();
  return ({ expires_at }) => (expires_at === null ? t('tm_never') : format.time(expires_at, 'date'));
}

/** Registrations, of how many: `5` or `5 / 50`. */
export const usesText = ({ uses, uses_max }: Pick<TeamLink, 'uses' | 'uses_max'>): string =>
  uses_max === null ? String(uses) : `${uses} / ${uses_max}`;

/** Saves the QR code of a link as a picture. */
export const saveCode = ({ code }: Pick<TeamLink, 'code'>): Promise<void> =>
  ignoreFailure(
    'picture',
    qrPicture(addressOf(code, siteOrigin())).then((picture) =>
      saveFile(picture, 'image/png', `invite-${code}.png`),
    ),
  );

/** Ends a link for good, after a question. */
export function useDisable(): { ask(link: TeamLink): void; isPending: boolean } {
  const t = useT();
  const disable = useMutation({
    mutationFn: disableLink,
    onSuccess: () => toast(t('tm_disabled'), { type: 'success' }),
    onSettled: () => void refreshTeam(),
  });
  const ask = async ({ id, name }: TeamLink) => {
    const sure = await confirm({
      title: t('tm_disable_of', { name }),
      message: t('tm_disable_ask'),
      confirmText: t('tm_disable'),
      danger: true,
    });
    if (sure) disable.mutate(id);
  };
  return { ask: (link) => void ignoreFailure('question', ask(link)), isPending: disable.isPending };
}

/** Saves the code of a link and ends it, as icons. */
export function LinkTools({ link }: { link: TeamLink }) {
  const t = useT();
  const disable = useDisable();
  if (link.state !== 'open') return null;
  return (
    <span className={styles.tools}>
      <IconButton icon={Download} label={t('tm_qr_save')} onClick={() => void saveCode(link)} />
      <IconButton
        icon={Ban}
        label={t('tm_disable_of', { name: link.name })}
        disabled={disable.isPending}
        onClick={() => disable.ask(link)}
      />
    </span>
  );
}
