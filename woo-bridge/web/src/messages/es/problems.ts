import type { Translation } from '@wareword/ui/messages';
import type en from '../en/problems.ts';

export default {
  accessDenied: 'No has dado a Wareword acceso a tu tienda. No ha cambiado nada.',
  accessExpired: 'Esta solicitud ha caducado o ya se ha usado. Empieza de nuevo desde aquí.',
  accessOtherBrowser:
    'Has aprobado un acceso solicitado en otro navegador, así que hemos descartado las claves. Si no lo has solicitado tú, puede que alguien te haya enviado el enlace. Revoca la clave «Wareword» en WooCommerce.',
  addressRefused:
    'Esta dirección está en una red privada o en un puerto poco habitual. Usa la dirección que usan tus clientes.',
  automaticOff: 'La publicación automática se desactivó antes de que terminara esta ficha.',
  badCertificate:
    'El certificado de esta dirección no es válido. Pide a tu proveedor de alojamiento que lo renueve.',
  bulkNotAllowed: 'Selecciona un solo producto o mejora tu plan.',
  changedInStore:
    'Este producto cambió en tu tienda después de redactar su ficha. Revísalo de nuevo y publica.',
  changedSince: 'Alguien ha cambiado este producto después de publicarlo.',
  connectDenied: 'No has conectado la tienda. No ha cambiado nada.',
  connectExpired:
    'Este enlace se ha abierto en otro navegador, ya se ha usado o tiene más de 10 minutos. Empieza de nuevo.',
  connectFailed:
    'No hemos podido conectar con Wareword para terminar. Inténtalo de nuevo en un momento.',
  forbidden:
    'Tu tienda ha bloqueado la solicitud. Crea claves para un administrador o un gestor de la tienda y permite las solicitudes a /wp-json en tu cortafuegos o plugin de seguridad.',
  itemNotFound: 'Producto no encontrado.',
  keysMissing: 'Wareword no tiene acceso a tu tienda. Vuelve a dar acceso.',
  keysRefused:
    'Se han revocado en tu tienda o son de otra tienda. Vuelve a dar acceso para crear otras.',
  landedLate:
    'Un intento anterior tuvo éxito, así que tu tienda tiene el texto anterior a tu última edición.',
  maintenance:
    'Tu tienda está en mantenimiento, normalmente por una actualización. No se ha perdido nada. Inténtalo de nuevo en unos minutos.',
  noDetails:
    'Este producto solo tiene título. Añade una categoría, un atributo o una descripción y redactaremos su ficha.',
  noName: 'Este producto no tiene nombre. Ponle uno en tu tienda e inténtalo de nuevo.',
  notAStore: 'Comprueba la dirección y que WooCommerce esté activo.',
  notConnected: 'Conecta primero la tienda con Wareword.',
  notExact: 'Algunos campos no se han podido restaurar exactamente.',
  notFound: 'Este producto ya no está en tu tienda.',
  notPublished:
    'Este producto no está publicado en tu tienda. Redactaremos su ficha cuando lo esté.',
  nothingToChange: 'No hay campos que cambiar.',
  nothingToDo: 'Esta acción ya no es posible. Comprueba el estado actual.',
  plainPermalinks:
    'Las claves no funcionan así. En WordPress, abre Ajustes → Enlaces permanentes, elige «Nombre de la entrada», guarda e inténtalo de nuevo.',
  productTrashed: 'Este producto está en la papelera. Restáuralo primero.',
  rateLimited: 'Tu tienda nos ha pedido ir más despacio. Esto continúa en un momento.',
  readOnlyKeys:
    'Estas claves no pueden cambiar productos. Vuelve a dar acceso y permite «Lectura/Escritura».',
  redirected:
    'Conecta la tienda con la dirección a la que redirige o excluye /wp-json de la regla que la redirige.',
  respelled:
    'El texto original ha vuelto. Algunos caracteres están codificados de otra forma, lo que los clientes no ven.',
  responseTooLarge:
    'Tu tienda ha enviado muchos más datos de lo esperado. Puede que un plugin añada datos a sus respuestas.',
  runNotFound: 'Lote no encontrado.',
  serviceUnreachable:
    'Ahora mismo no podemos conectar con Wareword. No se ha perdido nada. Inténtalo de nuevo en un momento.',
  signInAgain:
    'Para cerrar la sesión en otros navegadores, elige antes «Volver a dar acceso con una clave nueva» en esta página. Una clave nueva cierra la sesión en todos.',
  signedOut: 'Vuelve a iniciar sesión en tu tienda.',
  skippedByOwner: 'Has omitido este producto.',
  stopped: 'El lote se canceló antes de redactar esta ficha. No se te ha cobrado.',
  storeFailed:
    'Tu tienda ha devuelto un error. Inténtalo de nuevo. Si continúa, consulta su registro de errores (WooCommerce → Estado → Registros).',
  textTooLong:
    'Uno de los textos de este producto es demasiado largo. Acórtalo e inténtalo de nuevo.',
  timeout:
    'Inténtalo de nuevo en unos minutos. Si sigue lenta, contacta con tu proveedor de alojamiento.',
  tokenRevoked:
    'Esta conexión se ha revocado en Wareword. Vuelve a conectar la tienda para continuar.',
  tooBusy: 'Estamos atendiendo muchas solicitudes. Inténtalo de nuevo en un minuto.',
  tooManyAttempts: 'Inténtalo de nuevo en un minuto.',
  tooManyRuns:
    'Tu tienda tiene demasiados lotes o productos en curso. No se ha iniciado ni cobrado nada.',
  unexpectedResponse:
    'No hemos podido leer la respuesta de tu tienda. Puede que un plugin cambie lo que envía WooCommerce.',
  unreachable: 'Comprueba que la dirección esté bien escrita y que tu tienda esté en línea.',
  usageLimitReached: 'Has usado todas las fichas de tu plan este mes.',
  variation: 'Es una variación. La ficha de su producto la incluye.',
  waitingForStore: 'Tu tienda no está disponible ahora mismo.',
  waitingForService: 'Ahora mismo no podemos conectar con Wareword.',
  waitingForRate: 'Wareword acepta un número limitado de fichas por minuto.',
  wrongCode:
    'Esos no son los últimos caracteres de la clave nueva. Comprueba la clave «Wareword» más reciente e inténtalo de nuevo.',
  storeRemoved: 'La tienda se quitó mientras esto estaba en curso. Reanuda para continuar.',
} satisfies Translation<typeof en>;
