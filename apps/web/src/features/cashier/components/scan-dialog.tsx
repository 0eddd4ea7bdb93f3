import { FileInput, Icon, Note } from '@tessera/ui';
import { CameraOff, Image } from '@tessera/ui/icons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Panel } from '../../../components/panel/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import {
  type CameraProblem,
  codeInPicture,
  hasCamera,
  openCamera,
  watchForCode,
} from '../../../platform/scan/index.ts';
import { addressIn } from '../model/address-in.ts';
import styles from './scan-dialog.module.css';

export interface ScanDialogProps {
  /** Name of the network whose address is wanted. */
  network: string;
  /** Called with the address of a code. */
  onAddress: (address: string) => void;
  onClose: () => void;
}

/** Reads the QR code of a wallet with the camera, or from a picture where there is no camera. */
export function ScanDialog({ network, onAddress, onClose }: ScanDialogProps) {
  const t = useT();
  const [problem, setProblem] = useState<CameraProblem | undefined>(hasCamera() ? undefined : 'missing');
  const [nothingRead, setNothingRead] = useState(false);
  const take = (code: string | undefined) => {
    const address = addressIn(code ?? '');
    setNothingRead(address === '');
    if (address !== '') onAddress(address);
  };
  return (
    <Panel title={t('wallet_scan_title')} onClose={onClose}>
      <div className={styles.root}>
        {problem ? (
          <Note tone="info" icon={CameraOff}>
            {t(`wallet_scan_${problem}`)}
          </Note>
        ) : (
          <>
            <Viewfinder onCode={take} onProblem={setProblem} />
            <p className={styles.line}>{t('wallet_scan_line', { network })}</p>
          </>
        )}
        <PictureChoice onCode={take} />
        <p role="status" className={styles.nothing}>
          {nothingRead && t('wallet_scan_nothing')}
        </p>
      </div>
    </Panel>
  );
}

interface ViewfinderProps {
  onCode: (code: string) => void;
  onProblem: (problem: CameraProblem) => void;
}

/** What the camera sees. The camera is on as long as this is shown. */
function Viewfinder({ onCode, onProblem }: ViewfinderProps) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const found = useEffectEvent(onCode);
  const refused = useEffectEvent(onProblem);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let stopWatching: (() => void) | undefined;
    let closed = false;
    const close = () => {
      closed = true;
      stopWatching?.();
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const open = async () => {
      stream = await openCamera();
      const view = video.current;
      // The dialog was closed while the player was asked.
      if (closed || !view) return close();
      view.srcObject = stream;
      await view.play();
      const watch = () => {
        stopWatching = watchForCode(view, (code) => {
          found(code);
          if (!closed) watch();
        });
      };
      watch();
    };
    open().catch((error: Error) => {
      if (!closed) refused((error.cause as CameraProblem | undefined) ?? 'missing');
    });
    return close;
  }, []);
  return (
    <div className={styles.finder}>
      <video ref={video} className={styles.video} muted playsInline aria-label={t('wallet_scan_view')} />
      <span className={styles.frame} />
    </div>
  );
}

function PictureChoice({ onCode }: { onCode: (code: string | undefined) => void }) {
  const t = useT();
  const take = (file: File) => {
    // What is no picture holds no code.
    const read = codeInPicture(file).catch(() => undefined);
    void ignoreFailure('picture', read.then(onCode));
  };
  return (
    <label className={styles.choose}>
      <Icon of={Image} size={18} />
      {t('wallet_scan_picture')}
      <FileInput accept="image/*" onFile={take} />
    </label>
  );
}
