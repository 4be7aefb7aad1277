import { useForm } from '@mantine/form';
import { isInLocale, LOCALES, REQUEST_LIMITS } from '@wareword/shared-schema';
import { describeExcess } from './character-count.ts';
import { describeDetailProblem } from '@wareword/shared-schema/detail-problems';
import { DETAIL_CHECKS, type DetailTexts } from '@wareword/shared-schema/detail-texts';
import { LANGUAGE } from '@wareword/ui/messages';
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
      sku: (text: string) =>
        /^[-=+@]/u.test(text.trim())
          ? t('skuFormula')
          : describeExcess(text, REQUEST_LIMITS.external_ref),
      attributes: checkDetails('attributes'),
      variants: checkDetails('variants'),
      keywords: checkDetails('keywords'),
      banned_words: checkDetails('banned_words'),
      locale: (locale: string, { features }: Draft) =>
        isInLocale({ features, locale: LOCALES.find((one) => one === locale) })
          ? null
          : t('localeOfFeatures'),
      images: describeImageProblem,
    },
  });
}

function checkDetails(field: keyof DetailTexts) {
  return (text: string): string | null => {
    const problem = DETAIL_CHECKS[field](text);
    return problem === null ? null : describeDetailProblem(problem, LANGUAGE);
  };
}
