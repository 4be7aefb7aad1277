import type en from '../en/pages.ts';

export default {
  fieldTitle: 'Título',
  fieldDescription: 'Descripción',
  fieldMetaTitle: 'Título SEO',
  fieldMetaDescription: 'Metadescripción',
  fieldTags: 'Etiquetas',
  tagsNotSelected:
    'No seleccionado: las etiquetas pueden añadir productos a colecciones automatizadas, así que solo cambian si las seleccionas.',
  unavailable: 'Wareword no está disponible ahora mismo',
  unavailableHelp:
    'No se ha perdido nada y los lotes continúan por sí solos. Vuelve a cargar la página en un momento.',
  incompleteUrl:
    'Esta URL está incompleta. Vuelve a abrir la app desde el panel de control de Shopify.',
  twoStores:
    'Esta URL contiene dos tiendas distintas. Vuelve a abrir la app desde el panel de control de Shopify.',
} satisfies Record<keyof typeof en, string>;
