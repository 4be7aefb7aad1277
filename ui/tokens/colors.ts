import { NIGHT, PETROL, SAND } from './palette.ts';

/** What a color is for. Text on each of its backgrounds has a contrast of 4.5 or more (WCAG AA). */
export interface Colors {
  /** The page. */
  readonly background: string;
  /** Cards and fields. */
  readonly surface: string;
  /** Code, notices, and what the pointer is over. */
  readonly raised: string;
  readonly text: string;
  readonly dimmed: string;
  /** Lines between parts. */
  readonly border: string;
  /** The edge of a field, which has to be seen: a contrast of 3 or more. */
  readonly control: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  /** Behind what is selected. */
  readonly accentTint: string;
  /** The accent as text on its tint. */
  readonly onAccentTint: string;
  readonly success: string;
  readonly warning: string;
  readonly error: string;
}

export const COLORS: Readonly<Record<'light' | 'dark', Colors>> = {
  light: {
    background: '#fffefc',
    surface: '#ffffff',
    raised: SAND[1],
    text: SAND[9],
    dimmed: '#645b50',
    border: SAND[2],
    control: SAND[5],
    accent: PETROL[6],
    accentHover: PETROL[7],
    onAccent: '#ffffff',
    accentTint: PETROL[0],
    onAccentTint: PETROL[7],
    success: '#1c6b34',
    warning: '#7a4f00',
    error: '#b3261e',
  },
  dark: {
    background: NIGHT[7],
    surface: '#221f1b',
    raised: NIGHT[6],
    text: NIGHT[0],
    dimmed: '#b3aba1',
    border: NIGHT[5],
    control: NIGHT[3],
    accent: PETROL[3],
    accentHover: PETROL[2],
    onAccent: '#08201f',
    accentTint: '#173534',
    onAccentTint: PETROL[2],
    success: '#7fcf95',
    warning: '#e5b964',
    error: '#ff9a91',
  },
};
