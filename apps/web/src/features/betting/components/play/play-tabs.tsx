import { Chip, Icon, Menu, Popover, Tabs } from '@tessera/ui';
import { ChevronDown, Search, Star } from '@tessera/ui/icons';
import { useId } from 'react';
import { useT } from '../../../../platform/i18n/index.ts';
import { lazyPart } from '../../../../platform/lazy/index.ts';
import { useFormat } from '../../../settings/index.ts';
import { useBetPrefs } from '../../state/bet-prefs.ts';
import { useBettingPage } from '../../state/betting.tsx';
import { SeenText } from '../seen-text.tsx';
import { DiskSwitch } from './disk-switch.tsx';
import { labelsOf } from './play-label.ts';
import styles from './play-tabs.module.css';

const BoardTabs = lazyPart(async () => (await import('../board/board-tabs.tsx')).BoardTabs);
const TabArrows = lazyPart(async () => (await import('../later-pc.ts')).TabArrows);
const PlaySearch = lazyPart(async () => (await import('../later-pc.ts')).PlaySearch);

/** Desktop: disk, groups as tabs, types as labelled rows of chips. */
export function PlayTabs() {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const { disk, tree, play, choosePlay } = useBettingPage();
  const group = tree.find((one) => one.id === play.groupId);
  return (
    <>
      <div className={styles.bar}>
        <DiskSwitch />
        <span className={styles.rule} />
        <div className={styles.tabs}>
          {disk === 'credit' ? (
            <BoardTabs />
          ) : (
            <Tabs
              id={id}
              label={t('bet_groups')}
              value={play.groupId}
              onChange={(groupId) => {
                const first = tree.find((one) => one.id === groupId)?.types[0]?.plays[0];
                if (first) choosePlay(first.id);
              }}
              items={tree.map((one) => ({ value: one.id, label: format.name(one.name) }))}
            />
          )}
          <TabArrows key={disk} />
        </div>
        {disk === 'tradition' && (
          <Popover
            label={t('bet_find_play')}
            align="end"
            trigger={(props) => (
              <button type="button" className={styles.find} {...props}>
                <Icon of={Search} size={16} />
                {t('bet_plays')}
              </button>
            )}
          >
            {(close) => <PlaySearch onChosen={close} />}
          </Popover>
        )}
      </div>
      {disk === 'tradition' && group && (
        <div
          className={styles.types}
          role="tabpanel"
          id={`${id}-panel-${group.id}`}
          aria-labelledby={`${id}-tab-${group.id}`}
        >
          {labelsOf(group, format.name).types.map((type) => (
            <fieldset key={type.id} className={styles.type} aria-label={type.full}>
              {type.plays.map((one, place) => (
                // A line does not end with the name of what the next one holds.
                <span key={one.id} className={styles.play}>
                  {place === 0 && type.label && <span className={styles.label}>{type.label}</span>}
                  <Chip
                    variant="line"
                    pressed={one.id === play.id}
                    // Short to the eye under its type's name; the full name, which ends with it, to the ear.
                    aria-label={one.full}
                    onClick={() => choosePlay(one.id)}
                  >
                    <SeenText>{one.label}</SeenText>
                  </Chip>
                </span>
              ))}
            </fieldset>
          ))}
          <FrequentPlays />
        </div>
      )}
    </>
  );
}

function FrequentPlays() {
  const t = useT();
  const format = useFormat();
  const { plays, play, choosePlay } = useBettingPage();
  const recent = useBetPrefs((prefs) => prefs.recent);
  const known = recent.flatMap((id) => plays.filter((one) => one.id === id));
  if (known.length === 0) return null;
  return (
    <span className={styles.frequent}>
      <Menu
        label={t('bet_frequent')}
        items={known.map((one) => ({
          key: one.id,
          label: format.name(one.name),
          checked: one.id === play.id,
          onSelect: () => choosePlay(one.id),
        }))}
        trigger={(props) => (
          <button type="button" className={styles.find} {...props}>
            <Icon of={Star} size={16} />
            {t('bet_frequent')}
            <Icon of={ChevronDown} size={14} />
          </button>
        )}
      />
    </span>
  );
}
