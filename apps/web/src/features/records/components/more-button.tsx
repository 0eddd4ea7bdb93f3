import { Button } from '@tessera/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './bet-list.phone.module.css';

export interface MoreButtonProps {
  busy: boolean;
  onMore: () => void;
  children: string;
}

/** Loads the next page when it scrolls into view or is pressed. */
export function MoreButton({ busy, onMore, children }: MoreButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => {
    if (!busy) onMore();
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) load();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.more}>
      <Button loading={busy} onClick={onMore}>
        {children}
      </Button>
    </div>
  );
}
