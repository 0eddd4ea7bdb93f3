import { FISH, FISH_IDS, FISHING_BULLETS, type FishId } from '@tessera/games';
import {
  amountFrom,
  amountOf,
  factorText,
  type GameView,
  h,
  note,
  type Table,
  tap,
} from '../engine/index.ts';
import { pictureOf } from '../reels/index.ts';
import { type Aim, countOf, withAim } from './aims.ts';
import { chanceText } from './chance.ts';
import { fishDrawings } from './fish-art.ts';
import css from './fishing.module.css';
import { createSea } from './sea.ts';
import { flightAt, volleyLength } from './volley.ts';
import type { Shot } from './volley-view.ts';
import { drawWater } from './water.ts';

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Puts the sea on the stage and the kinds of fish into the options. */
export function mountSea(table: Table<'fishing'>): GameView<'fishing'> {
  const { t, money } = table;
  const last = table.history()[0];
  const sea = createSea(last?.round ?? 'sea', still);
  const water = table.canvas('', (pen, { width, height }) => {
    drawWater(pen, width, height);
    return false;
  }).element;
  water.setAttribute('aria-hidden', 'true');
  const picture = h('div', { class: css.sea, role: 'img', 'aria-label': t('sea') }, water, sea.element);
  table.stage.append(picture);
  table.stage.classList.add(...(css.aiming ? [css.aiming] : []));
  let aims: readonly Aim[] = [];
  let locked = false;

  const set = (next: readonly Aim[]) => {
    if (locked) return;
    sea.clear();
    aims = next;
    draw();
    table.changed();
  };
  const add = (aim: Aim) => {
    table.sound([tap(1200)]);
    set(withAim(aims, aim));
  };

  const kinds = FISH_IDS.map((fish) => createKind(table, fish, () => add({ fish, swimmer: sea.find(fish) })));
  const clear = h('button', { type: 'button', class: css.clear, onclick: () => set([]) }, t('clear'));
  const count = h('span');
  table.options.append(
    h(
      'div',
      {},
      h('p', { class: css.note }, count),
      h('div', { class: css.fish }, ...kinds.map(({ element }) => element), clear),
    ),
  );
  const draw = () => {
    sea.aim(aims);
    for (const kind of kinds) kind.show(aims);
    clear.disabled = aims.length === 0;
    count.textContent =
      aims.length === 0
        ? t('hint')
        : t(aims.length < FISHING_BULLETS.max ? 'aimed' : 'aimed_all', {
            n: aims.length,
            max: FISHING_BULLETS.max,
          });
  };

  table.stage.addEventListener('pointerdown', ({ clientX, clientY }) => {
    const { left, top } = picture.getBoundingClientRect();
    const swimmer = sea.at({ x: clientX - left, y: clientY - top });
    const fish = sea.school[swimmer]?.species;
    if (fish) add({ fish, swimmer });
  });
  document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest('input, dialog')))
      return;
    const fish = FISH_IDS[Number(key) - 1];
    if (fish) add({ fish, swimmer: sea.find(fish) });
    if (key === 'Backspace') set(aims.slice(0, -1));
  });
  draw();

  const fly = async (shots: readonly Shot[]) => {
    const length = volleyLength(shots.length);
    let fired = 0;
    let landed = 0;
    await table.move(length, (share) => {
      const ms = share * length;
      sea.volley(shots, ms);
      if (table.calm()) return;
      for (; fired < shots.length && flightAt(fired, ms).fired; fired += 1)
        table.sound([tap(700, { gain: 0.1 })]);
      for (; landed < shots.length && flightAt(landed, ms).way === 1; landed += 1) {
        if (shots[landed]?.caught) table.sound([note(660, { ms: 120, gain: 0.1 })]);
      }
    });
  };

  return {
    choice: () => (aims.length === 0 ? null : { targets: aims.map(({ fish }) => fish) }),
    stake: (unit) => amountOf(unit * BigInt(aims.length)),
    async show({ choice, outcome }) {
      if (!outcome) return;
      const shots = outcome.shots.map((shot, bullet): Shot => {
        const aimed = aims[bullet];
        const fits = aimed?.fish === shot.fish && choice.targets.length === aims.length;
        return {
          ...shot,
          swimmer: fits ? aimed.swimmer : sea.find(shot.fish),
          text: shot.caught ? money(amountFrom(shot.pays)) : '',
        };
      });
      sea.aim([]);
      await fly(shots);
      const caught = shots.filter((shot) => shot.caught);
      picture.setAttribute(
        'aria-label',
        caught.length === 0
          ? t('shots_none', { all: shots.length })
          : t('shots', {
              caught: caught.length,
              all: shots.length,
              fish: caught.map(({ fish }) => t(fish)).join(' '),
            }),
      );
      // The same kinds stay aimed at, with fish that are still visible.
      aims = aims.map(({ fish }) => ({ fish, swimmer: sea.find(fish) }));
      draw();
    },
    lock(next) {
      locked = next;
    },
  };
}

function createKind({ t, language }: Table<'fishing'>, fish: FishId, onPress: () => void) {
  const badge = h('i', { class: css.badge, 'aria-hidden': 'true' });
  const said = h('span', { class: css.said });
  const factor = factorText(FISH[fish], language);
  const element = h(
    'button',
    { type: 'button', class: css.kind, onclick: onPress },
    pictureOf(fishDrawings[fish], 30),
    h('span', { text: t('pays', { times: FISH[fish] / 100 }) }),
    h('small', { 'aria-hidden': 'true', text: t(fish) }),
    badge,
    said,
  );
  return {
    element,
    show(aims: readonly Aim[]) {
      const n = countOf(aims, fish);
      badge.textContent = n === 0 ? '' : String(n);
      element.toggleAttribute('data-aimed', n > 0);
      said.textContent = t('aim_at', { name: t(fish), factor, chance: chanceText(fish), n });
    },
  };
}
