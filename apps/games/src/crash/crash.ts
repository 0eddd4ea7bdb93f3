import texts from 'virtual:texts/crash';
import {
  CRASH_LEAST,
  CRASH_MOST,
  crashAt,
  crash as crashRules,
  crashTimeMs,
  percentOf,
  type RoundView,
} from '@tessera/games';
import type { Language } from '@tessera/messages/languages';
import {
  amountFrom,
  amountOf,
  defineGame,
  factorText,
  type GameTranslate,
  type GameView,
  h,
  hundredthsText,
  loadSprite,
  note,
  payTable,
  type Sprite,
  type Table,
  tap,
} from '../engine/index.ts';
import { typedFactor } from './auto.ts';
import css from './crash.module.css';
import planetUrl from './planet.svg';
import rocketUrl from './rocket.svg';
import { drawFlight, type Flight } from './scene.ts';

const autoFirst = 200;
const fallMs = 700;
/** Update interval of the figures with reduced motion, ms. */
const calmMs = 250;
/** Minimum time between two calls that wait for the end of a round. */
const watchEveryMs = 1_000;

/** Crash: a curve rises until it crashes; a player who leaves earlier is paid at its value. */
export const crash = defineGame<'crash'>({
  id: 'crash',
  texts,
  rules: crashRules,
  world: css.world,
  mount,
  brief: ({ outcome }, _t, language) => (outcome ? factorText(outcome.point, language) : ''),
  manual,
});

