import type en from '../en/sent.ts';

export default {
  heading: 'Fichas enviadas desde Wareword',
  reviewListings: 'Revisar fichas',
  reviewCount: 'Revisar {count, plural, one {# ficha} other {# fichas}}',
  chooseHeading: 'Elige el producto de cada ficha',
  chooseHelp:
    'Después revisa los textos como siempre. Nada cambia en tu tienda hasta que publicas. Es gratis, porque estas fichas ya están redactadas.',
  product: 'Producto: {title}',
  sameProduct: 'Elige un producto distinto para cada ficha.',
  choose: 'Elegir producto',
  chooseNamed: 'Elegir producto para {name}',
  change: 'Cambiar producto',
  changeNamed: 'Cambiar producto para {name}',
  dismiss: 'Descartar',
  dismissNamed: 'Descartar {name}',
  none: 'No hay fichas enviadas',
  noneHelp: 'Las fichas que envías a esta tienda en Wareword aparecen aquí.',
  showProducts: 'Mostrar productos',
} satisfies Record<keyof typeof en, string>;
