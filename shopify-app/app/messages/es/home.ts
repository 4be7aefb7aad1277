import type en from '../en/home.ts';

export default {
  setupGuide: 'Guía de configuración',
  stepsCompleted:
    '{done, number} de {count, plural, one {# paso completado} other {# pasos completados}}',
  dismiss: 'Cerrar',
  dismissGuide: 'Cerrar la guía de configuración',
  stepConnectHelp: 'Inicia sesión y aprueba esta tienda. Tarda un minuto.',
  stepWrite: 'Redacta tu primera ficha',
  stepWriteHelp: 'Selecciona un producto. Nada cambia en tu tienda hasta que publicas.',
  stepPublish: 'Revisa y publica',
  stepPublishHelp:
    'Compara el texto anterior y el nuevo, edítalo y publícalo. Puedes deshacerlo más tarde.',
  reviewListings: 'Revisar fichas',
  stepDone: '(hecho)',
  overview: 'Resumen',
  listingsLeft: 'Fichas restantes',
  notConnected: 'No conectada',
  unavailable: 'No disponible',
  ofLimit: 'de {limit, number}, se renuevan el {day}',
  published: 'Publicados',
  toReview: 'Listos para revisar',
  failed: 'Con errores',
  products: '{count, plural, one {producto} other {productos}}',
  latestRuns: 'Últimos lotes',
  allRuns: 'Todos los lotes',
} satisfies Record<keyof typeof en, string>;
