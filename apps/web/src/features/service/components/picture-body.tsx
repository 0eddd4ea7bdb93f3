import { useState } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './picture-body.module.css';

/** A picture of a message. Its address holds for an hour; a picture that cannot be shown says so. `staff`: the agent has sent it. */
export function PictureBody({ url, staff = false }: { url: string | undefined; staff?: boolean }) {
  const t = useT();
  const [failed, setFailed] = useState<string>();
  if (url === undefined || failed === url) return <span>{t('sv_picture_gone')}</span>;
  return (
    <img
      className={styles.picture}
      src={url}
      alt={t(staff ? 'sv_picture' : 'sv_picture_yours')}
      onError={() => setFailed(url)}
    />
  );
}
