/** Languages that rule texts are written in; others fall back to one of them. */
export type RuleLocale = 'zhCn' | 'enUs';
