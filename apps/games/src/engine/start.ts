import '@tessera/ui/styles.css';
import './engine.css';
import { type GameId, percentOf, type RoundView, type StateReply, verifyRound } from '@tessera/games';
import { type Api, createApi } from './api.ts';
import { createCanvasView } from './canvas/canvas-view.ts';
import { createCroupier } from './croupier.ts';
import { flag, h } from './element.ts';
import frame from './frame/frame.module.css';
import { historyPage } from './frame/history-page.ts';
import { listenToKeys } from './frame/keys.ts';
import { createLedger } from './frame/ledger.ts';
import { showFailure, showOpening } from './frame/opening.ts';
import { createPanel } from './frame/panel.ts';
import { createPlayButton } from './frame/play-button.ts';
import { rulesPage } from './frame/rules-page.ts';
import { createStage } from './frame/stage.ts';
import { createStakeBar } from './frame/stake-bar.ts';
import { createTopBar } from './frame/top-bar.ts';
import { verifyPage } from './frame/verify-page.ts';
import type { AnyView, GameDefinition, Table } from './game.ts';
import { moneyText, printAmount } from './money.ts';
import { createMover } from './mover.ts';
import { connectParent } from './parent.ts';
import { told } from './result.ts';
import { openSession, type Session } from './session.ts';
import { createSounds, frameSounds } from './sounds.ts';
import type { Store } from './store.ts';
import { languageOf, tagOf, translator } from './texts/index.ts';
import { isCalm, setDeviceTheme, setTheme } from './theme.ts';

/** Opens a game in this page: fetches the state from the platform, builds the frame and mounts the game. */
export async function startGame<G extends GameId>(game: GameDefinition<G>): Promise<void> {
  setDeviceTheme();
  const api = createApi(new URLSearchParams(location.search).get('s') ?? '');
  const closeOpening = showOpening();
  try {
    const state = await api.state();
    closeOpening();
    build(game, api, state);
  } catch (error) {
    closeOpening();
    showFailure(error, () => void startGame(game));
  }
}

function build<G extends GameId>(game: GameDefinition<G>, api: Api, state: StateReply): void {
  const language = languageOf(state.language);
  const t = translator<G>(game.texts, language);
  document.documentElement.lang = tagOf(language) ?? '';
  document.title = t('title');
  // A session belongs to one game, so all its rounds are rounds of this game.
  const own = (round: RoundView) => round as unknown as RoundView<G>;
  const { unitOf } = game;
  const session = openSession(state, unitOf && ((round) => unitOf(own(round))));
  const mover = createMover(isCalm);
  const brief = (round: RoundView) => game.brief(own(round), t, language);

  const stage = createStage(session, brief, t, language);
  stage.element.classList.add(...(game.world ? [game.world] : []));
  const options = h('fieldset', { class: frame.options });
  let refresh = () => {};
  const table: Table<G> = {
    stage: stage.board,
    options,
    language,
    t,
    history: () => session.get().history.map(own),
    stake: () => session.get().stake,
    money: (amount) => moneyText(amount, language),
    now: () => Date.now() + session.get().clockOffset,
    calm: mover.isQuick,
    sound: (notes) => sounds.play(notes),
    canvas(label, draw, densityTop) {
      const view = createCanvasView(label, draw, densityTop);
      stage.board.append(view.element);
      return view;
    },
    move: mover.move,
    changed: () => refresh(),
    step: (action) => croupier.step(action),
  };

  const sounds = createSounds((on) => topBar.showSound(on));
  const view = game.mount(table) as unknown as AnyView;
  const parent = connectParent(state.parent, { sound: sounds.turn, theme: setTheme });
  const balance = () => printAmount(session.get().balance);
  const croupier = createCroupier({
    api,
    view,
    session,
    mover,
    events: {
      placed() {
        sounds.play(frameSounds.placed);
        parent.tell({ type: 'balance', balance: balance() });
      },
      finished(round) {
        const { tone, stake, payout } = told(round);
        if (tone === 'won') sounds.play(payout >= stake * 10n ? frameSounds.wonMuch : frameSounds.won);
        parent.tell({ type: 'round', balance: balance() });
      },
      failed: () => sounds.play(frameSounds.error),
    },
  });

  const panel = createPanel(t, {
    history: () =>
      historyPage(session.get().history, brief, t, language, (round) => panel.open('verify', round)),
    verify: (round) =>
      verifyPage(
        {
          session,
          t,
          language,
          brief,
          check: (one, seed) => verifyRound(game.rules, own(one), seed),
          rotate: () => rotate(api, session),
        },
        round,
      ),
    rules: () => rulesPage(session.get(), game.manual(t, language), rtpText(), t, language),
  });
  const topBar = createTopBar(session, t, language, sounds, (name) => panel.open(name), parent.isFramed);
  const stakeBar = createStakeBar(session, t, language);
  const play = createPlayButton(session, view, t, language, croupier.press);
  const foot = h('p', { class: frame.foot });
  const rtpText = () => {
    const choice = view.choice() as ReturnType<ReturnType<typeof game.mount>['choice']>;
    return choice === null ? null : `${percentOf(game.rules.rtp(choice))}%`;
  };
  refresh = () => {
    play.refresh();
    const rtp = rtpText();
    const text = rtp === null ? '' : `${t('rtp')} ${rtp}`;
    if (foot.textContent !== text) foot.textContent = text;
  };
  session.watch(({ phase }) => {
    const locked = phase !== 'idle';
    if (options.disabled !== locked) options.disabled = locked;
    flag(document.documentElement, 'data-locked', locked);
    view.lock?.(locked);
  });
  refresh();

  document.body.append(
    h(
      'main',
      { class: frame.frame, ...(parent.isFramed && { 'data-framed': '' }) },
      h('h1', { class: frame.hidden, text: t('title') }),
      topBar.element,
      stage.element,
      h(
        'section',
        { class: frame.controls },
        options,
        stakeBar.element,
        play.element,
        foot,
        createLedger(session, brief, t, language),
      ),
    ),
    panel.element,
  );
  listenToKeys({ press: croupier.press, step: stakeBar.step, scale: stakeBar.scale });
  void croupier.resume();
  parent.tell({ type: 'ready', balance: balance() });
  window.addEventListener('pagehide', () => parent.tell({ type: 'exit', balance: balance() }));
}

/** Requests a new platform seed and stores the revealed one; false when the platform did not answer. */
async function rotate(api: Api, session: Store<Session>): Promise<boolean> {
  try {
    const { seed, commit, nextCommit } = await api.rotate();
    const seeds = new Map(session.get().seeds).set(commit, seed);
    session.set({ seeds, commit: nextCommit, nonce: 0, notice: null });
    return true;
  } catch {
    session.set({ notice: { key: 'error_unavailable' } });
    return false;
  }
}
