import { countCodePoints, GenerateFieldsSchema, REQUEST_LIMITS } from '@wareword/shared-schema';
import { z } from 'zod';
import type { FieldError, Trial, TrialInput } from './try-section.ts';
import type { ProductDetails } from './write-listings.ts';

const Details = GenerateFieldsSchema.pick({ product_name: true, features: true, category: true });

/** A form's fields as text; a field that is missing or there twice is empty. Browsers end lines with CR LF. */
const field = z
  .string()
  .catch('')
  .transform((text) => text.replaceAll('\r\n', '\n'));
const Form = z.object({ product_name: field, features: field, category: field }).catch({
  product_name: '',
  features: '',
  category: '',
});

/** @returns `product` if the form is valid, otherwise `errors` */
export function readTrialInput(body: unknown): {
  readonly input: TrialInput;
  readonly product?: ProductDetails;
  readonly errors: NonNullable<Trial['errors']>;
} {
  const input = Form.parse(body);
  const read = Details.safeParse(input);
  if (read.success) return { input, product: read.data, errors: {} };
  const errors: Partial<Record<keyof TrialInput, FieldError>> = {};
  for (const { path } of read.error.issues) {
    const [name] = path;
    if (name !== 'product_name' && name !== 'features' && name !== 'category') continue;
    errors[name] = errorIn(name, input[name].trim());
  }
  return { input, errors };
}

/** The error in a text that was refused. */
function errorIn(name: keyof TrialInput, text: string): FieldError {
  if (text === '') return 'missing';
  return countCodePoints(text) > REQUEST_LIMITS[name] ? 'tooLong' : 'unreadable';
}
