import { Button, type ButtonProps } from '@tessera/ui';
import { useT } from '../../platform/i18n/index.ts';
import { useOnline } from '../../platform/online/index.ts';

/** A button for actions with money: offline it is locked and shows the reason as its text. */
export function MoneyButton({ children, ...button }: ButtonProps) {
  const t = useT();
  if (useOnline()) return <Button {...button}>{children}</Button>;
  return (
    <Button {...button} aria-label={undefined} disabled locked>
      {t('offline_readonly')}
    </Button>
  );
}
