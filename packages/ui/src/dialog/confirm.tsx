import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '../button/button.tsx';
import { useUiText } from '../text/ui-text.tsx';
import { Dialog } from './dialog.tsx';

/** A question with two answers. */
export interface ConfirmOptions {
  /** Default: the text `tip`. */
  title?: ReactNode;
  message: ReactNode;
  confirmText?: string;
  cancelText?: string;
  /** Shows the confirm button as destructive. */
  danger?: boolean;
  /** Only one button and no other way to close, for a forced update. */
  forced?: boolean;
}

interface Question extends ConfirmOptions {
  readonly id: number;
  readonly answer: (confirmed: boolean) => void;
}

let questions: readonly Question[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Asks a question and resolves to `true` for confirm, `false` for cancel, Esc, the cross or the backdrop.
 *
 * Questions are shown one at a time, in order. Needs one {@link ConfirmHost} on the page.
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const answer = (confirmed: boolean) => {
      change(questions.filter((other) => other.id !== id));
      resolve(confirmed);
    };
    change([...questions, { ...options, id, answer }]);
  });
}

/** Renders the questions of {@link confirm}; mount it once per application. */
export function ConfirmHost() {
  const [question] = useSyncExternalStore(subscribe, current, current);
  const text = useUiText();
  if (!question) return null;
  const { title, message, confirmText, cancelText, danger, forced, answer } = question;
  return (
    <Dialog
      key={question.id}
      open
      role="alertdialog"
      title={title}
      dismissable={!forced}
      onClose={() => answer(false)}
      footer={
        <>
          {!forced && (
            <Button data-autofocus={danger ? '' : undefined} onClick={() => answer(false)}>
              {cancelText ?? text('cancel')}
            </Button>
          )}
          <Button
            variant={danger ? 'danger' : 'primary'}
            data-autofocus={danger ? undefined : ''}
            onClick={() => answer(true)}
          >
            {confirmText ?? text('confirm')}
          </Button>
        </>
      }
    >
      {message}
    </Dialog>
  );
}

function change(next: readonly Question[]): void {
  questions = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): readonly Question[] {
  return questions;
}
