import { FileInput, Icon } from '@tessera/ui';
import { Image } from '@tessera/ui/icons';
import { smallPicture } from '@tessera/ui/util/small-picture.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './tools.module.css';

/** Chooses a picture; it is scaled down and loses its metadata before it is sent. */
export function PictureButton({ onPicture }: { onPicture: (image: string) => void }) {
  const t = useT();
  const take = (file: File) =>
    smallPicture(file).then(onPicture, () => toast(t('picture_invalid'), { type: 'error' }));
  return (
    <label className={styles.tool} title={t('sv_picture_limit')}>
      <Icon of={Image} size={20} />
      <span>{t('sv_picture')}</span>
      <FileInput accept="image/png,image/jpeg,image/webp" onFile={take} />
    </label>
  );
}
