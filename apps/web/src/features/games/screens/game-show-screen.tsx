import type { Amount } from '@tessera/protocol/money';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RealityStrip } from '../../../components/reality/index.ts';
import { restrictionAt, useProtection } from '../../../data/protection/index.ts';
import { user } from '../../../data/session/index.ts';
import { prefs, setPrefs, useFormat, useList, usePrefs, useTheme } from '../../../data/settings/index.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { back, replace, useRoute } from '../../../platform/navigation/index.ts';
import { useEntry } from '../api/enter-game.ts';
import { usePlatforms } from '../api/platforms.ts';
import { GameBar } from '../components/game-bar.tsx';
import { GameCover } from '../components/game-cover.tsx';
import { useRecycleAll } from '../components/recycle-button.tsx';
import { useFiguresAfterRounds } from '../components/use-figures-after-rounds.ts';
import { useFrame } from '../components/use-frame.ts';
import { playedNow } from '../model/game-list.ts';
import styles from './game-show-screen.module.css';

const TransferDialog = lazyPart(
  async () => (await import('../components/transfer-dialog.tsx')).TransferDialog,
);

/** How long the offer to recall the balance stays visible. */
const OFFER_MS = 6_000;

/** `/game`: a third-party game in a frame, below our own bar. Parameters: `game`, `language`. */
export function GameShowScreen() {
  const t = useT();
  const format = useFormat();
  const { params } = useRoute();
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [moving, setMoving] = useState(false);
  const restriction = usePlayRestriction();
  const { state, retry } = useEntry(params.game ?? '', params.language);
  const entry = state.status === 'in' ? state.entry : undefined;
  const listed = useList('GAME_LIST')?.find(({ id }) => id === params.game);
  const slug = entry?.plat ?? listed?.platform;
  const platform = usePlatforms().data?.find(({ id }) => id === slug);
  const keepsBalance = (entry?.wallet ?? platform?.wallet) === 'transfer';
  const askFigures = useFiguresAfterRounds(slug, keepsBalance);
  const name = listed ? format.name(listed.name) : (entry?.name ?? t('route_game_show'));
  const [inGame, setInGame] = useState<Amount>();
  const { ready, tell } = useFrame(frame, entry?.origin, ({ type, balance }) => {
    if (type === 'exit') return leave();
    setInGame(balance);
    askFigures();
  });
  useTold(ready, tell);
  useEffect(() => {
    if (ready && params.game) setPrefs({ recentGames: playedNow(prefs().recentGames, params.game) });
  }, [ready, params.game]);
  const { recycle } = useRecycleAll();
  /** Leaves without asking; the notice offers to recall the balance left on the platform. */
  const leave = () => {
    const left = slug !== undefined && keepsBalance ? user().balance_game[slug] : undefined;
    if (left !== undefined && left > 0n) {
      toast(t('games_left_there'), {
        durationMs: OFFER_MS,
        action: { label: t('games_bring_home'), onPress: recycle },
      });
    }
    back();
  };
  if (!params.game) return <Nowhere />;
  return (
    <div ref={root} className={styles.root}>
      <GameBar
        root={root}
        name={name}
        platform={platform}
        inGame={ready ? inGame : undefined}
        onLeave={leave}
        onTransfer={keepsBalance ? () => setMoving(true) : undefined}
      />
      <div className={styles.strip}>
        <RealityStrip />
      </div>
      <div className={styles.stage}>
        {entry && restriction === undefined && (
          <iframe
            ref={frame}
            key={entry.url}
            src={entry.url}
            title={name}
            className={styles.frame}
            // The game has another origin than this page, so its scripts cannot reach this page.
            sandbox="allow-scripts allow-same-origin"
            allow="autoplay"
            referrerPolicy="no-referrer"
          />
        )}
        {(!ready || restriction !== undefined) && (
          <GameCover
            key={entry?.url}
            name={name}
            art={listed?.art}
            platform={platform?.name ?? slug ?? ''}
            refused={restriction ?? (state.status === 'refused' ? state.text : undefined)}
            onRetry={retry}
            onLeave={leave}
          />
        )}
      </div>
      {moving && slug && (
        <TransferDialog
          platform={slug}
          game={params.game}
          onClose={() => {
            setMoving(false);
            // A transfer changes what the game showed last.
            setInGame(undefined);
          }}
        />
      )}
    </div>
  );
}

/** Why the player's own restriction forbids playing now; it also ends a running game (RP7, RP8). */
function usePlayRestriction(): string | undefined {
  const t = useT();
  const format = useFormat();
  const restriction = restrictionAt(
    useProtection(({ state }) => state),
    useNow(),
  );
  return restriction && t(restriction.text, { time: format.time(restriction.until, 'MM-DD HH:mm') });
}

/** Without a game the page redirects to the list. */
function Nowhere() {
  useEffect(() => void replace('game-display'), []);
  return null;
}

/**
 * Sends the player's sound and theme settings to the game once it is ready and on every change; turns its sound off on unmount.
 */
function useTold(ready: boolean, tell: ReturnType<typeof useFrame>['tell']): void {
  const sound = usePrefs((all) => all.gameSound);
  const dark = useDark();
  const say = useEffectEvent(tell);
  useEffect(() => {
    if (!ready) return;
    say({ type: 'sound', on: sound });
    return () => say({ type: 'sound', on: false });
  }, [ready, sound]);
  useEffect(() => {
    if (ready) say({ type: 'theme', dark });
  }, [ready, dark]);
}

/** Whether the current theme is dark, from its style sheet; the sheet is applied before the theme's name changes. */
function useDark(): boolean {
  useTheme();
  return getComputedStyle(document.documentElement).getPropertyValue('--scheme').trim() === 'dark';
}
