export { amountFrom } from './amount-from.ts';
export { clearCache, keptBytes } from './cache.ts';
export { changeLanguage } from './change-language.ts';
export { applyDeviceLooks, chooseDeviceLooks } from './device-looks.ts';
export { toggled, useFavourite } from './favourites.ts';
export { buzz, canBuzz } from './haptics.ts';
export { languageChoices, loadStoredLanguage, refreshTexts, startLanguage } from './language.ts';
export {
  type Lists,
  list,
  listNames,
  loadStoredLists,
  onSettings,
  refreshLists,
  setSettings,
  useList,
  type Versions,
} from './lists.ts';
export { lotteryText } from './lottery-text.ts';
export { offerContrast } from './offer-contrast.ts';
export {
  loadPrefs,
  type Prefs,
  prefs,
  setPrefs,
  type TextSize,
  textSizes,
  usePrefs,
} from './prefs.ts';
export { loadSounds, play } from './sounds.ts';
export { followSystem, watchSystemTheme } from './system-theme.ts';
export { chooseTheme, clearThemeValues, loadStoredTheme, useTheme } from './theme.ts';
export { useAwaitedList } from './use-awaited-list.ts';
export { EXACT, type Format, format, type ShownAmount, useFormat } from './use-format.ts';
export { type Settings, settings, useSettings } from './use-settings.ts';
