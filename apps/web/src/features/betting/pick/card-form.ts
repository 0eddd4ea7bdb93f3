import { byForm } from '../../../platform/device/index.ts';
import { desktopCardForm } from './card-form.desktop.ts';
import { phoneCardForm } from './card-form.phone.ts';
import type { CardForm } from './cell-form.ts';

/** Columns and form of a card of a board; `many` cards of a section share the width. */
export const cardForm = byForm<CardForm>({ desktop: desktopCardForm, phone: phoneCardForm });
