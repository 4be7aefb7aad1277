import type en from '../en/settings.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  twoFactorAndPasskeys: 'Dos pasos y llaves de acceso',
  couldntLoadThisPage: 'No se pudo cargar esta página',
  passkeys: 'Llaves de acceso',
  signInWithYourFingerprint:
    'Inicia sesión con tu huella, tu cara o el bloqueo de pantalla en lugar de una contraseña. Tu contraseña sigue funcionando, así que siempre podrás entrar si pierdes un dispositivo.',
  addedCreatedAt: 'Añadida el {createdAt}',
  removePasskeyNamed: 'Quitar {name}',
  remove: 'Quitar',
  thisBrowserDoesntSupportPasskeys: 'Este navegador no admite llaves de acceso.',
  addPasskey: 'Añadir llave de acceso',
  passkeyNameOptional: 'Nombre de la llave (opcional)',
  currentPassword: 'Contraseña actual',
  removePasskeyQuestion: '¿Quitar {name}?',
  removePasskey: 'Quitar llave de acceso',
  itStopsSigningYouIn: 'Deja de iniciar sesión de inmediato.',
  yourPassword: 'Tu contraseña',
  turnOnTwoFactorSign: 'Activar la autenticación en dos pasos',
  cancel: 'Cancelar',
  scanThisWithYourAuthenticator:
    'Escanéalo con tu app de autenticación y luego introduce el código que muestre.',
  cantScanItEnterThis: '¿No puedes escanearlo? Introduce esta clave en la app:',
  qrCodeForYourAuthenticator: 'Código QR para tu app de autenticación',
  twoFactorSignIn: 'Autenticación en dos pasos',
  onToSignInWith:
    'Activada. Para iniciar sesión con tu contraseña también necesitas un código de tu app de autenticación.',
  offWhenItsOnYou:
    'Desactivada. Cuando está activada, necesitas un código de una app de autenticación además de tu contraseña.',
  setUpTwoFactorSign: 'Configurar la autenticación en dos pasos',
  getNewRecoveryCodes: 'Obtener códigos de recuperación nuevos',
  turnOffTwoFactorSign: 'Desactivar la autenticación en dos pasos',
  newRecoveryCodesReplaceThe: 'Los códigos de recuperación nuevos sustituyen a los que tienes.',
  yourRecoveryCodes: 'Tus códigos de recuperación',
  eachOneSignsYouIn:
    'Cada uno te permite iniciar sesión una vez sin la app. Guárdalos ahora; no volverás a verlos.',
  recoveryCodes: 'códigos de recuperación',
  copyCodes: 'Copiar los códigos',
  iSavedThem: 'Los he guardado',
  monthlyListings: 'Fichas mensuales',
  usageEmailsHelp: 'Cuando has usado el 80 % y el 100 % de las fichas de tu plan.',
  failedBulkListings: 'Fichas fallidas en lotes',
  whenABulkRunYou: 'Cuando un lote que iniciaste termina con fichas fallidas.',
  disconnectedStores: 'Tiendas desconectadas',
  whenAStoreIsNo: 'Cuando una tienda deja de estar conectada a tu espacio de trabajo.',
  notifications: 'Notificaciones',
  weSendOneEmailPer:
    'Enviamos un correo por evento. Los correos sobre inicios de sesión y seguridad se envían siempre.',
  couldntLoadYourSettings: 'No se pudo cargar tu configuración',
  yourData: 'Tus datos',
  downloadYourData: 'Descargar tus datos',
  oneJsonFileWithYour:
    'Un archivo JSON con tu cuenta y todo lo que hay en tu espacio de trabajo: fichas, marcas, archivos por lotes, tiendas, equipo y uso.',
  download: 'Descargar',
  deleteAccountTitle: 'Eliminar la cuenta',
  deletesYourAccountAndYour:
    'Elimina tu cuenta y tu espacio de trabajo con todo lo que contiene. Tienes {deletionDays, number} días para cambiar de opinión.',
  startAccountDeletion: 'Eliminar la cuenta…',
  deleteYourAccount: '¿Eliminar tu cuenta?',
  yourStoresAreDisconnectedAnd:
    'Tus tiendas se desconectan y tus claves de API dejan de funcionar ahora.',
  listingsBeingWrittenAreCanceled:
    'Las fichas que se están redactando se cancelan y se reembolsan.',
  teamMembersLoseAccessNow:
    'Los miembros del equipo pierden el acceso ahora. Sus propias cuentas no se ven afectadas.',
  youLeaveTheTeamsYou: 'Dejas los equipos a los que perteneces.',
  everythingIsErasedAfterDeletion:
    'Todo se borra a los {deletionDays, number} días. Hasta entonces, inicia sesión para conservar tu cuenta. Las tiendas siguen desconectadas y las claves de API, revocadas.',
  changePassword: 'Cambiar la contraseña',
  youllBeSignedOutOn:
    'Se cerrará tu sesión en los demás dispositivos y los enlaces para restablecer la contraseña dejarán de funcionar.',
  passwordChanged: 'Contraseña cambiada',
  enterACodeToSign: 'Introduce un código para volver a iniciar sesión aquí.',
  youreSignedOutOnAll: 'Se ha cerrado tu sesión en los demás dispositivos.',
  forEmail: 'Para <b>{email}</b>.',
  newPassword: 'Nueva contraseña',
  sessions: 'Sesiones',
  browsersWhereYoureSignedIn:
    'Navegadores donde has iniciado sesión. Las sesiones terminan tras {sessionIdleDays, number} días de inactividad o {sessionDays, number} días después de iniciarlas.',
  couldntLoadYourSessions: 'No se pudieron cargar tus sesiones',
  enterYourPasswordToSign: 'Introduce tu contraseña para cerrar sesión en otros navegadores.',
  unknownDevice: 'Dispositivo desconocido',
  signedInSignedInAt: 'Sesión iniciada el {signedInAt}',
  lastUsedLastUsedAt: 'Último uso: {lastUsedAt}',
  nameThisBrowser: '{name} (este navegador)',
  signOutNameSignedIn: 'Cerrar sesión en {name}, iniciada el {signedInAt}',
  signOut: 'Cerrar sesión',
  signOutEverywhereElse: 'Cerrar sesión en los demás',
  email: 'Correo electrónico',
  changeEmail: 'Cambiar el correo',
  newEmail: 'Nuevo correo electrónico',
  wellSendALinkTo:
    'Enviaremos un enlace a esta dirección y otro a tu dirección actual. Abre los dos.',
  checkYourEmail: 'Revisa tu correo',
  keepCurrentEmail: 'Conservar el correo actual',
  settings: 'Configuración',
  name: 'Nombre',
  saveName: 'Guardar el nombre',
  yourName: 'Tu nombre',
  nameSaved: 'Nombre guardado.',
  system: 'Sistema',
  light: 'Claro',
  dark: 'Oscuro',
  theme: 'Tema',
  appliesToThisBrowser: 'Se aplica a este navegador.',
  openLinks:
    'Para cambiar a <b>{newEmail}</b>, abre {count, plural, one {el enlace enviado} other {los enlaces enviados}} a {addresses}. Los enlaces caducan a las {hours, number} horas.',
  linkingWasCanceled: 'Se canceló la vinculación. No ha cambiado nada.',
  googleEmailDiffers:
    'Esta cuenta de Google tiene otro correo. Elige la que tiene el correo de tu cuenta de Wareword.',
  googleLinkedElsewhere:
    'Esta cuenta de Google está vinculada a otra cuenta de Wareword. Desvincúlala allí primero.',
  googleEmailUnconfirmed:
    'Google no ha confirmado este correo. Confírmalo allí e inténtalo de nuevo.',
  couldntLinkGoogle: 'No se pudo vincular Google. Inténtalo de nuevo.',
  unlinkGoogle: 'Desvincular Google',
  unlinkGoogleQuestion: '¿Desvincular Google?',
  linkGoogle: 'Vincular Google',
  googleIsOnlyCredential:
    'Google es tu única forma de iniciar sesión. Al crear una contraseña se desvincula.',
  setAPasswordFirst: 'Crea antes una contraseña',
  youSignInWithGoogleAlone:
    'Inicias sesión con Google y aún no tienes contraseña. Para esto necesitas una. Te enviaremos un enlace para crearla. Entonces Google se desvincula, y puedes volver a vincularlo.',
  emailMeAPasswordLink: 'Enviarme un enlace',
  passwordLinkSent: 'Hemos enviado un enlace a {email}. Caduca en {lifetime}.',
  resendPasswordLink: 'Reenviar el enlace',
  googleNeedsTwoFactorOff:
    'Mientras la autenticación en dos pasos está activada, inicias sesión con tu contraseña y un código, no con Google.',
  googleIsLinked: 'Vinculada. Puedes iniciar sesión con Google en lugar de tu contraseña.',
  linkGoogleToSignIn: 'Vincula una cuenta de Google con tu correo e inicia sesión sin contraseña.',
  youCanStillSignInWithPassword: 'Podrás seguir iniciando sesión con tu contraseña.',
  googleSignIn: 'Inicio de sesión con Google',
} satisfies Translation<typeof en>;
