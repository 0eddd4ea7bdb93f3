import { Button } from '@tessera/ui';
import { ChevronDown, Languages } from '@tessera/ui/icons';
import { LanguageMenu } from '../../../components/looks/index.ts';
import { useList } from '../../../data/settings/index.ts';
import { useLanguage } from '../../../platform/i18n/index.ts';

/** The current language in its own name, with a menu of the others. Null until the list is loaded. */
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
