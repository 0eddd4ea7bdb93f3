import { useEffect, useRef } from 'react';
import { toast } from '../../../../platform/feedback/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useBettingPage } from '../../betting.tsx';
import { carriedSelection } from '../../pick/carried.ts';
import { engine } from '../../play/engine.ts';

/** Applies once the picks of the link that led here; the player may then change them like any other selection. */
export function Carried({ play, picks }: { play: string; picks: string }) {
  const t = useT();
  const { chooseBoard, setSelection } = useBettingPage();
  const done = useRef('');
  useEffect(() => {
    const key = `${play} ${picks}`;
    if (done.current === key) return;
    done.current = key;
    const item = engine.playItem(play);
    const selection = carriedSelection(play, picks);
    if (!item || !selection) return;
    chooseBoard(item.board);
    setSelection(selection);
    toast(t('bet_carried'), { type: 'success' });
  }, [play, picks, chooseBoard, setSelection, t]);
  return null;
}
