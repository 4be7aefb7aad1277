import type { Figure } from './figures.ts';

/** Largest number without a unit that may be a count of the listed facts themselves. */
const MAX_OWN_COUNT = 12;
/** Maximum numbers of the input that are combined. */
const MAX_VALUES = 60;
/**
 * Conversion factors between units of one dimension: metric steps, time, dozens, inches, feet,
 * ounces, pounds.
 */
const FACTORS: readonly number[] = [
  1, 10, 100, 1_000, 60, 3_600, 24, 7, 12, 30, 52, 2.54, 25.4, 0.3048, 3.785, 28.35, 29.57, 0.4536,
];
/** Relative tolerance for rounded numbers. */
const ROUNDING = 0.02;

/**
 * Whether a number might be derived from the input's numbers by rounding, unit conversion, or as a
 * sum, difference, product or quotient of two. Otherwise, no reader could derive it.
 */
export function isDerivable({ value, unit }: Figure, values: readonly number[]): boolean {
  const number = Math.abs(Number(value));
  if (unit === undefined && number <= MAX_OWN_COUNT) return true;
  const known = values.slice(0, MAX_VALUES).map(Math.abs);
  const isNear = (candidate: number) => Math.abs(candidate - number) <= number * ROUNDING;
  return known.some(
    (input) =>
      FACTORS.some((factor) => isNear(input * factor) || isNear(input / factor)) ||
      known.some((other) =>
        [input + other, input - other, input * other, input / other].some(
          (result) => Math.abs(result - number) < TOLERANCE,
        ),
      ),
  );
}

const TOLERANCE = 0.01;
