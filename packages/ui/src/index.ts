import type {} from './util/css-properties.ts';

export { Badge, type BadgeProps } from './badge/badge.tsx';
export { Live } from './badge/live.tsx';
export { Note, type NoteProps } from './badge/note.tsx';
export { Tag, type TagProps, type Tone } from './badge/tag.tsx';
export { Ball, type BallProps, type BallSize, type BallState } from './ball/ball.tsx';
export { BallRow, type BallRowProps } from './ball/ball-row.tsx';
export { Die, type DieProps } from './ball/die.tsx';
export { type BallLook, lookOf, type Wave, waveOf } from './ball/family.ts';
export { OddsCell, type OddsCellProps } from './ball/odds-cell.tsx';
export { PickBall, type PickBallProps } from './ball/pick-ball.tsx';
export {
  Button,
  ButtonPair,
  type ButtonProps,
  type ButtonVariant,
  LinkButton,
  type LinkButtonProps,
} from './button/button.tsx';
export { IconButton, type IconButtonProps } from './button/icon-button.tsx';
export { Checkbox, type CheckProps, Radio } from './check/checkbox.tsx';
export { Switch, type SwitchProps } from './check/switch.tsx';
export { Chip, type ChipProps } from './chip/chip.tsx';
export { ConfirmHost, type ConfirmOptions, confirm } from './dialog/confirm.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { Emblem, type EmblemProps } from './emblem/emblem.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { Field, type FieldLink, type FieldProps, useField } from './field/field.tsx';
export { Input, type InputProps } from './field/input.tsx';
export { TextArea, type TextAreaProps } from './field/text-area.tsx';
export { Icon, type IconProps } from './icon/icon.tsx';
export { Logo, type LogoProps } from './logo/logo.tsx';
export { MoneyText, type MoneyTextProps } from './money/money-text.tsx';
export { Segmented, type SegmentedProps } from './segmented/segmented.tsx';
export { Select, type SelectOption, type SelectProps } from './select/select.tsx';
export type { Detent } from './sheet/detent.ts';
export { Sheet, type SheetProps } from './sheet/sheet.tsx';
export { Skeleton, type SkeletonProps, SkeletonRegion, SkeletonText } from './skeleton/skeleton.tsx';
export { Slider, type SliderProps } from './slider/slider.tsx';
export { parseTyped, toHalfWidth } from './stepper/number-text.ts';
export { Stepper, type StepperProps } from './stepper/stepper.tsx';
export { TabPanel, Tabs, type TabsProps } from './tabs/tabs.tsx';
export { type UiText, type UiTextKey, UiTextProvider, uiTexts, useUiText } from './text/ui-text.tsx';
export type { ToastMessage, ToastType } from './toast/toast-queue.ts';
export { dismissToast, onToast, type ToastOptions, toast } from './toast/toast-store.ts';
export { Toast, Toaster } from './toast/toaster.tsx';
export { cx } from './util/cx.ts';
export { handleRovingKey } from './util/roving.ts';
export { VisuallyHidden } from './util/visually-hidden.tsx';
