import type en from '../en/shell.ts';

export default {
  home: 'Inicio',
  products: 'Productos',
  runs: 'Lotes',
  connection: 'Conexión',
  pageNotFound: 'Página no encontrada',
  pageNotFoundHelp: 'Comprueba la dirección o ve a la página de inicio.',
  somethingWentWrong: 'Algo ha fallado',
  pageNotShown: 'No se puede mostrar esta página',
  pageNotShownHelp:
    'Vuelve a cargar la página. Lo que has guardado no se ve afectado. Si el problema continúa, contacta con el servicio de asistencia.',
  goHome: 'Ir a la página de inicio',
  unreached: 'No hemos podido conectar con Wareword',
  unreachedHelp: 'Comprueba tu conexión e inténtalo de nuevo. No se ha perdido nada.',
  tryAgain: 'Reintentar',
  seePlans: 'Ver los planes',
  planAllowsOne:
    'Tu plan permite una ficha cada vez. Para redactar varias a la vez, necesitas el plan {plan}.',
  usageLeft:
    'Quedan {remaining, number} de {limit, plural, one {# ficha} other {# fichas}} este mes. Se renuevan el {day}.',
  chooseProducts: 'Elegir productos',
  connectToWareword: 'Conectar con Wareword',
  connectFirst: 'Conecta primero Wareword',
  connectToStart: 'Conecta Wareword para empezar a redactar. Tarda un minuto.',
  product: 'Producto',
  productNumber: 'Producto {id}',
  status: 'Estado',
  progress: 'Progreso',
  started: 'Inicio',
  noRunsYet: 'Aún no hay lotes',
  noRunsYetHelp: 'Cada vez que redactas fichas, aparece aquí un lote.',
  showOlderRuns: 'Mostrar lotes anteriores',
  runPaused: 'En pausa',
  runInProgress: 'En curso',
  runToReview: 'Por revisar',
  runFailed: 'Con errores',
  runCanceled: 'Cancelado',
  runDone: 'Terminado',
  sentFromWareword:
    '{count, plural, one {# ficha enviada} other {# fichas enviadas}} desde Wareword',
  sentFromWarewordHelp: 'Elige el producto de cada una y revísala. Es gratis.',
  chooseForSent: 'Elegir productos para las fichas enviadas',
  writeListings: 'Redactar fichas',
  writeCount: 'Redactar {count, plural, one {# ficha} other {# fichas}}',
  openInShopify: 'Abre Wareword en Shopify',
  openInShopifyHelp:
    'Wareword funciona dentro del panel de control de Shopify. Abre el de tu tienda y elige «Aplicaciones» y «Wareword».',
  sessionExpired:
    'Si lo acabas de abrir allí, tu sesión ha caducado. Vuelve a cargar la página en el panel de control.',
  openAdmin: 'Abrir el panel de control de Shopify',
} satisfies Record<keyof typeof en, string>;
