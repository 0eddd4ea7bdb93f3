import { Button, FileInput } from '@tessera/ui';
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
  const read = async (file: File) => onText(await file.text());
  const take = useEffectEvent((file: File | undefined) => {
    if (file) void read(file);
  });
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const handleDrop = (event: DragEvent) => {
      event.preventDefault();
      take(event.dataTransfer?.files[0]);
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
      <FileInput ref={input} accept="application/json,.json" hidden aria-label={children} onFile={read} />
      <Button variant="primary" icon={Upload} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
