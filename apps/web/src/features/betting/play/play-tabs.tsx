import { Chip, Icon, Menu, Popover, Tabs } from '@tessera/ui';
import { ChevronDown, Search, Star } from '@tessera/ui/icons';
import { useId } from 'react';
import { useBetPrefs } from '../../../data/bet-prefs/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { inFile, lazyPart } from '../../../platform/lazy/index.ts';
import { useBettingPage } from '../betting.tsx';
import { SeenText } from '../seen-text.tsx';
import { BoardSwitch } from './board-switch.tsx';
import { labelsOf } from './play-label.ts';
import { type PlayGroup, playTabs } from './play-list.ts';
import styles from './play-tabs.module.css';

const BoardTabs = lazyPart(async () => (await import('../board/board-tabs.tsx')).BoardTabs);
const TabArrows = lazyPart(inFile('after-board', async () => (await import('./tab-arrows.tsx')).TabArrows));
const PlaySearch = lazyPart(
  inFile('after-board', async () => (await import('./play-search.tsx')).PlaySearch),
);

/** More types than this are chosen in a separate row: with all their plays they would push the numbers down. */
const TYPES_MAX = 6;

/** Desktop: board, groups as tabs, types as labelled rows of chips. */
export function PlayTabs() {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const { lottery, board, tree, play, choosePlay } = useBettingPage();
  const tabs = playTabs(tree);
  const group = tabs.find(({ types }) =>
    types.some((type) => type.id === play.typeId && type.groupId === play.groupId),
  );
  const isOnePlay = group?.types.length === 1 && group.types[0]?.plays.length === 1;
  return (
    <>
      <div className={styles.bar}>
        <BoardSwitch />
        {lottery.boards.length > 1 && <span className={styles.rule} />}
        <div className={styles.tabs}>
          {board === 'credit' ? (
            <BoardTabs />
          ) : (
            <Tabs
              id={id}
              label={t('bet_groups')}
              value={group?.id ?? ''}
              onChange={(groupId) => {
                const first = tabs.find((one) => one.id === groupId)?.types[0]?.plays[0];
                if (first) choosePlay(first.id);
              }}
              items={tabs.map((one) => ({ value: one.id, label: format.name(one.name) }))}
            />
          )}
          <TabArrows key={board} />
        </div>
        {board === 'tradition' && isOnePlay && <FrequentPlays />}
        {board === 'tradition' && (
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
      {board === 'tradition' && isOnePlay && <div className={styles.alone} />}
      {board === 'tradition' && group && !isOnePlay && (
        <div
          className={styles.types}
          role="tabpanel"
          id={`${id}-panel-${group.id}`}
          aria-labelledby={`${id}-tab-${group.id}`}
        >
          {group.types.length > TYPES_MAX && <TypeChips group={group} />}
          {labelsOf(group, format.name, t('bet_pick_label'))
            .types.filter(({ id: typeId }) => group.types.length <= TYPES_MAX || typeId === play.typeId)
            .map((type) => (
              <fieldset key={type.id} className={styles.type} aria-label={type.full}>
                {type.plays.map((one, place) => (
                  // Keeps the type's label and its first play on one line.
                  <span key={one.id} className={styles.play}>
                    {place === 0 && type.label && group.types.length <= TYPES_MAX && (
                      <span className={styles.label}>{type.label}</span>
                    )}
                    <Chip
                      variant="line"
                      pressed={one.id === play.id}
                      // The visible text is short, below its type's name; the accessible name is the full name, which ends
                      // with it.
                      aria-label={one.full}
                      onClick={() => choosePlay(one.id)}
                    >
                      <SeenText>{one.label}</SeenText>
                    </Chip>
                  </span>
                ))}
              </fieldset>
            ))}
          <span className={styles.frequent}>
            <FrequentPlays />
          </span>
        </div>
      )}
    </>
  );
}

/** A row of types only: the plays of the current one follow below it. */
function TypeChips({ group }: { group: PlayGroup }) {
  const t = useT();
  const format = useFormat();
  const { play, choosePlay } = useBettingPage();
  const labels = labelsOf(group, format.name, t('bet_pick_label')).types;
  return (
    <fieldset className={styles.many} aria-label={format.name(group.name)}>
      {group.types.map((type, place) => (
        <Chip
          key={type.id}
          pressed={type.id === play.typeId}
          aria-label={labels[place]?.full}
          onClick={() => type.plays[0] && choosePlay(type.plays[0].id)}
        >
          <SeenText>{labels[place]?.label || labels[place]?.full || ''}</SeenText>
        </Chip>
      ))}
    </fieldset>
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
  );
}
