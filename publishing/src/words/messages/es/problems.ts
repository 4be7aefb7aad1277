import type en from '../en/problems.ts';

export default {
  automaticOff: 'La publicación automática se desactivó antes de que terminara esta ficha.',
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
  itemNotFound: 'Producto no encontrado.',
  alreadyPublished:
    'Un intento anterior tuvo éxito, así que tu tienda tiene el texto anterior a tu última edición. Para publicar el texto nuevo, deshaz esto y publica de nuevo.',
  noDetails:
    'Este producto solo tiene nombre. Añade una categoría, un atributo o una descripción y redactaremos su ficha.',
  noName: 'Este producto no tiene nombre. Ponle uno en tu tienda e inténtalo de nuevo.',
  notExact: 'Algunos campos no se han podido restaurar exactamente.',
  notFound: 'Este producto ya no está en tu tienda.',
  notPublished:
    'Este producto no está publicado en tu tienda. Redactaremos su ficha cuando lo esté.',
  nothingToChange: 'No hay campos que cambiar.',
  nothingToDo: 'Esta acción ya no es posible. Comprueba el estado actual.',
  productTrashed: 'Este producto está en la papelera. Restáuralo primero.',
  reencoded:
    'El texto original ha vuelto. Algunos caracteres están codificados de otra forma, lo que los clientes no ven.',
  runNotFound: 'Lote no encontrado.',
  serviceUnreachable:
    'Ahora mismo no podemos conectar con Wareword. No se ha perdido nada. Inténtalo de nuevo en un momento.',
  skippedByOwner: 'Has omitido este producto.',
  stopped: 'El lote se canceló antes de redactar esta ficha. No cuenta en tu plan.',
  storeTaken:
    'La dirección de esta tienda ya está conectada a otra cuenta de Wareword, así que no se ha conectado a la tuya. Vuelve a conectarla para ver cómo pasarla a tu cuenta.',
  textTooLong:
    'Los textos de este producto son demasiado largos. Acórtalos en tu tienda e inténtalo de nuevo.',
  tokenRevoked:
    'Esta conexión se ha revocado en Wareword. Vuelve a conectar tu tienda para continuar.',
  tooBusy: 'Estamos atendiendo muchas solicitudes. Inténtalo de nuevo en un minuto.',
  tooManyAttempts: 'Demasiados intentos. Inténtalo de nuevo en un minuto.',
  tooManyRuns:
    'Has alcanzado un límite de lotes o de productos para esta tienda. No se ha iniciado nada ni se ha descontado ninguna ficha.',
  usageLimitReached: 'Has usado todas las fichas de tu plan este mes.',
} satisfies Record<keyof typeof en, string>;
