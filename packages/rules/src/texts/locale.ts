/** Languages of the rule texts; other languages fall back to one of them. */
export type RuleLocale = 'zhCn' | 'enUs';
