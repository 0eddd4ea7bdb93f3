import { useEffect, useState } from 'react';
import { loadRuleTexts } from '../../../components/rule-card/index.ts';
import { loadFamily } from '../../../data/rules/index.ts';
import { i18nStore } from '../../../platform/i18n/index.ts';
import { loadRuleNames } from './rule-names.ts';

/** Loads the rules of a family, their texts and their names. `ready`: loaded; `failed`: could not be loaded. */
export function useFamilyRules(family: string): { ready: boolean; failed: boolean; retry: () => void } {
  const [state, setState] = useState<{ family: string; failed: boolean } | null>(null);
  useEffect(() => {
    let wanted = true;
    void ask(family).then((failed) => {
      if (wanted) setState({ family, failed });
    });
    return () => {
      wanted = false;
    };
  }, [family]);
  const own = state?.family === family ? state : null;
  return {
    ready: own?.failed === false,
    failed: own?.failed === true,
    retry: () => {
      setState(null);
      void ask(family).then((failed) => setState({ family, failed }));
    },
  };
}

/** Resolves with whether loading the rules failed. */
function ask(family: string): Promise<boolean> {
  const { language } = i18nStore.getState();
  return Promise.all([loadFamily(family), loadRuleTexts(language), loadRuleNames(language)]).then(
    () => false,
    () => true,
  );
}
