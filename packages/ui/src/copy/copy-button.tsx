import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useUiText } from '../text/ui-text.tsx';
import { toast } from '../toast/toast-store.ts';

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** Text copied to the clipboard. */
  value: string;
  /** Accessible name; default "Copy". */
  label?: string;
  /** With text, a full button is shown instead of an icon. */
  children?: string;
  size?: ButtonProps['size'];
  className?: string;
}

const checkMs = 1200;

/** Copies a text: the icon turns into a check briefly and a toast confirms it. */
export function CopyButton({ value, label, children, size = 'sm', className }: CopyButtonProps) {
  const text = useUiText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), checkMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      toast(text('copy_success'), { type: 'success' });
    } catch {
      // The clipboard refused: the text stays visible and can be copied by hand.
    }
  };
  const icon = copied ? Check : Copy;
  return children ? (
    <Button size={size} icon={icon} className={className} onClick={handleClick}>
      {children}
    </Button>
  ) : (
    <IconButton icon={icon} label={label ?? text('ui_copy')} className={className} onClick={handleClick} />
  );
}
