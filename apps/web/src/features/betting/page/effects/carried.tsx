import { useEffect, useRef } from 'react';
import { toast } from '../../../../platform/feedback/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { carriedSelection } from '../../pick/carried.ts';
import { engine } from '../../play/engine.ts';
import { useBettingPage } from '../betting.tsx';

/** Applies once the picks of the link that led here; the player may then change them like any other selection. */
export function Carried({ played, picks }: { played: string; picks: string }) {
  const t = useT();
  const { chooseDisk, setSelection } = useBettingPage();
  const done = useRef('');
  useEffect(() => {
    const key = `${played} ${picks}`;
    if (done.current === key) return;
    done.current = key;
    const item = engine.playedItem(played);
    const selection = carriedSelection(played, picks);
    if (!item || !selection) return;
    chooseDisk(item.disk);
    setSelection(selection);
    toast(t('bet_carried'), { type: 'success' });
  }, [played, picks, chooseDisk, setSelection, t]);
  return null;
}
