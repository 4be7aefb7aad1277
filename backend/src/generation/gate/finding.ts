/** What a check found wrong with a sentence. */
export interface Finding {
  readonly reason: string;
  /** Whether no reader could find otherwise: a color is in the input, or it is not. */
  readonly isCertain: boolean;
}
