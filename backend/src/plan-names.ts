/** Plans, from smallest to largest (contract §9). */
export const PLAN_NAMES = ['free', 'pro', 'agency'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];
