import { readFileSync } from 'node:fs';
import type { Draw } from '../families/draw.ts';

/** A field of a catalogue content. */
export interface CatalogueField {
  readonly kind: string;
  readonly tokens?: string | readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly name?: string;
  readonly count?: number;
  readonly groups?: readonly CatalogueField[];
  readonly min_nonempty?: number;
  readonly line_length?: number;
  readonly line?: string;
  readonly pattern?: string;
  readonly extra?: { readonly tokens: string; readonly count: number };
}

/** A played item as listed in the catalogue. */
export interface CatalogueItem {
  readonly id: string;
  readonly family: string;
  readonly disk: string;
  readonly name: { readonly zh: string; readonly en: string };
  readonly group: { readonly id: string; readonly zh: string; readonly en: string };
  readonly type: { readonly id: string; readonly zh: string; readonly en: string };
  readonly content: {
    readonly form: 'string' | 'object';
    readonly value?: CatalogueField;
    readonly keys?: Readonly<Record<string, CatalogueField>>;
    readonly also?: string;
  };
  readonly tiers: readonly {
    readonly tier: string;
    readonly kind: string;
    readonly odds: string | null;
    readonly fair_payout?: string;
  }[];
  readonly notes: readonly string[];
  readonly examples: readonly CatalogueExample[];
}

/** A content with its count, a draw and its wins. */
export interface CatalogueExample {
  readonly content: string | Readonly<Record<string, string>>;
  readonly count: number;
  readonly draw: Draw;
  readonly wins: readonly { readonly tier: string; readonly count: number }[];
}

/** The rules catalogue; the package holds a copy. */
export interface Catalogue {
  readonly limits: { readonly max_unit_bets: number; readonly max_lines: number };
  readonly families: Readonly<
    Record<string, { readonly zh: string; readonly en: string; readonly items: number }>
  >;
  readonly played: readonly CatalogueItem[];
}

/** Reads the package's copy of the catalogue, which tests compare with the declarations. */
export function readCatalogue(): Catalogue {
  return JSON.parse(readFileSync(new URL('../../test/catalogue.json', import.meta.url), 'utf8'));
}
