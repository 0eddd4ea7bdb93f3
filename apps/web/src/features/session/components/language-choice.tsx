import { Button } from '@tessera/ui';
import { ChevronDown, Languages } from '@tessera/ui/icons';
import { useLanguage } from '../../../platform/i18n/index.ts';
import { LanguageMenu, useList } from '../../settings/index.ts';

/** The language in force by its own name, and the others behind it. Nothing until the list has come. */
export function LanguageChoice({ className = '' }: { className?: string | undefined }) {
  const current = useLanguage();
  const name = useList('LANGUAGE_TYPES')?.find(({ code }) => code === current)?.name;
  if (!name) return null;
  return (
    <LanguageMenu
      align="end"
      trigger={(trigger) => (
        <Button
          {...trigger}
          className={className}
          variant="quiet"
          size="sm"
          icon={Languages}
          iconEnd={ChevronDown}
        >
          {name}
        </Button>
      )}
    />
  );
}
