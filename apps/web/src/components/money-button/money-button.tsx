import { Button, type ButtonProps } from '@tessera/ui';
import { useT } from '../../platform/i18n/index.ts';
import { useOnline } from '../../platform/online/index.ts';

/** A button behind which money moves or is promised: without a network it is locked, and says so in the place of its words. */
export function MoneyButton({ children, ...button }: ButtonProps) {
  const t = useT();
  if (useOnline()) return <Button {...button}>{children}</Button>;
  return (
    <Button {...button} aria-label={undefined} disabled locked>
      {t('offline_readonly')}
    </Button>
  );
}
