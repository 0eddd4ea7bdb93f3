import { Chip, Segmented, TabPanel } from '@tessera/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormat } from '../../../data/settings/index.ts';
import { isPhone } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { cardForm } from '../pick/card-form.ts';
import { IndependenceNote } from '../pick/independence-note.tsx';
import { facesOf } from '../pick/zone-look.ts';
import { itemOf } from '../play/engine.ts';
import { shortName } from '../play/play-name.ts';
import { SeenText } from '../seen-text.tsx';
import { type BoardCard, hasCells } from './board.ts';
import { BoardBar } from './board-bar.tsx';
import { BoardCardView } from './board-card.tsx';
import { BoardMode } from './board-mode.tsx';
import { type BoardPage, type BoardSection, boardPages, pageOf, sectionsOfPlay } from './board-pages.ts';
import { BOARD_TABS } from './board-tabs.tsx';
import { ComboPicker } from './combo-picker.tsx';
import styles from './credit-board.module.css';
import { type Board, useBoard } from './use-board.ts';

/** The credit disk: boards of cells with a stake each, plays whose lines combine several values, one bar for all bets. */
export function CreditBoard() {
  const { plays, tree, boardType } = useBettingPage();
  const pages = boardPages(tree);
  const page = pageOf(pages, boardType);
  const board = useBoard(plays.map(({ id }) => itemOf(id)));
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [barPlace, setBarPlace] = useState<HTMLElement | null>(null);
  if (!page) return null;
  const isChoice = page.sections.length === 0;
  const play = isChoice ? (chosen[page.id] ?? page.plays[0]?.id) : undefined;
  const combined = play !== undefined && !hasCells(itemOf(play));
  const bar = <BoardBar board={board} combined={combined} />;
  return (
    <div className={styles.root} ref={() => setBarPlace(document.getElementById('bet-board-bar'))}>
      <TabPanel id={BOARD_TABS} value={page.id} className={styles.items ?? ''}>
        {isPhone && !combined && (
          <div className={styles.mode} data-over={isOver(page) || undefined}>
            <BoardMode />
          </div>
        )}
        {play !== undefined && (
          <PlayChoice
            page={page}
            play={play}
            onChoose={(id) => setChosen((before) => ({ ...before, [page.id]: id }))}
          />
        )}
        {combined ? (
          <div className={styles.item} data-wide="">
            <ComboPicker key={play} item={itemOf(play)} board={board} />
          </div>
        ) : (
          (play === undefined ? page.sections : sectionsOfPlay(play)).map((section) => (
            <Section key={section.playId} section={section} board={board} />
          ))
        )}
      </TabPanel>
      <IndependenceNote />
      {isPhone ? barPlace && createPortal(bar, barPlace) : <div className={styles.bar}>{bar}</div>}
    </div>
  );
}

/** Whether the first heading has space for the mode switch at its end. */
function isOver({ sections }: BoardPage): boolean {
  const first = sections[0];
  return first !== undefined && first.cards.length < HALF_FROM;
}

/** Selects one of the plays of a page. */
function PlayChoice({
  page,
  play,
  onChoose,
}: {
  page: BoardPage;
  play: string;
  onChoose: (playId: string) => void;
}) {
  const format = useFormat();
  const pageName = format.name(page.name);
  if (page.plays.length < 2) return null;
  return (
    <div className={styles.choice}>
      {page.plays.map(({ id, name }) => (
        <Chip
          key={id}
          variant="line"
          pressed={id === play}
          aria-label={format.name(name)}
          onClick={() => onChoose(id)}
        >
          <SeenText>{shortName(format.name(name), pageName)}</SeenText>
        </Chip>
      ))}
    </div>
  );
}

/** Phones show sections with at least this many cards in two halves. */
const HALF_FROM = 8;

function Section({ section: { playId, cards, beside }, board }: { section: BoardSection; board: Board }) {
  const t = useT();
  const format = useFormat();
  const { plays } = useBettingPage();
  const [half, setHalf] = useState<'first' | 'second'>('first');
  const names = plays.find(({ id }) => id === playId)?.name;
  const name = names ? format.name(names) : playId;
  const many = cards.length > 1;
  const middle = Math.ceil(cards.length / 2);
  const halves = isPhone && cards.length >= HALF_FROM;
  const shown = halves ? (half === 'first' ? cards.slice(0, middle) : cards.slice(middle)) : cards;
  const isWide = !beside && (many || isWideCard(cards[0]));
  return (
    <div className={styles.item} data-wide={isWide || undefined} data-beside={beside}>
      {many && (
        <div className={styles.head}>
          <h2 className={styles.title}>{name}</h2>
          {halves && (
            <Segmented
              label={name}
              value={half}
              onChange={setHalf}
              options={[
                { value: 'first', label: t('bet_from_to', { a: 1, b: middle }) },
                { value: 'second', label: t('bet_from_to', { a: middle + 1, b: cards.length }) },
              ]}
            />
          )}
        </div>
      )}
      <div
        className={styles.cards}
        data-many={many || undefined}
        data-narrow={many ? widthOf(cards) : undefined}
      >
        {shown.map((card) => (
          <BoardCardView key={card.id} card={card} name={name} many={many} board={board} />
        ))}
      </div>
    </div>
  );
}

/** Minimum width of cards shown side by side: words of two characters need more than words of one. */
function widthOf(cards: readonly BoardCard[]): 'narrow' | 'middle' | undefined {
  if (cards.some(({ pair, cells }) => pair !== undefined || cells.length > 10)) return undefined;
  const isLong = cards.some(({ zone, cells }) => zone.kind === 'words' && cells.length > 6);
  return isLong ? 'middle' : 'narrow';
}

/** Cards that need the full width: many cells, dice, tiles that list numbers. */
function isWideCard(card: BoardCard | undefined): boolean {
  if (!card) return false;
  const { form } = cardForm(itemOf(card.playId), card, false, isPhone);
  return (
    card.cells.length > 10 ||
    (form === 'stack' && card.zone.kind === 'words') ||
    form === 'listed' ||
    isDice(card)
  );
}

function isDice({ playId, zone }: BoardCard): boolean {
  return facesOf(itemOf(playId), zone, 1) !== undefined;
}
