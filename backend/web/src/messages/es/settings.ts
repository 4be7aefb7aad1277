import type en from '../en/settings.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  twoFactorAndPasskeys: 'Dos pasos y llaves de acceso',
  pageNotLoaded: 'No se pudo cargar esta página',
  passkeys: 'Llaves de acceso',
  passkeysHelp:
    'Inicia sesión con tu huella, tu cara o el bloqueo de pantalla en lugar de una contraseña. Tu contraseña sigue funcionando, así que siempre podrás entrar si pierdes un dispositivo.',
  addedAt: 'Añadida el {createdAt}',
  removePasskeyNamed: 'Quitar {name}',
  remove: 'Quitar',
  passkeysUnsupported: 'Este navegador no admite llaves de acceso.',
  addPasskey: 'Añadir llave de acceso',
  passkeyNameOptional: 'Nombre de la llave (opcional)',
  currentPassword: 'Contraseña actual',
  removePasskeyQuestion: '¿Quitar {name}?',
  removePasskey: 'Quitar llave de acceso',
  removePasskeyConsequences: 'Ya no podrás iniciar sesión con ella.',
  yourPassword: 'Tu contraseña',
  turnOnTwoFactor: 'Activar la autenticación en dos pasos',
  cancel: 'Cancelar',
  scanQrCode: 'Escanéalo con tu app de autenticación y luego introduce el código que muestre.',
  enterKeyManually: '¿No puedes escanearlo? Introduce esta clave en la app:',
  qrCode: 'Código QR para tu app de autenticación',
  setupKey: 'clave de configuración',
  twoFactorSignIn: 'Autenticación en dos pasos',
  twoFactorOn:
    'Activada. Para iniciar sesión con tu contraseña también necesitas un código de tu app de autenticación.',
  twoFactorOff:
    'Desactivada. Cuando está activada, necesitas un código de una app de autenticación además de tu contraseña.',
  setUpTwoFactor: 'Configurar la autenticación en dos pasos',
  getNewRecoveryCodes: 'Obtener códigos de recuperación nuevos',
  turnOffTwoFactor: 'Desactivar la autenticación en dos pasos',
  newRecoveryCodesHelp: 'Los códigos de recuperación nuevos sustituyen a los que tienes.',
  yourRecoveryCodes: 'Tus códigos de recuperación',
  recoveryCodesHelp:
    'Cada uno te permite iniciar sesión una vez sin la app. Guárdalos ahora; no volverás a verlos.',
  recoveryCodes: 'códigos de recuperación',
  copyCodes: 'Copiar los códigos',
  codesSaved: 'Los he guardado',
  monthlyListings: 'Fichas mensuales',
  usageEmailsHelp: 'Cuando has usado el 80 % y el 100 % de las fichas de tu plan.',
  failedBulkListings: 'Fichas fallidas en lotes',
  failedBulkListingsHelp: 'Cuando un lote que iniciaste termina con fichas fallidas.',
  disconnectedStores: 'Tiendas desconectadas',
  disconnectedStoresHelp: 'Cuando una tienda deja de estar conectada a tu espacio de trabajo.',
  notifications: 'Notificaciones',
  notificationsHelp:
    'Enviamos un correo por evento. Los correos sobre inicios de sesión y seguridad se envían siempre.',
  notificationsWithoutEmail:
    'El correo no está configurado en este servidor, así que todavía no se envía nada. Guardamos lo que elijas para cuando lo esté.',
  notificationsSaved: 'Guardado',
  settingsNotLoaded: 'No se pudo cargar tu configuración',
  yourData: 'Tus datos',
  downloadYourData: 'Descargar tus datos',
  downloadHelp:
    'Un archivo JSON con tu cuenta y todo lo que hay en tu espacio de trabajo, como fichas, marcas, lotes, tiendas y el registro de auditoría.',
  download: 'Descargar',
  deleteAccountTitle: 'Eliminar la cuenta',
  deletionHelp:
    'Elimina tu cuenta y tu espacio de trabajo con todo lo que contiene. Tienes {deletionDays, number} días para cambiar de opinión.',
  startAccountDeletion: 'Eliminar la cuenta…',
  deletionQuestion: '¿Eliminar tu cuenta?',
  deletionStopsStores:
    'Tus tiendas se desconectarán y tus claves de API dejarán de funcionar de inmediato.',
  deletionCancelsListings:
    'Las fichas que se están redactando se cancelarán y no contarán en tu plan.',
  deletionRemovesMembers:
    'Los miembros del equipo perderán el acceso de inmediato. Sus propias cuentas no se ven afectadas.',
  deletionLeavesTeams: 'Dejarás los equipos a los que perteneces.',
  erasureHelp:
    'Todo se borra a los {deletionDays, number} días. Hasta entonces, puedes iniciar sesión y hacer clic en «Conservar mi cuenta». Las tiendas siguen desconectadas y las claves de API, revocadas.',
  changePassword: 'Cambiar la contraseña',
  changePasswordHelp:
    'Se cerrará tu sesión en los demás navegadores y los enlaces para restablecer la contraseña dejarán de funcionar.',
  passwordChanged: 'Contraseña cambiada',
  passwordChangedNeedsCode: 'Introduce un código para volver a iniciar sesión aquí.',
  passwordChangedHelp: 'Se ha cerrado tu sesión en los demás navegadores.',
  forEmail: 'Para <b>{email}</b>.',
  newPassword: 'Nueva contraseña',
  sessions: 'Sesiones',
  sessionsHelp:
    'Navegadores donde has iniciado sesión. Las sesiones terminan tras {sessionIdleDays, number} días de inactividad o {sessionDays, number} días después de iniciarlas.',
  sessionsNotLoaded: 'No se pudieron cargar tus sesiones',
  signOutOthersHelp: 'Introduce tu contraseña para cerrar sesión en otros navegadores.',
  unknownBrowser: 'Navegador desconocido',
  signedInAt: 'Sesión iniciada el {signedInAt}',
  lastUsedAt: 'Último uso: {lastUsedAt}',
  namedThisBrowser: '{name} (este navegador)',
  signOutNamed: 'Cerrar sesión en {name}, iniciada el {signedInAt}',
  signOut: 'Cerrar sesión',
  signOutEverywhereElse: 'Cerrar sesión en los demás',
  email: 'Correo electrónico',
  changeEmail: 'Cambiar el correo',
  newEmail: 'Nuevo correo electrónico',
  newEmailHelp: 'Enviaremos un enlace a esta dirección y otro a tu dirección actual. Abre los dos.',
  newEmailHelpWithoutEmail:
    'Para confirmar el cambio necesitas dos enlaces, uno por dirección. El correo no está configurado en este servidor: su administrador tiene que darte los enlaces.',
  checkYourEmail: 'Revisa tu correo',
  emailChangeUnconfirmed: 'Pendiente de confirmación',
  keepCurrentEmail: 'Conservar el correo actual',
  settings: 'Configuración',
  name: 'Nombre',
  saveName: 'Guardar el nombre',
  yourName: 'Tu nombre',
  nameSaved: 'Nombre guardado',
  system: 'Sistema',
  light: 'Claro',
  dark: 'Oscuro',
  theme: 'Tema',
  themeHelp: 'Se guarda solo en este navegador.',
  emailChangePending:
    'Para cambiar a <b>{newEmail}</b>, abre {count, plural, one {el enlace enviado} other {los enlaces enviados}} a {addresses}. Los enlaces caducan a las {hours, number} horas.',
  emailChangeUnsent:
    'El correo no está configurado en este servidor. Para cambiar a <b>{newEmail}</b>, pide a su administrador {count, plural, one {el enlace} other {los enlaces}} para {addresses} y {count, plural, one {ábrelo} other {abre los dos}} en un plazo de {hours, number} horas.',
  googleLinkCanceled: 'Se canceló la vinculación. No ha cambiado nada.',
  googleEmailDiffers:
    'Esta cuenta de Google tiene otro correo. Elige la que tiene el correo de tu cuenta de Wareword.',
  googleLinkedElsewhere:
    'Esta cuenta de Google está vinculada a otra cuenta de Wareword. Desvincúlala allí primero.',
  googleEmailUnconfirmed:
    'Google no ha confirmado este correo. Confírmalo allí e inténtalo de nuevo.',
  googleNotLinked: 'No se pudo vincular Google. Inténtalo de nuevo.',
  unlinkGoogle: 'Desvincular Google',
  unlinkGoogleQuestion: '¿Desvincular Google?',
  linkGoogle: 'Vincular Google',
  googleIsOnlyCredential:
    'Google es tu única forma de iniciar sesión. Por seguridad, al crear una contraseña se desvincula. Después puedes volver a vincularlo.',
  setAPasswordFirst: 'Crea antes una contraseña',
  setPasswordHelp:
    'Inicias sesión con Google y aún no tienes contraseña. Para esto necesitas una. Te enviaremos un enlace para crearla. Entonces Google se desvincula, y puedes volver a vincularlo.',
  emailPasswordLink: 'Enviarme un enlace',
  passwordLinkSent: 'Hemos enviado un enlace a {email}. Caduca en {lifetime}.',
  resendPasswordLink: 'Reenviar el enlace',
  googleNeedsTwoFactorOff:
    'Mientras la autenticación en dos pasos está activada, inicias sesión con tu contraseña y un código, no con Google.',
  googleIsLinked: 'Vinculada. Puedes iniciar sesión con Google en lugar de tu contraseña.',
  linkGoogleHelp: 'Vincula una cuenta de Google con tu correo e inicia sesión sin contraseña.',
  passwordStillWorks: 'Podrás seguir iniciando sesión con tu contraseña.',
  googleSignIn: 'Inicio de sesión con Google',
} satisfies Translation<typeof en>;
