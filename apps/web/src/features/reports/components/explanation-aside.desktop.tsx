import { Card, IconButton } from '@tessera/ui';
import { X } from '@tessera/ui/icons';
import { useEffect, useRef } from 'react';
import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { TeamReport } from '../api/team.ts';
import type { TeamView } from '../model/team-view.ts';
import { Explanation } from './explanation.tsx';
import styles from './explanation-aside.module.css';

export interface ExplanationAsideProps {
  report: TeamReport;
  view: TeamView;
  onClose: () => void;
}

/** The explanation of one member's figure beside the table; it takes the focus from the figure and gives it back. */
export function ExplanationAside({ report, view: { member, days }, onClose }: ExplanationAsideProps) {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(null);
  const shown = report.items.find(({ id }) => id === member);
  useEffect(() => {
    if (member === undefined) return;
    const { activeElement } = document;
    // Not when an address opens it: the page's heading has the focus then.
    if (!(activeElement instanceof HTMLElement) || activeElement.ariaExpanded !== 'true') return;
    opener.current = activeElement;
    heading.current?.focus();
  }, [member]);
  const close = () => {
    opener.current?.focus();
    onClose();
  };
  if (member === undefined || !shown) return null;
  const { name, mine } = shown;
  return (
    <Card className={styles.root ?? ''}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('rep_explain', { name, amount: hidden ? '••••' : format.figure(mine) })}
        </h2>
        <IconButton icon={X} size="xs" label={t('ui_close')} onClick={close} />
      </header>
      <div className={styles.body}>
        <Explanation key={member} member={member} days={days} />
      </div>
    </Card>
  );
}
