export interface SpanCountsProps {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** Value of the chosen option; `dates` while a range of dates is chosen. */
  choice: string;
  onChoose: (value: string) => void;
}
