import { Button } from '@tessera/ui';
import { RefreshCw } from '@tessera/ui/icons';
import { Component, type ReactNode } from 'react';
import { reportError } from '../device/index.ts';
import { useT } from '../i18n/index.ts';
import { isStaleChunk, reloadOnce } from '../updates/index.ts';
import styles from './section.module.css';

export interface SectionProps {
  /** Names the section in the report of a fault. */
  name: string;
  children: ReactNode;
}

/**
 * One section of a screen with a boundary of its own: a fault inside shows a panel with a way to try again and leaves
 * the rest of the screen alone. A file gone with an older build reloads the page, once.
 */
export class Section extends Component<SectionProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    if (isStaleChunk(error) && reloadOnce(sessionStorage, () => location.reload())) return;
    reportError(`section ${this.props.name}`, error);
  }

  override render(): ReactNode {
    if (this.state.failed) return <FailedSection onRetry={() => this.setState({ failed: false })} />;
    return this.props.children;
  }
}

function FailedSection({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <div className={styles.failed} role="alert">
      <p>{t('section_failed')}</p>
      <Button icon={RefreshCw} size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
