import type en from '../en/problems.ts';

export default {
  automaticOff: 'La publicación automática se desactivó antes de que terminara esta ficha.',
  brandArchived:
    'La marca de este lote está archivada. Restáurala en Wareword y reanuda el lote, o cancélalo e inicia otro con una marca distinta.',
  brandForbidden:
    'La marca de este lote está bloqueada en tu plan o no es de la cuenta de Wareword que usas ahora. Desbloquéala en Wareword y reanuda el lote, o cancélalo e inicia otro con una marca distinta.',
  changedInStore:
    'Este producto cambió en tu tienda después de redactar su ficha. Revísalo de nuevo y publica.',
  changedSince:
    'El texto de tu tienda no es el que publicamos. Puede que alguien lo haya editado o que tu tienda lo haya cambiado al guardarlo. No lo hemos modificado.',
  connectDenied: 'No has conectado la tienda. No ha cambiado nada.',
  connectExpired:
    'Este enlace se ha abierto en otro navegador, ya se ha usado o tiene más de 10 minutos. Empieza de nuevo.',
  connectFailed:
    'No hemos podido conectar con Wareword para terminar. Inténtalo de nuevo en un momento.',
  fieldsSkipped:
    'Publicado, salvo los campos cuyas imágenes, vídeos u otro contenido se perderían.',
  generationFailed:
    'Wareword no ha podido redactar esta ficha. No cuenta en tu plan. Inténtalo de nuevo.',
  httpsRequired:
    'Esta app no usa HTTPS para conectarse a Wareword. Ponte en contacto con el administrador de este servidor.',
  invalidEdit: 'Introduce un nombre de producto.',
  itemNotFound: 'Producto no encontrado.',
  jobCancelled:
    'Esta ficha se canceló en Wareword. No cuenta en tu plan. Inténtalo de nuevo para redactarla.',
  jobNotFound:
    'Esta ficha se solicitó con otra cuenta de Wareword. Si se redactó, está en el historial de esa otra cuenta. Inténtalo de nuevo para redactarla con la cuenta que usas ahora.',
  listingNotFound: 'Esta ficha se ha eliminado en Wareword o pertenece a otra cuenta de Wareword.',
  alreadyPublished:
    'Un intento anterior tuvo éxito, así que tu tienda tiene el texto anterior a tu última edición. Para publicar el texto nuevo, deshaz esto y publica de nuevo.',
  mayBeInHistory: 'Si la ficha se redactó, está en tu historial de Wareword.',
  noConnection: 'Tu tienda no está conectada a Wareword.',
  noDetails:
    'Este producto solo tiene nombre. Añade una categoría, un atributo o una descripción y redactaremos su ficha.',
  noName: 'Este producto no tiene nombre. Ponle uno en tu tienda e inténtalo de nuevo.',
  notExact: 'Algunos campos no se han podido restaurar exactamente.',
  notFound: 'Este producto ya no está en tu tienda.',
  notPublished:
    'Este producto no está publicado en tu tienda. Redactaremos su ficha cuando lo esté.',
  nothingToChange: 'No hay campos que cambiar.',
  nothingToDo: 'Esta acción ya no es posible. Comprueba el estado actual.',
  planRequired: 'Tu plan no incluye esta función. Mejora tu plan de Wareword y reanuda el lote.',
  productTrashed: 'Este producto está en la papelera. Restáuralo primero.',
  reencoded:
    'El texto original ha vuelto. Algunos caracteres están codificados de otra forma, lo que los clientes no ven.',
  requestRefused:
    'Wareword no ha podido usar los datos de este producto. Revísalos en tu tienda e inténtalo de nuevo.',
  runNotFound: 'Lote no encontrado.',
  scopeForbidden:
    'Esta conexión no tiene permiso para redactar fichas. Vuelve a conectar tu tienda.',
  serviceUnreachable:
    'Ahora mismo no podemos conectar con Wareword. No se ha perdido nada. Inténtalo de nuevo en un momento.',
  skippedByOwner: 'Has omitido este producto.',
  stopped: 'El lote se canceló antes de redactar esta ficha. No cuenta en tu plan.',
  storeTaken:
    'La dirección de esta tienda ya está conectada a otra cuenta de Wareword, así que no se ha conectado a la tuya. Vuelve a conectarla para ver cómo pasarla a tu cuenta.',
  textTooLong:
    'Los textos de este producto son demasiado largos. Acórtalos en tu tienda e inténtalo de nuevo.',
  tokenRevoked:
    'Esta conexión se ha revocado en Wareword. Tus lotes se conservan. Vuelve a conectar tu tienda para continuar.',
  tooBusy: 'Estamos atendiendo muchas solicitudes. Inténtalo de nuevo en un minuto.',
  tooManyAttempts: 'Demasiados intentos. Inténtalo de nuevo en un minuto.',
  tooManyRuns:
    'Has alcanzado un límite de lotes o de productos para esta tienda. No se ha iniciado nada ni se ha descontado ninguna ficha.',
  usageLimitReached: 'Has usado todas las fichas de tu plan este mes.',
} satisfies Record<keyof typeof en, string>;
