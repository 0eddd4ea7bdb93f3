import {
  type CommandAction,
  type ConsoleAction,
  commandActions,
  consoleActions,
  grantOf,
  roles,
} from '@tessera/protocol/console-permissions';
import { Check } from '@tessera/ui/icons';
import { roleName } from '../../data/names.ts';
import { useOperator } from '../../data/session.ts';
import { type Translate, useT } from '../../platform/i18n.ts';
import styles from './matrix.module.css';
import type { PolicyRow } from './operators-data.ts';

/** Roles by actions, as the one declared table has them: the server decides each call by the same table. */
export function Matrix({ policies }: { policies: readonly PolicyRow[] | undefined }) {
  const t = useT();
  const { role: own } = useOperator();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus.
    <section className={styles.scroll} tabIndex={0} aria-label={t('view_matrix')}>
      <p className={styles.legend}>
        <span>
          <Check size={14} className="ok" aria-hidden="true" /> {t('matrix_may')}
        </span>
        <span>
          <b className={styles.two}>{t('matrix_two')}</b> {t('matrix_two_about')}
        </span>
        <span>
          <b className={styles.part}>{t('scope_area')}</b> {t('matrix_part_about')}
        </span>
        <span>
          <span className="t3">·</span> {t('matrix_none')}
        </span>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('action')}</th>
            {roles.map((role) => (
              <th key={role} scope="col" data-own={role === own || undefined}>
                {t(roleName[role])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {consoleActions.map((action) => (
            <tr key={action}>
              <th scope="row">
                {t(`may_${action.replaceAll('.', '_')}` as MayKey)} <span className="mono t3">{action}</span>
              </th>
              {roles.map((role) => (
                <td key={role} data-own={role === own || undefined}>
                  <Cell grant={grantOf(role, action)} two={needsTwo(action, policies)} t={t} />
                </td>
              ))}
            </tr>
          ))}
          <tr className={styles.absent}>
            <th scope="row">
              {t('own_draw_result')} <span className="mono t3">{t('absent')}</span>
            </th>
            {roles.map((role) => (
              <td key={role} data-own={role === own || undefined}>
                <span role="img" aria-label={t('absent')} title={t('absent')}>
                  ×
                </span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

type Underscored<Text extends string> = Text extends `${infer Start}.${infer Rest}`
  ? `${Start}_${Underscored<Rest>}`
  : Text;
type MayKey = `may_${Underscored<ConsoleAction>}`;

function Cell({ grant, two, t }: { grant: ReturnType<typeof grantOf>; two: boolean; t: Translate }) {
  if (!grant) {
    return (
      <span className="t3" role="img" aria-label={t('matrix_none')}>
        ·
      </span>
    );
  }
  const parts = [
    ...(grant.scope === 'all' ? [] : [t(`scope_${grant.scope}`)]),
    ...(grant.mask.length > 0 ? [t('matrix_masked')] : []),
  ];
  return (
    <span className={styles.cell}>
      {two && <b className={styles.two}>{t('matrix_two')}</b>}
      {!two && parts.length === 0 && (
        <span role="img" aria-label={t('matrix_may')}>
          <Check size={14} className="ok" aria-hidden="true" />
        </span>
      )}
      {parts.length > 0 && <b className={styles.part}>{parts.join(' · ')}</b>}
    </span>
  );
}

/** Whether an act of this action waits for a second person. */
function needsTwo(action: ConsoleAction, policies: readonly PolicyRow[] | undefined): boolean {
  const names = Object.keys(commandActions) as CommandAction[];
  const commands = names.filter((name) => commandActions[name] === action);
  return policies?.some(({ action: one, needs }) => needs === 2 && commands.includes(one)) ?? false;
}
