import { t } from './messages/shell.ts';

/** Names and colors of scores, by the points that they start at. */
const GRADES = [
  { from: 90, word: () => t('great'), color: 'var(--ww-success)' },
  { from: 70, word: () => t('good'), color: 'var(--ww-success)' },
  { from: 50, word: () => t('fair'), color: 'var(--ww-warning)' },
  { from: 0, word: () => t('poor'), color: 'var(--ww-error)' },
] as const;

/** The word and the color of a score. */
export function gradeOf(points: number): (typeof GRADES)[number] {
  return GRADES.find(({ from }) => points >= from) ?? GRADES[3];
}
