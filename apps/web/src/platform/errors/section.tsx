import { Button } from '@tessera/ui';
import { RefreshCw } from '@tessera/ui/icons';
import { Component, type ReactNode } from 'react';
import { reportError } from '../device/index.ts';
import { useT } from '../i18n/index.ts';
import { isStaleChunk, reloadOnce } from '../updates/index.ts';
import styles from './section.module.css';

export interface SectionProps {
  /** Name of the section in error reports. */
  name: string;
  children: ReactNode;
}

/**
 * One section of a screen with an error boundary of its own: an error inside shows a panel with a retry button and leaves the
 * rest of the screen unaffected. If a file of an older build is gone, the page reloads once.
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
