import type { Translation } from '@wareword/ui/messages';
import type en from '../en/problems.ts';

export default {
  accessDenied: 'No has dado a Wareword acceso a tu tienda. No ha cambiado nada.',
  accessExpired: 'Esta solicitud ha caducado o ya se ha usado. Empieza de nuevo desde aquí.',
  accessOtherBrowser:
    'Has aprobado un acceso solicitado en otro navegador, así que hemos descartado las claves. Si no lo has solicitado tú, puede que alguien te haya enviado el enlace. Revoca la clave «Wareword» en WooCommerce y empieza de nuevo desde aquí si quieres usar Wareword.',
  addressRefused:
    'Wareword no puede conectarse a direcciones de redes privadas ni a puertos poco habituales. Usa la dirección que usan tus clientes.',
  badCertificate:
    'El certificado de esta dirección no es válido, así que las claves de tu tienda no viajarían seguras. Pide a tu proveedor de alojamiento que lo renueve.',
  bulkNotAllowed:
    'Tu plan permite una ficha a la vez. Selecciona un solo producto o mejora tu plan.',
  connectNotSaved:
    'Se ha cerrado la sesión de tu tienda mientras se conectaba, así que la conexión no se ha guardado. Inicia sesión y conéctala de nuevo, o revoca la conexión en Wareword.',
  forbidden:
    'Tu tienda ha bloqueado la solicitud. Crea claves para un administrador o un gestor de la tienda y permite las solicitudes a /wp-json en tu cortafuegos o plugin de seguridad.',
  invalid: 'Tu tienda ha rechazado el cambio ({code}).',
  keysMissing: 'Wareword no tiene acceso a tu tienda. Vuelve a dar acceso.',
  keysRefused:
    'Estas claves se han revocado en tu tienda o son de otra tienda. Vuelve a dar acceso para crear otras.',
  maintenance:
    'Tu tienda está en mantenimiento, normalmente por una actualización. No se ha perdido nada. Inténtalo de nuevo en unos minutos.',
  notAStore:
    'Esta dirección responde, pero no es una tienda WooCommerce. Comprueba la dirección y que WooCommerce esté activo.',
  notConnected: 'Conecta primero tu tienda con Wareword.',
  plainPermalinks:
    'Las claves de API no funcionan con los enlaces permanentes simples. En WordPress, abre Ajustes → Enlaces permanentes, elige «Nombre de la entrada», guarda e inténtalo de nuevo.',
  rateLimited: 'Tu tienda nos ha pedido ir más despacio. Seguimos en un momento.',
  readOnlyKeys:
    'Estas claves no pueden cambiar productos. Vuelve a dar acceso y permite «Lectura/Escritura».',
  redirected:
    'Conecta la tienda con la dirección a la que redirige o excluye /wp-json de la regla que la redirige.',
  requestTooLarge:
    'La solicitud era demasiado grande para tu tienda. Pide a tu proveedor de alojamiento que permita solicitudes más grandes.',
  responseTooLarge:
    'Tu tienda ha enviado muchos más datos de lo esperado. Puede que un plugin añada datos a sus respuestas.',
  signInAgain:
    'Para cerrar la sesión en otros navegadores, haz clic antes en «Volver a dar acceso con una clave nueva» en esta página. Una clave nueva cierra la sesión en todos.',
  signedOut: 'Tu sesión ha terminado. Vuelve a iniciar sesión en tu tienda.',
  storeFailed:
    'Tu tienda ha devuelto un error. Inténtalo de nuevo. Si continúa, consulta su registro de errores (WooCommerce → Estado → Registros).',
  timeout:
    'Tu tienda ha tardado demasiado en responder. Inténtalo de nuevo en unos minutos. Si sigue lenta, contacta con tu proveedor de alojamiento.',
  tooMany: 'Tu tienda tiene demasiados productos con estas etiquetas.',
  unexpectedResponse:
    'No hemos podido leer la respuesta de tu tienda. Puede que un plugin cambie lo que envía WooCommerce.',
  unreachable: 'Comprueba que la dirección esté bien escrita y que tu tienda esté en línea.',
  variation: 'Es una variación. La ficha de su producto la incluye.',
  waitingForStore: 'Tu tienda no está disponible ahora mismo.',
  waitingForService: 'Ahora mismo no podemos conectar con Wareword.',
  waitingForRate: 'Wareword acepta un número limitado de fichas por minuto.',
  wrongCode:
    'Esos no son los últimos caracteres de la clave nueva. Comprueba la clave «Wareword» más reciente e inténtalo de nuevo.',
  storeRemoved: 'La tienda se quitó mientras esto estaba en curso. Reanuda para continuar.',
} satisfies Translation<typeof en>;
