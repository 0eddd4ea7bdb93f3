import { Button } from '@tessera/ui';
import { Upload } from '@tessera/ui/icons';
import { useEffect, useEffectEvent, useRef } from 'react';

export interface FileDropProps {
  /** Text of the file that was chosen or dropped anywhere on the page. */
  onText: (text: string) => void;
  children: string;
}

/** Chooses a file by a button, or takes one that is dropped on the page. */
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
          // The same file may be chosen again after it was changed.
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
