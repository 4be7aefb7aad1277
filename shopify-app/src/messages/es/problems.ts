import type en from '../en/problems.ts';

export default {
  somethingWentWrong: 'Algo ha fallado',
  unexpected:
    'No se ha perdido nada. Vuelve a cargar la página. Si el problema continúa, contáctanos.',
  invalidInput: 'Comprueba lo que has introducido e inténtalo de nuevo.',
  seePlans: 'Ver los planes',
  goToConnection: 'Ir a la conexión',
  goToRuns: 'Ir a los lotes',
  accessLostTitle: 'Sin acceso a tu tienda',
  accessLost:
    'Wareword no tiene acceso a tu tienda. Vuelve a abrir la app en el panel de control de Shopify para restablecer el acceso.',
  scopeMissingTitle: 'Se necesita permiso',
  scopeMissing:
    'Wareword ya no tiene permiso para editar productos. Vuelve a abrir la app en el panel de control de Shopify para restablecer el acceso.',
  storeFrozenTitle: 'Tu tienda está en pausa',
  storeFrozen:
    'Shopify ha pausado tu tienda. Consulta el motivo en el panel de control de Shopify.',
  shopifyUnreachableTitle: 'Shopify no responde',
  shopifyUnreachable:
    'Shopify no responde ahora mismo. No se ha perdido nada. Inténtalo de nuevo en un momento.',
  shopifyThrottledTitle: 'Shopify está ocupado',
  shopifyThrottled:
    'Shopify limita la velocidad a la que las apps trabajan en una tienda. Continuamos en cuanto lo permita.',
  responseTooLarge:
    'Este producto tiene demasiado texto para Wareword. Acorta primero su descripción en Shopify.',
  shopifyRefused: 'Shopify no lo ha aceptado: {message}',
  storeFailed: 'Tu tienda no lo ha guardado. Inténtalo de nuevo más tarde.',
  productArchived: 'Este producto está archivado. Desarchívalo primero en Shopify.',
  uninstalled: 'La app se desinstaló mientras esto estaba en curso. Reanuda para continuar.',
  runNotFoundTitle: 'Lote no encontrado',
  runNotFound: 'No hemos encontrado este lote. Los lotes de tu tienda están en la lista.',
  itemNotFoundTitle: 'Producto no encontrado',
  itemNotFound: 'Este producto no es de este lote. Abre el lote para ver sus productos.',
  nothingToDoTitle: 'No ha cambiado nada',
  invalidEditTitle: 'No se han guardado tus cambios',
  tooManyProductsTitle: 'Demasiados productos',
  tooManyProducts:
    'Selecciona hasta 10.000 productos a la vez o todos los que coincidan con un filtro.',
  tooManyRunsTitle: 'Demasiados lotes',
  noProductsTitle: 'Ningún producto seleccionado',
  noProducts: 'Selecciona al menos un producto.',
  noSentProducts: 'Elige un producto para al menos una ficha.',
  sameProductTitle: 'Un producto, dos fichas',
  sameProduct: 'Elige un producto distinto para cada ficha.',
  notConnectedTitle: 'Conectar con Wareword',
  notConnected: 'La tienda no está conectada a Wareword. Conéctala y reanuda.',
  tokenRevokedTitle: 'Volver a conectar con Wareword',
  usageLimitReachedTitle: 'No te quedan fichas este mes',
  planRequiredTitle: 'No incluido en tu plan',
  brandUnavailableTitle: 'Marca no disponible',
  httpsRequiredTitle: 'Conexión no segura',
  serviceUnreachableTitle: 'Wareword no responde',
  bulkNotAllowedTitle: 'Un solo producto a la vez',
  bulkNotAllowed: 'Tu plan permite una sola ficha a la vez. Selecciona un solo producto.',
  tooManyRequestsTitle: 'Demasiadas solicitudes',
  connectExpiredTitle: 'Empieza de nuevo la conexión',
  connectDeniedTitle: 'No conectada',
  connectFailedTitle: 'No se ha podido conectar',
  storeTakenTitle: 'Conectada a otra cuenta',
} satisfies Record<keyof typeof en, string>;
