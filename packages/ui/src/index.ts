import type {} from './util/css-properties.ts';

export { Avatar, type AvatarProps } from './avatar/avatar.tsx';
export { Badge, type BadgeProps } from './badge/badge.tsx';
export { Live } from './badge/live.tsx';
export { Note, type NoteProps } from './badge/note.tsx';
export { Tag, type TagProps, type Tone } from './badge/tag.tsx';
export { Ball, type BallProps, type BallSize, type BallState } from './ball/ball.tsx';
export { BallRow, type BallRowProps } from './ball/ball-row.tsx';
export { Die, type DieProps } from './ball/die.tsx';
export { type BallLook, type Wave, waveOf } from './ball/look.ts';
export { OddsCell, type OddsCellProps } from './ball/odds-cell.tsx';
export { PickBall, type PickBallProps } from './ball/pick-ball.tsx';
export { Shield } from './ball/shield.tsx';
export {
  Button,
  ButtonPair,
  type ButtonProps,
  type ButtonVariant,
  LinkButton,
  type LinkButtonProps,
} from './button/button.tsx';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { CaptchaBox, type CaptchaBoxProps } from './captcha/captcha-box.tsx';
export { Card, type CardProps, ListRow, type ListRowProps } from './card/card.tsx';
export { Perforation } from './card/perforation.tsx';
export { StatTile, type StatTileProps } from './card/stat-tile.tsx';
export { Tessera } from './card/tessera.tsx';
export { Checkbox, type CheckProps, Radio } from './check/checkbox.tsx';
export { Switch, type SwitchProps } from './check/switch.tsx';
export { Chip, type ChipProps } from './chip/chip.tsx';
export { Clock, type ClockProps } from './clock/clock.tsx';
export { Ring, type RingProps } from './clock/ring.tsx';
export { CopyButton, type CopyButtonProps } from './copy/copy-button.tsx';
export { ConfirmHost, type ConfirmOptions, confirm } from './dialog/confirm.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { Emblem, type EmblemProps } from './emblem/emblem.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { Field, type FieldLink, type FieldProps, useField } from './field/field.tsx';
export { FileInput, type FileInputProps } from './field/file-input.tsx';
export { Input, type InputProps } from './field/input.tsx';
export { TextArea, type TextAreaProps } from './field/text-area.tsx';
export { DateRange, type DateRangeProps } from './filters/date-range.tsx';
export { addDays, type DateSpan, daysIn } from './filters/date-span.ts';
export { FilterBar, type FilterBarProps } from './filters/filter-bar.tsx';
export { Icon, type IconProps } from './icon/icon.tsx';
export { Keypad, type KeypadProps } from './keypad/keypad.tsx';
export { Bars } from './loading/bars.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './loading/loading-overlay.tsx';
export { Logo, type LogoProps } from './logo/logo.tsx';
export { LogoMark, type LogoMarkProps } from './logo/logo-mark.tsx';
export { MoneyText, type MoneyTextProps } from './money/money-text.tsx';
export { OtpField, type OtpFieldProps } from './otp/otp-field.tsx';
export { Pager, type PagerProps } from './pager/pager.tsx';
export { InfoTip } from './popover/info-tip.tsx';
export { Menu, type MenuItem, MenuItems, type MenuProps } from './popover/menu.tsx';
export { Popover, type PopoverProps, type PopoverTriggerProps } from './popover/popover.tsx';
export { Progress, type ProgressProps } from './progress/progress.tsx';
export { Tracker, type TrackerProps } from './progress/tracker.tsx';
export { QuickFilter, type QuickFilterItem, type QuickFilterProps } from './quick-filter/quick-filter.tsx';
export type { RecordColumn, RecordSort } from './records/columns.ts';
export { RecordCard, type RecordCardProps } from './records/record-card.tsx';
export { RecordTable, type RecordTableProps } from './records/record-table.tsx';
export { Segmented, type SegmentedProps } from './segmented/segmented.tsx';
export type { Answers, SearchSelectOption } from './select/search-option.ts';
export { SearchSelect, type SearchSelectProps } from './select/search-select.tsx';
export { Select, type SelectOption, type SelectProps } from './select/select.tsx';
export { Sheet, type SheetProps } from './sheet/sheet.tsx';
export { Skeleton, type SkeletonProps, SkeletonRegion, SkeletonText } from './skeleton/skeleton.tsx';
export { Slider, type SliderProps } from './slider/slider.tsx';
export { parseTyped, toHalfWidth } from './stepper/number-text.ts';
export { Stepper, type StepperProps } from './stepper/stepper.tsx';
export { TabPanel, Tabs, type TabsProps } from './tabs/tabs.tsx';
export { type UiText, type UiTextKey, UiTextProvider, useUiText } from './text/ui-text.tsx';
export { ThemeTile, type ThemeTileProps } from './theme-tile/theme-tile.tsx';
export { applyTheme } from './themes/apply.ts';
export { Ticker, type TickerItem, type TickerProps } from './ticker/ticker.tsx';
export type { ToastMessage, ToastType } from './toast/toast-queue.ts';
export { dismissToast, type ToastOptions, toast } from './toast/toast-store.ts';
export { Toast, Toaster } from './toast/toaster.tsx';
export { cx } from './util/cx.ts';
export { isStill } from './util/is-still.ts';
export { handleRovingKey } from './util/roving.ts';
export { SEARCH_DEBOUNCE_MS, useSettled } from './util/use-settled.ts';
export { VisuallyHidden } from './util/visually-hidden.tsx';
