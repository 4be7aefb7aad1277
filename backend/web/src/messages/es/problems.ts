import type { Translation } from '@wareword/ui/messages';
import type en from '../en/problems.ts';

export default {
  accountClosing:
    'Tu cuenta se va a eliminar. Para volver a usarla, abre tu panel y haz clic en «Conservar mi cuenta».',
  accountSwitched:
    'Ahora has iniciado sesión con otra cuenta. No se ha conectado nada. Revisa de nuevo esta página antes de aprobar.',
  alreadyPaid:
    'Ya tienes un plan de pago. Para cambiarlo, haz clic en «Gestionar la facturación» en Plan y uso. No se te ha cobrado de nuevo.',
  brandArchived: 'Esta marca está archivada. Restáurala o usa otra.',
  brandLocked:
    'Esta marca está bloqueada porque tu plan incluye menos marcas. Elige otra o mejora tu plan.',
  brandLimit: 'Tienes tantas marcas como incluye tu plan. Mejora el plan o archiva antes una.',
  brandNameInvalid: 'Escribe un nombre de marca más corto.',
  brandNameTaken: 'Ya tienes una marca con este nombre. Elige otro.',
  brandNotFound: 'Esta marca no está en este espacio de trabajo. Elige otra.',
  bulkDrafts:
    'Tienes demasiados archivos cuyas fichas aún no se han redactado. Redacta las de uno o elimina uno antes.',
  bulkRunNotFound: 'Este archivo no está en este espacio de trabajo.',
  bulkRuns:
    'Tienes demasiados archivos. Elimina antes uno que ya no necesites. Sus fichas siguen en tu historial.',
  bulkStorage:
    'Tus archivos ocupan todo el almacenamiento de este espacio de trabajo. Elimina antes uno que ya no necesites. Sus fichas siguen en tu historial.',
  checkoutOpen:
    'Acabas de abrir la página de pago en otra pestaña. Continúa allí o inténtalo aquí de nuevo. No se te ha cobrado.',
  closing: 'La eliminación de tu cuenta ya está programada.',
  connectionInvalid: 'Esta conexión ya no es válida. Iníciala de nuevo en tu tienda.',
  noListingsLeft: 'Has usado todas las fichas de tu plan de este mes.',
  databaseUnavailable:
    'No podemos acceder a nuestra base de datos ahora mismo. Inténtalo de nuevo en unos segundos.',
  deliveryNotFound: 'Esta entrega ya no está disponible.',
  emailInvalid: 'Eso no parece una dirección de correo.',
  emailChangeExpired:
    'Este enlace ha caducado o se ha sustituido. Vuelve a cambiar tu correo en la configuración.',
  emailTaken: 'Este correo pertenece ahora a otra cuenta. Elige otro.',
  emailUnconfirmed:
    'Confirma antes tu correo. Cierra la sesión y vuelve a iniciarla, y te enviaremos un enlace.',
  tooManyEntries: 'Hay demasiadas entradas, así que no se ha guardado. Quita algunas.',
  exportTooLong:
    'Estas fichas son demasiado largas para un solo archivo. Selecciona menos y expórtalas de nuevo.',
  fileCells:
    'Una fila de este archivo tiene demasiadas celdas. Elimina las columnas vacías junto a la tabla y súbelo de nuevo.',
  fileColumn: 'Falta una columna. El archivo necesita las columnas product_name y features.',
  fileColumns:
    'Este archivo tiene demasiadas columnas. Quita las que no necesites y súbelo de nuevo.',
  fileEmpty: 'El archivo está vacío. Elige uno con una fila por producto.',
  fileEncoding:
    'No podemos leer el texto de este archivo. Guarda la hoja como «CSV UTF-8» y súbela de nuevo.',
  fileFormat:
    'No podemos leer este archivo como CSV. Guarda la hoja como «CSV UTF-8» y súbela de nuevo.',
  fileHeadings:
    'No encontramos los encabezados de las columnas. La primera fila debe nombrar las columnas, incluidas product_name y features. También puedes subir tal cual una exportación de Shopify o WooCommerce.',
  fileTooLarge: 'Este archivo es demasiado grande. Divídelo en archivos más pequeños.',
  fileQuotes:
    'Unas comillas (") de este archivo no se cierran, así que no pudimos leer el resto. Ciérralas o duplica las comillas dentro de una celda ("").',
  fileLines:
    'Este archivo tiene demasiadas líneas, incluidas las vacías. Elimina las filas vacías debajo de la tabla y súbelo de nuevo.',
  fileRows: 'Este archivo tiene demasiadas filas. Divídelo en archivos más pequeños.',
  fileTruncated: 'El archivo llegó incompleto. Revisa tu conexión y súbelo de nuevo.',
  noUsableRows: 'No se puede usar ninguna fila de este archivo.',
  forbidden: 'No tienes acceso a esto.',
  generationFailed: 'No se pudo redactar la ficha. No cuenta en tu plan. Inténtalo de nuevo.',
  googleUnlinked: 'Google ya está desvinculado.',
  input: 'Esto no se ha aceptado: {message}',
  internal:
    'Algo ha fallado por nuestra parte. Inténtalo de nuevo. Si el problema continúa, contáctanos e incluye este identificador de solicitud: {requestId}',
  notPossible: 'Esto no es posible ahora mismo. Recarga la página e inténtalo de nuevo.',
  invitationClosed: 'Esta invitación ha caducado, se ha revocado o ya se ha usado. Pide otra.',
  invitationForAnother:
    'Esta invitación es para otro correo. Inicia sesión con él o pide otra invitación.',
  invitationIncomplete:
    'Este enlace de invitación está incompleto. Ábrelo de nuevo desde el correo o pide otro.',
  invitationNotSent: 'No se pudo enviar la invitación. Inténtalo de nuevo en unos minutos.',
  listingNotFound: 'Esta ficha no está en este espacio de trabajo.',
  jobInProgress:
    'Esta ficha ya se está redactando y has alcanzado el límite diario de cancelaciones de fichas en curso. La terminaremos y contará en tu plan.',
  keyGone: 'Esta clave o este agente ya no tiene acceso.',
  limitReached: 'Has alcanzado un límite. Quita algo que ya no necesites e inténtalo de nuevo.',
  listingChanged:
    'Esta ficha se ha modificado mientras tanto. Recarga la página para ver los cambios.',
  memberNotFound: 'Esta persona ya no está en el equipo.',
  nameTooLong: 'Usa un nombre más corto.',
  nameMissing: 'Escribe tu nombre.',
  noProduct:
    'Esta página no tiene ningún producto. Revisa la URL o pega en su lugar el texto del producto.',
  notClosing: 'Esta cuenta no está programada para eliminarse.',
  notFound: 'No lo encontramos. Puede que se haya eliminado.',
  ownTeam: 'Ya formas parte de este equipo.',
  pageUnreadable:
    'No podemos leer esta página. Revisa la URL o pega en su lugar el texto del producto.',
  noPaidPlan: 'No tienes un plan de pago. Elige uno antes.',
  passkeyRemoved: 'Esta llave de acceso ya se ha quitado.',
  passwordTooShort: 'Usa una contraseña más larga.',
  passwordWrong: 'Contraseña incorrecta. Inténtalo de nuevo.',
  noPayments: 'Contacta con el administrador de este servidor para cambiar de plan.',
  planRequired: 'Tu plan no lo incluye. Mejora el plan para continuar.',
  tooManyRequests: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  requestInProgress: 'Esta solicitud sigue en curso. Inténtalo de nuevo en unos segundos.',
  roleForbidden: 'Tu rol no lo permite. Pregunta al propietario del espacio de trabajo.',
  sameEmail: 'Este ya es tu correo.',
  sessionEnded: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
  storeGone: 'Esta tienda ya no está conectada o su app necesita una actualización.',
  storeQueueFull:
    'Ya hay demasiadas fichas esperando en esta tienda. Publícalas o descártalas allí antes.',
  storeTaken:
    'Esta tienda está conectada a otra cuenta de Wareword, así que no se ha conectado a la tuya.',
  stripeUnreachable: 'No pudimos conectar con Stripe. Inténtalo de nuevo en un minuto.',
  subscriptionFirst: 'Para eliminar tu cuenta, cancela antes tu suscripción en Plan y uso.',
  alreadyMember: 'Esta persona ya forma parte del equipo.',
  teamFull:
    'Este equipo está completo, contando las invitaciones pendientes. Quita antes a alguien.',
  transferExpired:
    'Esta solicitud ha caducado o la tienda se ha desconectado o reconectado desde entonces.',
  unavailable: 'No está disponible ahora mismo. Inténtalo de nuevo en unos minutos.',
  versionGone: 'Esta versión ya no está disponible.',
  voiceTooShort:
    'Los textos son demasiado cortos para aprender de ellos. Usa al menos 20 palabras en total.',
  webhookNotFound: 'Este endpoint ya no existe.',
  webhookExists:
    'Este espacio de trabajo ya tiene un endpoint con esta URL. Cambia en su lugar sus eventos.',
  webhookDisabled:
    'Este endpoint está en pausa o desactivado. Reanúdalo o actívalo y reenvía el evento.',
  webhookUrlInvalid:
    'Escribe una URL https pública, sin usuario ni contraseña, como https://app.example/webhooks.',
  webhookLimit:
    'Este espacio de trabajo no admite otro endpoint. Elimina uno que ya no uses e inténtalo de nuevo.',
  wordTwice: 'Una palabra está a la vez para usar y para evitar. Quítala de una de las listas.',
  workspaceGone: 'Ya no tienes acceso a este espacio de trabajo.',
} satisfies Translation<typeof en>;
