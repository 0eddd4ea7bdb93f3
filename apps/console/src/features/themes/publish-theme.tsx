import { Button, Note } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useGrant, useOperator } from '../../data/session.ts';
import { ListFailure } from '../../parts/list-failure.tsx';
import { Panel, PanelSection } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { WaitingCommand } from '../../parts/waiting-command.tsx';
import { changeParams } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { type ThemeRow, useThemeHistory } from './theme-data.ts';
import styles from './themes.module.css';
import { type Colours, isSame, ratioText, type Typed } from './typed-colours.ts';

interface PublishThemeProps {
  title: string;
  theme: ThemeRow;
  typed: Typed;
  /** Puts colours into the form. */
  onPick: (changes: Colours) => void;
}

/** Proposes what is typed, says what keeps it from that, and shows earlier versions. */
export function PublishTheme({ title, theme, typed, onPick }: PublishThemeProps) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  const mayWrite = useGrant('theme.write') !== undefined;
  const history = useThemeHistory(theme.id);
  const isChanged = typed.changes !== undefined && !isSame(typed.changes, theme.changes);
  const proposal = useProposal({
    action: 'theme.publish',
    target: theme.id,
    payload: isChanged && typed.weak.length === 0 ? { changes: typed.changes } : undefined,
    button: 'theme_publish',
    reasonHelp: 'reason_in_log',
  });
  const isOpen = mayWrite && theme.command === null;
  return (
    <Panel
      title={title}
      label={t('theme')}
      sub={theme.version > 0 ? t('version_n', { version: theme.version }) : t('theme_as_shipped')}
      onClose={() => changeParams({ id: '' })}
      foot={isOpen && proposal.foot}
    >
      <WaitingCommand command={theme.command} />
      {theme.version > 0 && !theme.inUse && Object.keys(theme.changes).length > 0 && (
        <Note tone="warning" icon={TriangleAlert}>
          {t('theme_left_out')}
        </Note>
      )}
      <PanelSection
        title={t('contrast')}
        end={t('contrast_count', { good: typed.pairs.length - typed.weak.length, all: typed.pairs.length })}
      >
        {typed.weak.length === 0 ? (
          <p className="t2">{t('contrast_good')}</p>
        ) : (
          <ul className={styles.weak} role="alert">
            {typed.weak.map(({ on, ground, ratio, least }) => (
              <li key={`${on} ${ground}`}>
                <code>
                  {on} / {ground}
                </code>
                <b>
                  {ratioText(ratio)} &lt; {least}
                </b>
              </li>
            ))}
          </ul>
        )}
      </PanelSection>
      {isOpen && (
        <>
          {!isChanged && <p className="t3">{t('theme_unchanged')}</p>}
          {proposal.body}
        </>
      )}
      <PanelSection title={t('history')}>
        <ListFailure error={history.error} />
        <ul className={styles.past}>
          {history.data?.items.map(({ version, changes, by, at }) => (
            <li key={version}>
              <div>
                {t('version_n', { version })} · {t('colours_n', { n: Object.keys(changes).length })}
                <div className="s12 t3">
                  {by} · {momentText(at, now, timeZone)}
                </div>
              </div>
              {isOpen && (
                <Button size="sm" onClick={() => onPick(changes)}>
                  {t('theme_take')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </PanelSection>
    </Panel>
  );
}
