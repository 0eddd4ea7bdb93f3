'use memo';

import { Chip, Segmented } from '@tessera/ui';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { shortName } from '../play/play-name.ts';
import { SeenText } from '../seen-text.tsx';
import type { BoardPage } from './board-pages.ts';
import styles from './credit-board.module.css';
import { type LinkPlay, linkPlayId, linkPlayOf } from './link-choice.ts';

export interface PlayChoiceProps {
  page: BoardPage;
  play: string;
  onChoose: (playId: string) => void;
}

/** Selects one of the plays of a page. */
export function PlayChoice({ page, play, onChoose }: PlayChoiceProps) {
  const format = useFormat();
  const pageName = format.name(page.name);
  const link = linkPlayOf(play);
  if (page.plays.length < 2) return null;
  if (link) return <LinkChoice link={link} onChoose={onChoose} />;
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

const counts = ['2', '3', '4', '5'] as const;

/** Signs or tails, how many make a line, and whether they must be drawn: sixteen plays by three controls. */
function LinkChoice({ link, onChoose }: { link: LinkPlay; onChoose: (playId: string) => void }) {
  const t = useT();
  const choose = (changed: Partial<LinkPlay>) => onChoose(linkPlayId({ ...link, ...changed }));
  return (
    <div className={styles.choice}>
      <Segmented
        label={t('bet_link_of')}
        value={link.of}
        onChange={(of) => choose({ of })}
        options={[
          { value: 'zodiac', label: t('bet_link_zodiac') },
          { value: 'tail', label: t('bet_link_tail') },
        ]}
      />
      <Segmented
        label={t('bet_link_count')}
        value={link.count}
        onChange={(count) => choose({ count })}
        options={counts.map((n) => ({
          value: n as string,
          label: t(link.of === 'zodiac' ? 'bet_link_n_zodiac' : 'bet_link_n_tail', { n }),
        }))}
      />
      <Segmented
        label={t('bet_link_way')}
        value={link.way}
        onChange={(way) => choose({ way })}
        options={[
          { value: 'in', label: t('bet_link_in') },
          { value: 'out', label: t('bet_link_out') },
        ]}
      />
    </div>
  );
}
