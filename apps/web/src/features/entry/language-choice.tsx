import { Button } from '@tessera/ui';
import { ChevronDown, Languages } from '@tessera/ui/icons';
import { LanguageMenu } from '../../components/looks/index.ts';
import { useList } from '../../data/settings/index.ts';
import { useLanguage } from '../../platform/i18n/index.ts';

/** The current language, with a menu of the others; null until the list is loaded. */
export function LanguageChoice() {
  const current = useLanguage();
  const name = useList('LANGUAGE_TYPES')?.find(({ code }) => code === current)?.name;
  if (!name) return null;
  return (
    <LanguageMenu
      trigger={(trigger) => (
        <Button {...trigger} variant="quiet" size="sm" icon={Languages} iconEnd={ChevronDown}>
          {name}
        </Button>
      )}
    />
  );
}
