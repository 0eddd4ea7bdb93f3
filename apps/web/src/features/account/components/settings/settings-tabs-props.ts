/** Sections of the settings. */
export type SectionName = 'look' | 'language' | 'sound' | 'alert' | 'betting' | 'device';

export interface SettingsTabsProps {
  /** Prefix of the ids that link tabs and panels. */
  id: string;
  tabs: readonly { readonly value: SectionName; readonly label: string }[];
  value: SectionName;
  onChange: (value: SectionName) => void;
}
