import { Button } from '@tessera/ui';
import { Component, type ReactNode } from 'react';
import styles from './boundary.module.css';

interface BoundaryProps {
  /** What is shown when the page fails: what happened, and the word on the button. */
  message: string;
  reload: string;
  children: ReactNode;
}

/**
 * Keeps the frame when a page fails, also when its file is gone because a newer console was installed. The button loads the console
 * again.
 */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { message, reload, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <main className={styles.failed}>
        <p role="alert">{message}</p>
        <Button variant="primary" onClick={() => location.reload()}>
          {reload}
        </Button>
      </main>
    );
  }
}