function mount(table: Table<'crash'>): GameView<'crash'> {
  const { t, language } = table;
  const write = (hundredths: number) => factorText(hundredths, language);
  const sprites: { rocket: Sprite | null; planet: Sprite | null } = { rocket: null, planet: null };
  let round: RoundView<'crash'> | null = null;
  let state: Flight['state'] = 'ground';
  /** End time of the curve, ms; 0 while it rises. */
  let endMs = 0;
  let fallenAt = 0;
  let told = 0;

  const figure = h('b', { text: write(100) });
  const line = h('small', { text: t('waiting') });
  const face = h('div', { class: css.figure }, figure, line);
  const board = h('div', { class: css.board }, face);
  table.stage.append(board);

  const elapsed = () => {
    if (state === 'ground' || !round) return 0;
    return state === 'rising' ? Math.max(0, table.now() - round.at) : endMs;
  };
  const say = (hundredths: number, words: string) => {
    const text = write(hundredths);
    if (figure.textContent !== text) figure.textContent = text;
    if (line.textContent !== words) line.textContent = words;
    face.dataset.state = state;
  };
  const tell = () => {
    const hundredths = crashAt(elapsed());
    if (hundredths === told) return;
    // One soft note for every whole factor passed.
    if (Math.floor(hundredths / 100) > Math.floor(told / 100) && told > 0)
      table.sound([note(330 * 2 ** (Math.min(hundredths, 1_600) / 800), { ms: 110, gain: 0.09 })]);
    told = hundredths;
    say(hundredths, t('rising'));
    table.changed();
  };

  const view = table.canvas(t('waiting'), (pen, frame) => {
    const calm = table.calm();
    if (state === 'rising' && !calm) tell();
    const fallenMs = state === 'fallen' ? frame.now - fallenAt : 0;
    drawFlight(
      pen,
      frame,
      { state, elapsedMs: elapsed(), fallenMs: calm ? fallMs : fallenMs, calm },
      sprites,
      write,
    );
    return !calm && (state === 'rising' || (state === 'fallen' && fallenMs < fallMs));
  });
  board.prepend(view.element);
  void loadSprite(rocketUrl, 64, 86).then((sprite) => {
    sprites.rocket = sprite;
    view.wake();
  });
  void loadSprite(planetUrl, 120, 96).then((sprite) => {
    sprites.planet = sprite;
    view.wake();
  });

  const rise = (next: RoundView<'crash'>) => {
    round = next;
    state = 'rising';
    told = 0;
    view.element.setAttribute('aria-label', t('rising'));
    table.sound([tap(300, { gain: 0.16 }), note(160, { ms: 320, toHz: 330, gain: 0.1 })]);
    view.wake();
    void watch(next.round);
    void count(next.round);
  };
  const flies = (id: string) => state === 'rising' && round?.round === id;
  /** Long-polls the platform until the round ends. */
  const watch = async (id: string) => {
    while (flies(id)) {
      const asked = performance.now();
      await table.step({ type: 'watch' });
      const left = watchEveryMs - (performance.now() - asked);
      if (flies(id) && left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    }
  };
  /** With reduced motion, updates figure and curve a few times per second. */
  const count = async (id: string) => {
    while (flies(id)) {
      if (table.calm()) {
        tell();
        view.wake();
      }
      await new Promise((resolve) => setTimeout(resolve, calmMs));
    }
  };

  const auto = createAuto(table);
  return {
    choice: auto.choice,
    async show(next) {
      if (next.state === 'void') {
        state = 'ground';
        say(100, t('waiting'));
        view.wake();
        return;
      }
      if (!next.outcome) {
        if (!flies(next.round)) rise(next);
        return;
      }
      const { point, cashout } = next.outcome;
      round = next;
      state = cashout === null ? 'fallen' : 'out';
      endMs = crashTimeMs(cashout ?? point);
      fallenAt = performance.now();
      say(
        cashout ?? point,
        cashout === null ? t('broke', { point: write(point) }) : t('out', { factor: write(cashout) }),
      );
      view.element.setAttribute('aria-label', line.textContent ?? '');
      if (cashout === null) table.sound([note(240, { ms: 380, toHz: 90, gain: 0.16 })]);
      view.wake();
      await table.move(cashout === null ? fallMs : 300, () => {});
    },
    next(current) {
      const factor = crashAt(elapsed());
      const worth = amountOf((amountFrom(current.stake) * BigInt(factor)) / 100n);
      return {
        label: t('cash_out', { amount: table.money(worth) }),
        action: factor >= CRASH_LEAST ? { type: 'cashout' } : null,
      };
    },
  };
}

/** The setting for automatic cashout; off until the player enables it. */
function createAuto({ t, language, options, history, changed }: Table<'crash'>) {
  const last = history()[0]?.choice.auto ?? null;
  const typed = (hundredths: number) => hundredthsText(hundredths, language);
  let at = last ?? autoFirst;
  const on = h('input', { type: 'checkbox', checked: last !== null, onchange: () => update() });
  const range = { min: factorText(CRASH_LEAST, language), max: factorText(CRASH_MOST, language) };
  const value = h('input', {
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-label': t('auto_at'),
    title: t('auto_hint', range),
    value: typed(at),
    onchange: () => {
      at = typedFactor(value.value) ?? at;
      value.value = typed(at);
      update();
    },
  });
  const update = () => {
    value.disabled = !on.checked;
    changed();
  };
  value.disabled = !on.checked;
  options.append(
    h(
      'div',
      { class: css.options },
      h('label', {}, on, t('auto')),
      h('div', { class: css.at }, value, h('span', { text: '×', 'aria-hidden': 'true' })),
    ),
  );
  return { choice: () => ({ auto: on.checked ? at : null }) };
}

function manual(t: GameTranslate<'crash'>, language: Language): readonly Node[] {
  const stops = [CRASH_LEAST, 150, 200, 300, 500, 1_000, 10_000, CRASH_MOST];
  return [
    h('p', { text: t('how') }),
    h('p', { text: t('how_pay') }),
    h('p', { text: t('how_server') }),
    payTable(
      [t('head_factor'), t('head_chance'), t('rtp')],
      stops.map((stop) => {
        const { num, den } = crashRules.rtp({ auto: stop });
        return [
          factorText(stop, language),
          `${percentOf({ num: num * 100n, den: den * BigInt(stop) })}%`,
          `${percentOf({ num, den })}%`,
        ];
      }),
    ),
  ];
}
