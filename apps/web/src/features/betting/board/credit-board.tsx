'use memo';

import { useState } from 'react';
import { useFormat } from '../../../data/settings/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { useBettingPage } from '../betting.tsx';
import { cardForm } from '../pick/card-form.ts';
import { facesOf } from '../pick/zone-look.ts';
import { itemOf } from '../play/engine.ts';
import { type BoardCard, hasCells } from './board.ts';
import { DesktopBoardFrame } from './board-frame.desktop.tsx';
import { PhoneBoardFrame } from './board-frame.phone.tsx';
import { type BoardSection, boardPages, pageOf, sectionsOfPlay } from './board-pages.ts';
import { ComboPicker } from './combo-picker.tsx';
import styles from './credit-board.module.css';
import { PlayChoice } from './play-choice.tsx';
import { AllCards } from './section-cards.desktop.tsx';
import { HalvedCards } from './section-cards.phone.tsx';
import { type Board, useBoard } from './use-board.ts';

const BoardFrame = partByForm({ desktop: DesktopBoardFrame, phone: PhoneBoardFrame });
const SectionCards = partByForm({ desktop: AllCards, phone: HalvedCards });

/** The credit board: boards of cells with a stake each, plays whose lines combine several values, one bar for all bets. */
export function CreditBoard() {
  const { plays, tree, boardType } = useBettingPage();
  const pages = boardPages(tree);
  const page = pageOf(pages, boardType);
  const board = useBoard(plays.map(({ id }) => itemOf(id)));
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  if (!page) return null;
  const isChoice = page.sections.length === 0;
  const play = isChoice ? (chosen[page.id] ?? page.plays[0]?.id) : undefined;
  const combined = play !== undefined && !hasCells(itemOf(play));
  return (
    <BoardFrame page={page} board={board} combined={combined}>
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
    </BoardFrame>
  );
}

function Section({ section: { playId, cards, beside }, board }: { section: BoardSection; board: Board }) {
  const format = useFormat();
  const { plays } = useBettingPage();
  const names = plays.find(({ id }) => id === playId)?.name;
  const isWide = !beside && (cards.length > 1 || isWideCard(cards[0]));
  return (
    <div className={styles.item} data-wide={isWide || undefined} data-beside={beside}>
      <SectionCards name={names ? format.name(names) : playId} cards={cards} board={board} />
    </div>
  );
}

/** Cards that need the full width: many cells, dice, tiles that list numbers. */
function isWideCard(card: BoardCard | undefined): boolean {
  if (!card) return false;
  const { form } = cardForm(itemOf(card.playId), card, false);
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
