import { z } from 'zod';

/** A product's id in WooCommerce. */
export const productId = z
  .string()
  .regex(/^\d{1,16}$/)
  .refine((digits) => Number.isSafeInteger(Number(digits)));
