import { useForm } from '@mantine/form';
import { REQUEST_LIMITS } from '@wareword/shared-schema';
import { describeExcess } from './character-count.ts';
import { DETAIL_CHECKS } from '@wareword/shared-schema/detail-texts';
import type { Draft } from './draft.ts';
import { describeImageProblem } from './image-addresses.ts';
import { t } from '../../messages/write.ts';

export type DraftForm = ReturnType<typeof useDraftForm>;

/** State of the product form: shows what is missing or too long in the field concerned. */
export function useDraftForm(initialValues: Draft, onChange: (draft: Draft) => void) {
  return useForm({
    mode: 'controlled',
    initialValues,
    onValuesChange: onChange,
    validateInputOnBlur: true,
    validate: {
      product_name: (text: string) =>
        text.trim() === '' ? t('nameMissing') : describeExcess(text, REQUEST_LIMITS.product_name),
      features: (text: string) =>
        text.trim() === '' ? t('featuresMissing') : describeExcess(text, REQUEST_LIMITS.features),
      category: (text: string) => describeExcess(text, REQUEST_LIMITS.category),
      price: (text: string) => describeExcess(text, REQUEST_LIMITS.price),
      customer: (text: string) => describeExcess(text, REQUEST_LIMITS.customer),
      competitors: (text: string) => describeExcess(text, REQUEST_LIMITS.competitors),
      ...DETAIL_CHECKS,
      images: describeImageProblem,
    },
  });
}
