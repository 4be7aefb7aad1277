import { useForm } from '@mantine/form';
import { REQUEST_LIMITS } from '@wareword/shared-schema';
import { excessOf } from './counted.ts';
import type { Draft } from './draft.ts';

export type DraftForm = ReturnType<typeof useDraftForm>;

/** The product form's state: says what is missing or too long, in the field that it is about. */
export function useDraftForm(initialValues: Draft, onChange: (draft: Draft) => void) {
  return useForm({
    mode: 'controlled',
    initialValues,
    onValuesChange: onChange,
    validateInputOnBlur: true,
    validate: {
      product_name: (text: string) =>
        text.trim() === ''
          ? 'What is the product called?'
          : excessOf(text, REQUEST_LIMITS.product_name),
      features: (text: string) =>
        text.trim() === ''
          ? 'What is good about it? The listing is written from this.'
          : excessOf(text, REQUEST_LIMITS.features),
      category: (text: string) => excessOf(text, REQUEST_LIMITS.category),
      price: (text: string) => excessOf(text, REQUEST_LIMITS.price),
      customer: (text: string) => excessOf(text, REQUEST_LIMITS.customer),
      competitors: (text: string) => excessOf(text, REQUEST_LIMITS.competitors),
    },
  });
}
