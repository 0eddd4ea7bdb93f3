import { Input } from '@tessera/ui';
import { type ColourGroup, colourGroups, type EditableColour, type MeasuredPair } from '@tessera/ui/themes';
import { State } from '../../parts/marks.tsx';
import { type TextKey, useT } from '../../platform/i18n.ts';
import styles from './themes.module.css';
import { type Colours, isColour, nearestPair, ratioText } from './typed-colours.ts';

const GROUP_TEXT = {
  brand: 'colours_brand',
  page: 'colours_page',
  text: 'colours_text',
  frame: 'colours_frame',
  state: 'colours_state',
} as const satisfies Readonly<Record<ColourGroup, TextKey>>;

interface ColourFieldsProps {
  built: Colours;
  typed: Colours;
  pairs: readonly MeasuredPair[];
  onType: (name: EditableColour, value: string) => void;
}

/** The colours of a theme by what they are for, each with the contrast of its nearest pair. */
export function ColourFields({ built, typed, pairs, onType }: ColourFieldsProps) {
  const t = useT();
  return (
    <>
      {(Object.keys(colourGroups) as ColourGroup[]).map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend>{t(GROUP_TEXT[group])}</legend>
          {colourGroups[group].map((name) => (
            <ColourField
              key={name}
              name={name}
              shipped={built[name] ?? ''}
              value={typed[name] ?? built[name] ?? ''}
              pair={nearestPair(pairs, name)}
              onType={(value) => onType(name, value)}
            />
          ))}
        </fieldset>
      ))}
    </>
  );
}

interface ColourFieldProps {
  name: EditableColour;
  shipped: string;
  value: string;
  pair: MeasuredPair | undefined;
  onType: (value: string) => void;
}

function ColourField({ name, shipped, value, pair, onType }: ColourFieldProps) {
  const t = useT();
  const isWrong = !isColour(value);
  const isWeak = pair !== undefined && pair.ratio < pair.least;
  return (
    <div className={styles.colour} data-changed={value.toUpperCase() !== shipped.toUpperCase() || undefined}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={t('pick_colour', { name })}
        value={isWrong ? shipped : value}
        onChange={(event) => onType(event.target.value.toUpperCase())}
      />
      <code className="clip">{name}</code>
      <Input
        aria-label={name}
        aria-invalid={isWrong || undefined}
        maxLength={7}
        spellCheck={false}
        value={value}
        onValue={(text) => onType(text.trim())}
      />
      <span className={styles.ratio}>
        {isWrong ? (
          <State tone="bad">{t('colour_wrong')}</State>
        ) : (
          pair && (
            <State tone={isWeak ? 'bad' : 'ok'}>
              <span className="n">{ratioText(pair.ratio)}</span>
              <span className="t3">{pair.on === name ? pair.ground : pair.on}</span>
            </State>
          )
        )}
      </span>
    </div>
  );
}
