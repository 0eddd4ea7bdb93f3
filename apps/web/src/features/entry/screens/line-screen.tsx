import { back } from '../../../platform/navigation/index.ts';
import { LanguageChoice } from '../language-choice.tsx';
import { LinePage } from '../line-page.tsx';

/** `/line`: the entry addresses. Needs no session (R2.10). */
export function LineScreen() {
  return <LinePage onBack={back} topEnd={<LanguageChoice />} />;
}
