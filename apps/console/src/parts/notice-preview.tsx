import { FALLBACK_LANGUAGE, type Language, shippedLanguages } from '@tessera/messages/languages';
import { TabPanel } from '@tessera/ui';
import { useState } from 'react';
import { useLanguage } from '../platform/i18n.ts';
import { LanguageTabs, useTabsId } from './language-tabs.tsx';
import { NoticeBody } from './notice-body.tsx';

/** The texts of a notice as a command shows them (`title.enUs`, `html.enUs`), as players would read them. */
export function NoticePreview({ shown }: { shown: Readonly<Record<string, unknown>> }) {
  const id = useTabsId();
  const own = useLanguage();
  const textOf = (language: Language) => {
    const [title, html] = [shown[`title.${language}`], shown[`html.${language}`]];
    return typeof title === 'string' && typeof html === 'string' ? { title, html } : undefined;
  };
  const [language, setLanguage] = useState<Language>(textOf(own) ? own : FALLBACK_LANGUAGE);
  const text = textOf(language) ?? textOf(FALLBACK_LANGUAGE);
  return (
    <>
      <LanguageTabs
        id={id}
        language={language}
        missing={shippedLanguages.filter((one) => !textOf(one))}
        onChange={setLanguage}
      />
      <TabPanel id={id} value={language}>
        {text && <NoticeBody title={text.title} html={text.html} />}
      </TabPanel>
    </>
  );
}
