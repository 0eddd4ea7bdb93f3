import { offeredLanguage } from '@tessera/messages/languages';
import { Dialog, Note, Segmented } from '@tessera/ui';
import { ArrowRight, Info } from '@tessera/ui/icons';
import { useState } from 'react';
import { MoneyButton } from '../../../components/money-button/index.ts';
import { useUser } from '../../../data/session/index.ts';
import { prefs, useFormat, useList } from '../../../data/settings/index.ts';
import { useLanguage, useT } from '../../../platform/i18n/index.ts';
import { push } from '../../../platform/navigation/index.ts';
import { type Platform, usePlatforms } from '../api/platforms.ts';
import { gameToEnter } from '../model/game-list.ts';
import { BalancePanels } from './balance-panels.tsx';
import { CountField } from './count-field.tsx';
import { DirectionRow } from './direction-row.tsx';
import { PlatformMark } from './platform-mark.tsx';
import { StateTag } from './state-tag.tsx';
import { MoveButtons } from './transfer-card.tsx';
import styles from './transfer-dialog.module.css';
import { useTransferForm } from './use-transfer-form.ts';

/** Source: `docs/product-spec.md`, section 9: the lesser of 90 % of the body's width and 400 px. The dialog applies the 90 %. */
const WIDTH_PX = 400;

export interface TransferDialogProps {
  /** Slug of the platform selected first. */
  platform: string;
  /** Game the dialog was opened for. */
  game?: string;
  onClose: () => void;
}

/** The game transfer dialog (R2.18): moves money between the main account and a platform, and enters the game. */
export function TransferDialog({ platform: first, game, onClose }: TransferDialogProps) {
  const platforms = usePlatforms().data;
  const platform = platforms?.find(({ id }) => id === first);
  if (!platforms || !platform) return null;
  return <OfPlatforms platforms={platforms} first={platform} game={game} onClose={onClose} />;
}

interface OfPlatformsProps extends Pick<TransferDialogProps, 'onClose'> {
  platforms: readonly Platform[];
  first: Platform;
  game: string | undefined;
}

function OfPlatforms({ platforms, first, game, onClose }: OfPlatformsProps) {
  const t = useT();
  const own = useLanguage();
  const isTrial = useUser((user) => user.info?.kind === 'trial');
  const transfer = useTransferForm(first.id, first.wallet === 'transfer' && !isTrial);
  const platform = platforms.find(({ id }) => id === transfer.form.platform) ?? first;
  const [picked, setPicked] = useState('');
  const language =
    offeredLanguage(
      platform.language.map(({ value }) => value),
      [picked, own],
    ) ?? '';
  const keepsBalance = platform.wallet === 'transfer';
  return (
    <Dialog
      open
      onClose={onClose}
      width={WIDTH_PX}
      className={styles.root}
      title={
        <span className={styles.title}>
          <PlatformMark platform={platform.id} />
          {keepsBalance ? t('games_dialog_title', { name: platform.name }) : platform.name}
          <StateTag state={platform.state} />
        </span>
      }
      footer={
        isTrial ? undefined : (
          <>
            {keepsBalance && <MoveButtons transfer={transfer} primary={false} />}
            <EnterButton platform={platform} game={game} language={language} onEnter={onClose} />
          </>
        )
      }
    >
      <div className={styles.body}>
        <BalancePanels platform={platform} />
        {isTrial && <Note icon={Info}>{t('trial_not_allowed')}</Note>}
        {!isTrial && !keepsBalance && <Note icon={Info}>{t('games_seamless', { name: platform.name })}</Note>}
        {!isTrial && keepsBalance && (
          <>
            <DirectionRow
              form={transfer.form}
              onForm={transfer.setForm}
              platforms={platforms.filter(({ wallet }) => wallet === 'transfer')}
            />
            <CountField form={transfer.form} onForm={transfer.setForm} onSubmit={transfer.transfer} />
          </>
        )}
        {!isTrial && platform.language.length > 0 && (
          <div className={styles.language}>
            <span aria-hidden="true">{t('games_language')}</span>
            <Segmented
              fill
              label={t('games_language')}
              options={platform.language}
              value={language}
              onChange={setPicked}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface EnterButtonProps {
  platform: Platform;
  game: string | undefined;
  language: string;
  onEnter: () => void;
}

function EnterButton({ platform, game: asked, language, onEnter }: EnterButtonProps) {
  const t = useT();
  const format = useFormat();
  const games = useList('GAME_LIST') ?? [];
  const game = gameToEnter(games, platform.id, asked, prefs().recentGames);
  const handleClick = () => {
    if (!game) return;
    onEnter();
    void push('game-show', { game: game.id, ...(language && { language }) });
  };
  return (
    <MoneyButton
      variant="primary"
      size="lg"
      iconEnd={ArrowRight}
      className={styles.enter}
      disabled={!game || platform.state !== 'open'}
      onClick={handleClick}
    >
      {t('games_enter')}
      {game && game.id !== asked && <small className={styles.other}>{format.name(game.name)}</small>}
    </MoneyButton>
  );
}
