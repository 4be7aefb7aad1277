/** One line of the table: what was measured, and what it should be. */
export interface Figure {
  readonly name: string;
  /** Absent for informational figures. */
  readonly goal?:
    | { readonly atLeast: number }
    | { readonly below: number }
    | { readonly atMost: number };
  readonly measured: number;
  /** Empty for a ratio. */
  readonly unit: '' | 'ms' | 's' | 'MB' | 'kB' | 'points' | 'CPU ms';
  /** What the figure was made from, as rates of both sides. */
  readonly detail: string;
}

export function meetsGoal({ goal, measured }: Figure): boolean | undefined {
  if (goal === undefined) return undefined;
  if ('atLeast' in goal) return measured >= goal.atLeast;
  return 'atMost' in goal ? measured <= goal.atMost : measured < goal.below;
}
