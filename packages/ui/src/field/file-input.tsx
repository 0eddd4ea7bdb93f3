import type { InputHTMLAttributes, Ref } from 'react';
import styles from './file-input.module.css';

/** Props of {@link FileInput}. */
export interface FileInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'className'> {
  /** Receives each file that is chosen, also the same one again. */
  onFile: (file: File) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * The part of a file choice that takes the file; it is never seen. Inside a label the label opens it, and it keeps the focus of the
 * keyboard; with `hidden` a button opens it by `ref.current.click()`.
 */
export function FileInput({ onFile, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      className={styles.root}
      onChange={({ currentTarget: input }) => {
        const file = input.files?.[0];
        // A field that keeps its file tells nothing when the same one is chosen again.
        input.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
