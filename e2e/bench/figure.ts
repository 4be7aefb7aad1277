/** One line of the table: what was measured, and what it should be. */
export interface Figure {
  readonly name: string;
  /** Absent where a figure is reported for orientation alone. */
  readonly goal?: { readonly atLeast: number } | { readonly below: number };
  readonly measured: number;
  /** Empty for a ratio. */
  readonly unit: '' | 'ms' | 's' | 'MB';
  /** What the figure was made from, as rates of both sides. */
  readonly detail: string;
}

export function reached({ goal, measured }: Figure): boolean | undefined {
  if (goal === undefined) return undefined;
  return 'atLeast' in goal ? measured >= goal.atLeast : measured < goal.below;
}
