import { IconButton, Logo, VisuallyHidden } from '@tessera/ui';
import { LogOut } from '@tessera/ui/icons';
import { Fragment } from 'react';
import { useFigures } from '../data/figures.ts';
import { roleName } from '../data/names.ts';
import { signOut, useOperator } from '../data/session.ts';
import { useSupportWaiting } from '../data/waiting.ts';
import { PersonMark } from '../parts/marks.tsx';
import { hashOf } from '../platform/address.ts';
import { useT } from '../platform/i18n.ts';
import { useAct } from '../platform/use-act.ts';
import styles from './frame.module.css';
import type { ConsolePage } from './pages.ts';

/** The menu: the pages of the role with what waits on them, and the operator below. */
export function Nav({ pages, current }: { pages: readonly ConsolePage[]; current: string }) {
  const t = useT();
  const operator = useOperator();
  const figures = useFigures().data;
  const support = useSupportWaiting();
  const leave = useAct(signOut);
  const waiting: Readonly<Record<string, number | undefined>> = {
    approvals: figures?.commands,
    withdrawals: figures?.withdrawals.review.count,
    deposits: figures?.deposits.review.count,
    cases: figures?.cases.due,
    service: support.count,
  };
  return (
    <aside className={styles.nav} aria-label={t('menu')}>
      <div className={styles.brand}>
        <Logo name="Tessera" height={22} />
        {operator.mode !== 'production' && (
          <span className={styles.mode}>{t(operator.mode === 'demo' ? 'mode_demo' : 'mode_test')}</span>
        )}
      </div>
      <nav className={styles.list} aria-label={t('menu')}>
        {pages.map((page, at) => {
          const count = waiting[page.id];
          const isGroupStart = page.group && page.group !== pages[at - 1]?.group;
          return (
            <Fragment key={page.id}>
              {isGroupStart && page.group && <div className={styles.group}>{t(page.group)}</div>}
              <a
                className={styles.item}
                href={hashOf({ page: page.id, params: {} })}
                aria-current={page.id === current ? 'page' : undefined}
                title={t(page.title)}
              >
                <page.icon size={16} aria-hidden="true" />
                <span>{t(page.title)}</span>
                {count ? (
                  <span
                    className={styles.count}
                    data-hot={
                      page.id === 'approvals' || (page.id === 'service' && support.isOwn) || undefined
                    }
                  >
                    {count}
                    <VisuallyHidden> {t('count_waiting')}</VisuallyHidden>
                  </span>
                ) : null}
              </a>
            </Fragment>
          );
        })}
      </nav>
      <div className={styles.me}>
        <PersonMark name={operator.person} />
        <div className="grow">
          <div className="clip m">{operator.person}</div>
          <div className="s12 t3 clip">
            {operator.name} · {t(roleName[operator.role])}
          </div>
        </div>
        <IconButton icon={LogOut} iconSize={16} label={t('sign_out')} onClick={() => leave.run()} />
      </div>
    </aside>
  );
}
