import type { LanguagePack } from './pack.ts';

export const SPANISH: LanguagePack = {
  labels: {
    material: 'Material',
    size: 'Medidas',
    weight: 'Peso',
    color: 'Color',
    contents: 'Contenido',
    count: 'Contenido',
    care: 'Cuidado',
    age: 'Edad',
    audience: 'Para',
    origin: 'Origen',
    warranty: 'Garantía',
    power: 'Alimentación',
    brand: 'Marca',
    product: 'Categoría',
  },
  colors: 'Colores',
  headings: { features: 'Características', specifications: 'Especificaciones' },
  measures: 'Medidas:',
};
