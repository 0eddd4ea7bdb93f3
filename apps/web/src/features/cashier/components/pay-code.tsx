import { Button } from '@tessera/ui';
import { Download } from '@tessera/ui/icons';
import { QrCode, qrPicture } from '../../../components/qr-code/index.ts';
import { saveFile } from '../../../components/save-file/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './pay-view.module.css';

/** A payment code. It can be saved as a picture: a phone cannot scan its own screen. */
export function PayCode({ text, line, file }: { text: string; line: string; file: string }) {
  const t = useT();
  const save = async () => saveFile(await qrPicture(text), 'image/png', file);
  return (
    <div className={styles.coded}>
      <div className={styles.code}>
        <QrCode text={text} label={t('recharge_code')} />
        {line}
      </div>
      <Button size="sm" icon={Download} onClick={() => void ignoreFailure('picture', save())}>
        {t('recharge_code_save')}
      </Button>
    </div>
  );
}
