import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end in which the log follows new messages, and from the beginning in which earlier ones are loaded, px. */
const NEAR_END_PX = 48;
const NEAR_BEGIN_PX = 160;

/**
 * Scrolling of a log: it stays at its end while the reader is there, keeps what is read in place when earlier messages are added
 * above it, and says when the reader comes near the beginning.
 *
 * `firstSeq`: number of the first message shown.
 */
export function useLogScroll(
  log: RefObject<HTMLElement | null>,
  firstSeq: number | undefined,
  onNearBegin: () => void,
) {
  const [atEnd, setAtEnd] = useState(true);
  const following = useRef(true);
  const height = useRef(0);
  const toEnd = useCallback(() => {
    following.current = true;
    setAtEnd(true);
    log.current?.scrollTo({ top: log.current.scrollHeight, behavior: 'instant' });
  }, [log]);
  const handleScroll = () => {
    const element = log.current;
    if (!element || element.clientHeight === 0) return;
    following.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
    height.current = element.scrollHeight;
    setAtEnd(following.current);
    if (element.scrollTop < NEAR_BEGIN_PX) onNearBegin();
  };
  const before = useRef(firstSeq);
  useLayoutEffect(() => {
    const element = log.current;
    const added = firstSeq !== undefined && before.current !== undefined && firstSeq < before.current;
    before.current = firstSeq;
    if (!element || !added || following.current) return;
    element.scrollTop += element.scrollHeight - height.current;
    height.current = element.scrollHeight;
  }, [log, firstSeq]);
  useEffect(() => {
    const element = log.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    // New messages, cards whose data comes later, and a keyboard that makes the log smaller.
    const observer = new ResizeObserver(() => {
      if (following.current) element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
      height.current = element.scrollHeight;
    });
    observer.observe(content);
    observer.observe(element);
    return () => observer.disconnect();
  }, [log]);
  return { atEnd, toEnd, handleScroll };
}
