import { Button } from '@tessera/ui';
import { Upload } from '@tessera/ui/icons';
import { useEffect, useEffectEvent, useRef } from 'react';

export interface FileDropProps {
  /** Receives the text of a file that was chosen or dropped on the page. */
  onText: (text: string) => void;
  children: string;
}

/** A button that chooses a file; also accepts one dropped on the page. */
export function FileDrop({ onText, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(async (file: File | undefined) => {
    if (file) onText(await file.text());
  });
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const handleDrop = (event: DragEvent) => {
      event.preventDefault();
      void take(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', allow);
    addEventListener('drop', handleDrop);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', handleDrop);
    };
  }, []);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={children}
        onChange={async (event) => {
          const file = event.target.files?.[0];
          // Allows choosing the same file again after a change.
          const text = await file?.text();
          if (input.current) input.current.value = '';
          if (text !== undefined) onText(text);
        }}
      />
      <Button variant="primary" icon={Upload} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
