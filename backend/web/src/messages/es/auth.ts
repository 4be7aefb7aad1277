import type en from '../en/auth.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  createAccount: 'Crear cuenta',
  termsAgreement:
    'Al crear una cuenta, aceptas los <terms>términos</terms> y la <privacy>política de privacidad</privacy>.',
  signIn: 'Iniciar sesión',
  accountClosing: 'Tu cuenta se eliminará',
  accountClosingHelp:
    'Tienes {deletionDays, number} días para cambiar de opinión: inicia sesión y haz clic en «Conservar mi cuenta».',
  alreadySignedIn:
    'Has iniciado sesión como {signedInAs}. <link>Continúa</link> o cambia de cuenta abajo.',
  noCreditCard: 'Sin tarjeta de crédito.',
  freeListings:
    '{limit, plural, one {# ficha gratis} other {# fichas gratis}} cada mes. Sin tarjeta de crédito.',
  tooManyAttempts: 'Demasiados intentos. Inténtalo de nuevo en {seconds}.',
  serverError: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.',
  checkYourEmail: 'Revisa tu correo',
  linkSent:
    'Hemos enviado un enlace a <b>{email}</b>. Ábrelo en este navegador para continuar donde lo dejaste. Caduca en {lifetime}.',
  emailResent: 'Correo enviado. Revisa también la carpeta de spam.',
  resendEmail: 'Reenviar el correo',
  useAnotherEmail: 'Usar otro correo',
  confirmCode: 'Confirmar el código',
  recoveryCodeHelp:
    'Introduce uno de los códigos de recuperación que guardaste. Cada uno sirve una vez.',
  authenticatorCodeHelp: 'Introduce el código de 6 dígitos de tu app de autenticación.',
  useAuthenticator: 'Usar la app de autenticación',
  useRecoveryCode: 'Usar un código de recuperación',
  back: 'Atrás',
  recoveryCode: 'Código de recuperación',
  code: 'Código',
  email: 'Correo electrónico',
  password: 'Contraseña',
  hide: 'Ocultar',
  show: 'Mostrar',
  passwordHelp: 'Al menos {passwordMinLength, number} caracteres.',
  alreadyHaveAnAccount: '¿Ya tienes una cuenta?',
  newToWareword: '¿Aún no usas Wareword?',
  forgotYourPassword: '¿Olvidaste tu contraseña?',
  googleSignInFailed: 'No se pudo iniciar sesión con Google. Inténtalo de nuevo.',
  continueWithGoogle: 'Continuar con Google',
  keepTheseStoresConnected: 'Mantener conectadas estas tiendas',
  keepTheseApiKeys: 'Conservar estas claves de API',
  keepTheseAgents: 'Conservar estos agentes',
  keepThesePasskeys: 'Conservar estas llaves de acceso',
  keepTheseWebhooks: 'Seguir enviando webhooks a',
  keepAccessHelp:
    '¿No reconoces alguno? Desmárcalo y dejará de funcionar cuando establezcas tu nueva contraseña.',
  pendingInvitationsCanceled: 'Se cancelarán las invitaciones de equipo pendientes: {emails}.',
  sinceCreatedAt: 'desde el {createdAt}',
  useAPasskey: 'Usar una llave de acceso',
  passkeyExists: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  passkeyCanceled:
    'La solicitud se canceló o caducó en tu dispositivo. Inténtalo de nuevo o usa tu contraseña.',
  peopleInYourWorkspace: 'Miembros de tu espacio de trabajo',
  peopleWithAccess: 'Miembros del equipo que siguen teniendo acceso a tu espacio de trabajo',
  sinceJoinedAt: 'desde el {joinedAt}',
  peopleHelp:
    'Inician sesión con sus propias contraseñas. ¿No reconoces a alguien? Quítalo en la <link>página Equipo</link>.',
  resetYourPassword: 'Restablece tu contraseña',
  resetHelp: 'Te enviaremos un enlace para restablecerla. Caduca en {lifetime}.',
  resetSent:
    'Si {email} tiene una cuenta, hemos enviado un enlace para restablecerla. Caduca en {lifetime}. ¿No llega tras unos minutos? Revisa el spam y comprueba que la dirección esté bien escrita.',
  resendLink: 'Reenviar el enlace',
  sendResetLink: 'Enviar el enlace',
  backToSignIn: 'Volver al inicio de sesión',
  passwordReset: 'Tu contraseña se ha restablecido',
  passwordResetHelp: 'Se ha cerrado tu sesión en todos los navegadores.',
  resetLinkIncomplete:
    'Este enlace está incompleto. Ábrelo de nuevo desde el correo o solicita otro.',
  requestNewLink: 'Solicitar otro enlace',
  resetPassword: 'Restablecer la contraseña',
  newPasswordHelp: 'Para <b>{email}</b>. Se cerrará tu sesión en los demás navegadores.',
  newPassword: 'Nueva contraseña',
  emailConfirmed: 'Correo confirmado',
  emailConfirmedHelp: 'Inicia sesión con la contraseña que elegiste al registrarte.',
  didntSignUp: '¿No te has registrado tú?',
  strangerSignedUpHelp:
    'Otra persona se registró con tu correo y conoce la contraseña. Establece la tuya para que no pueda entrar.',
  setYourOwnPassword: 'Establecer tu contraseña',
  confirmYourEmail: 'Confirma tu correo electrónico',
  confirmLinkIncomplete:
    'Este enlace está incompleto. Ábrelo de nuevo desde el correo o inicia sesión para recibir otro.',
  confirmEmail: 'Confirmar el correo',
  confirmEmailHelp:
    'Confirma que te registraste en Wareword con <b>{email}</b> y luego inicia sesión con tu contraseña.',
  confirmEmailCaution:
    '¿No te has registrado tú? Cierra esta página. Nadie puede usar la cuenta hasta que se confirme este correo.',
  confirmNewEmail: 'Confirma tu nuevo correo electrónico',
  confirm: 'Confirmar',
  confirmNewEmailHelp:
    'Cambiar el correo de tu cuenta de Wareword de <b>{currentEmail}</b> a <b>{newEmail}</b>.',
  confirmNewEmailCaution: '¿No lo has pedido tú? Cierra esta página. No cambiará nada.',
  emailChanged: 'Correo cambiado',
  emailChangedHelp: 'A partir de ahora, inicia sesión con {email}.',
  firstAddressConfirmed: 'Primera dirección confirmada',
  firstAddressConfirmedHelp: 'Ahora abre el enlace que enviamos a {address}.',
  goToSettings: 'Ir a la configuración',
  invitationInvalidHelp: 'Pide otra a {ownerEmail} si aún quieres unirte.',
  alreadyJoined: 'Ya te uniste al espacio de trabajo de <b>{ownerEmail}</b>.',
  invitedAsAdmin:
    '<b>{ownerEmail}</b> te ha invitado a su espacio de trabajo como administrador. Puedes redactar fichas y gestionar marcas, tiendas, claves de API, webhooks y redactores. Las fichas que redactes allí cuentan en su plan y esa persona puede verlas. Conservas tu propio espacio de trabajo y puedes volver a él cuando quieras.',
  invitedAsWriter:
    '<b>{ownerEmail}</b> te ha invitado a su espacio de trabajo como redactor. Puedes redactar y editar fichas, y usar las marcas. Las fichas que redactes allí cuentan en su plan y esa persona puede verlas. Conservas tu propio espacio de trabajo y puedes volver a él cuando quieras.',
  joinAs: 'Únete como <b>{email}</b>.',
  invitationForAnother: 'Esta invitación es para otro correo',
  invitationForAnotherHelp:
    'Se envió a {email}, pero has iniciado sesión como {signedInAs}. Cambia de cuenta o pide otra invitación.',
  switchAccount: 'Cambiar de cuenta',
  goToWorkspace: 'Ir al espacio de trabajo',
  joinTeam: 'Unirse al equipo',
  invitation: 'Invitación',
  transferDeclined: 'Tu tienda sigue conectada',
  transferDeclinedHelp: '<bdi>{host}</bdi> sigue conectada a tu cuenta.',
  transferRequest:
    '<b>{requestedBy}</b> quiere conectar tu tienda <b>{host}</b> a su cuenta de Wareword.',
  transferConsequences:
    'Si lo apruebas, tendrá {transferDays, plural, one {# día} other {# días}} para trasladar la tienda. Cuando lo haga, se desconectará de tu cuenta y sus fichas se quedarán en tu historial. Apruébalo solo si sabes quién lo pide.',
  transferApproved: 'Has aprobado la transferencia',
  transferApprovedHelp:
    '<b>{requestedBy}</b> ya puede conectar <b>{host}</b> a su cuenta. Hasta entonces, tu conexión sigue funcionando y puedes cambiar de opinión.',
  approveTransfer: 'Aprobar la transferencia',
  keepMyConnection: 'Conservar mi conexión',
  storeTransfer: 'Transferencia de tienda',
  wrongPassword: 'Correo o contraseña incorrectos. Inténtalo de nuevo o restablece tu contraseña.',
  invalidEmail: 'Eso no parece una dirección de correo.',
  emailUnconfirmed: 'Confirma primero tu correo. Acabamos de enviarte un enlace.',
  accountExists: 'Ya tienes una cuenta con este correo. Inicia sesión o restablece tu contraseña.',
  passwordTooShort: 'Usa al menos {passwordMinLength, number} caracteres.',
  passwordTooLong: 'Usa como máximo {passwordMaxLength, number} caracteres.',
  passwordTooWeak:
    'Esta contraseña es demasiado fácil de adivinar. Usa una más larga o varias palabras sin relación entre sí.',
  wrongCurrentPassword: 'Contraseña incorrecta. Inténtalo de nuevo.',
  wrongCode: 'Ese código no es correcto. Revísalo e inténtalo de nuevo.',
  wrongRecoveryCode: 'Este código de recuperación no es correcto o ya se ha usado.',
  signInExpired: 'El inicio de sesión ha caducado. Vuelve a iniciar sesión.',
  tooManyWrongCodes: 'Demasiados códigos incorrectos. Vuelve a iniciar sesión.',
  passkeyUnknown: 'No reconocemos esta llave de acceso. Inicia sesión con tu contraseña.',
  passkeyUnverified:
    'No se pudo verificar esta llave de acceso. Inténtalo de nuevo o usa tu contraseña.',
  passkeyExpired: 'El inicio de sesión ha caducado. Inténtalo de nuevo.',
  linkInvalid: 'Este enlace ha caducado o ya se ha usado. Solicita otro.',
  linkExpired: 'Este enlace ha caducado. Solicita otro.',
  serverBusy:
    'Muchas personas están iniciando sesión ahora mismo. Inténtalo de nuevo en un momento.',
  googleSignInWasCanceled: 'Se canceló el inicio de sesión con Google.',
  googleNeedsSecondFactor:
    'Tu cuenta usa la autenticación en dos pasos. Inicia sesión con tu contraseña y un código.',
  googleAccountUnconfirmed:
    'Tienes una cuenta con este correo que aún no está confirmada. Inicia sesión con tu contraseña para confirmarla primero.',
  googleEmailUnverified:
    'Google no ha confirmado este correo. Confírmalo allí o usa una contraseña.',
  invitationUsed: 'Esta invitación ya se ha usado',
  invitationRevoked: 'Esta invitación se ha revocado',
  invitationExpired: 'Esta invitación ha caducado',
  unreadable: 'No se pudo leer la respuesta. Recarga la página e inténtalo de nuevo.',
  invitationUsedHelp:
    'Si la aceptaste, inicia sesión para abrir el espacio de trabajo. Si no, pide otra a {ownerEmail}.',
  goToDashboard: 'Ir al panel',
  seeYourStores: 'Ver tus tiendas',
  transferOverHelp:
    'No tienes que hacer nada. En Tiendas puedes ver cuáles de tus tiendas están conectadas.',
  confirmLinkExpired:
    'Este enlace ha caducado o ya se ha usado. Inicia sesión y, si tu correo aún no está confirmado, te enviaremos un enlace nuevo.',
} satisfies Translation<typeof en>;
