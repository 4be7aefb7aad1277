import { formatDate, formatDuration, formatUtc } from '@wareword/shared-schema/format';
import type { MemberRole } from '../../roles.ts';
import type { EmailTexts } from './english.ts';

const LOCALE = 'es';
const HOUR = 3600;
const DAY = 86_400;
const duration = (seconds: number): string => formatDuration(seconds, LOCALE);
const day = (at: Date): string => formatDate(at, undefined, LOCALE);
const moment = (at: Date): string => formatUtc(at, LOCALE);
const ROLES: Readonly<Record<MemberRole, string>> = { admin: 'administrador', writer: 'redactor' };

export const spanish: EmailTexts = {
  setNewPassword: 'Establecer una contraseña nueva',
  signIn: 'Iniciar sesión',
  copyLink: 'O copia este enlace en tu navegador:',
  signInLead: 'Inicia sesión:',
  ignoreEmail: 'Si no has sido tú, ignora este mensaje.',
  wasNotYou: 'Si no has sido tú, restablece tu contraseña ahora:',
  confirmEmail: 'Confirmar el correo',
  resetSubject: 'Restablece tu contraseña de Wareword',
  reset: (email) => `Hemos recibido una solicitud para restablecer la contraseña de ${email}.`,
  resetLead: (hours) =>
    `Abre este enlace para establecer una contraseña nueva. Es válido durante ${duration(hours * HOUR)}:`,
  resetIgnore: 'Si no lo has solicitado, ignora este mensaje. Tu contraseña no cambiará.',
  confirmSubject: 'Confirma tu correo para Wareword',
  signedUp: (email) => `Alguien se ha registrado en Wareword con ${email}.`,
  confirmLead: (hours) =>
    `Si has sido tú, confirma tu correo e inicia sesión con la contraseña que elegiste. El enlace es válido durante ${duration(hours * HOUR)}:`,
  didntSignUp:
    '¿No te has registrado? No abras el enlace anterior. Otra persona ha introducido tu correo y ha elegido la contraseña. Sin tu confirmación, no puede usar la cuenta. Si la quieres, establece antes tu propia contraseña, que sustituye a la suya:',
  accountExistsSubject: 'Ya tienes una cuenta de Wareword',
  accountExists: (email) =>
    `Alguien ha intentado crear una cuenta de Wareword para ${email}. Ya tienes una, así que no ha cambiado nada.`,
  forgotPassword: '¿Has olvidado tu contraseña? Restablécela:',
  invitationSubject: (inviter) => `${inviter} te invita a un equipo en Wareword`,
  invitation: (inviter, owner, role) =>
    `${inviter} te invita ${inviter === owner ? 'a su espacio de trabajo de Wareword' : `al espacio de trabajo de Wareword de ${owner}`} como ${ROLES[role]}. Las fichas que redactes allí cuentan en su plan, y el equipo puede verlas.`,
  invitationLead: (days) =>
    `Para unirte, abre este enlace. Es válido durante ${duration(days * DAY)}:`,
  viewInvitation: 'Ver la invitación',
  invitationHelp: (email, inviter) =>
    `Necesitas una cuenta para ${email}, que puedes crear desde el enlace. Si no conoces a ${inviter}, ignora este mensaje.`,
  passwordChangedSubject: 'Se ha cambiado tu contraseña de Wareword',
  passwordChanged: (email) =>
    `Se acaba de cambiar la contraseña de ${email} y se ha cerrado la sesión en todos los demás navegadores.`,
  teammates:
    'Estos miembros del equipo siguen teniendo acceso a tu espacio de trabajo con sus propias cuentas:',
  unknownTeammate: 'Si no reconoces a alguien, quítalo en la página Equipo:',
  twoFactorOnSubject: 'La autenticación en dos pasos está activada',
  twoFactorOn: (email) =>
    `Se acaba de activar la autenticación en dos pasos para ${email}. A partir de ahora, para iniciar sesión con tu contraseña también necesitas un código de tu app de autenticación.`,
  keepCodes:
    'Guarda tus códigos de recuperación en un lugar seguro. Si pierdes el acceso a la app, puedes iniciar sesión con uno de ellos. Cada uno sirve una vez.',
  twoFactorUndo: (days) =>
    `Si no has sido tú, restablece tu contraseña en un plazo de ${days} días. Así también se desactiva:`,
  twoFactorOffSubject: 'La autenticación en dos pasos está desactivada',
  twoFactorOff: (email) =>
    `Se acaba de desactivar la autenticación en dos pasos para ${email}. Tu contraseña basta para iniciar sesión.`,
  codeUsedSubject: 'Se ha usado un código de recuperación',
  codeUsed: (email) =>
    `Alguien ha iniciado sesión como ${email} con uno de tus códigos de recuperación, que no se puede volver a usar. Puedes crear otros en la configuración.`,
  passkeyAddedSubject: 'Se ha añadido una llave de acceso a tu cuenta',
  passkeyAdded: (email) =>
    `Se acaba de añadir una llave de acceso para ${email}. Con ella inicias sesión sin contraseña.`,
  passkeyUndo:
    'Si no has sido tú, restablece tu contraseña ahora y desmarca la llave de acceso en esa página:',
  passkeyRemovedSubject: 'Se ha quitado una llave de acceso de tu cuenta',
  passkeyRemoved: (email) =>
    `Se acaba de quitar una llave de acceso de ${email}. Puedes seguir iniciando sesión con tu contraseña.`,
  googleLinkedSubject: 'Google se ha vinculado a tu cuenta',
  googleLinked: (email) =>
    `Se acaba de vincular una cuenta de Google a ${email}. Con ella inicias sesión sin contraseña.`,
  googleUndo:
    'Si no has sido tú, restablece tu contraseña ahora; así también se desvincula Google:',
  googleUnlinkedSubject: 'Google se ha desvinculado de tu cuenta',
  googleUnlinked: (email) =>
    `Tu cuenta de Google se acaba de desvincular de ${email}. Puedes seguir iniciando sesión con tu contraseña.`,
  changeSubject: 'Confirma tu nuevo correo para Wareword',
  changeFrom: (email, newEmail) =>
    `Alguien ha pedido cambiar el correo de tu cuenta de Wareword de ${email} a ${newEmail}.`,
  changeLead: (hours, other) =>
    `Si has sido tú, confirma el cambio con este enlace y con el enviado a ${other}. Los enlaces son válidos durante ${duration(hours * HOUR)}:`,
  confirmChange: 'Confirmar el cambio',
  changeNotYou:
    'Si no has sido tú, puede que otra persona conozca tu contraseña. Aún no ha cambiado nada. Restablece tu contraseña ahora:',
  changeTo: (email, newEmail) =>
    `Alguien ha pedido cambiar el correo de la cuenta de Wareword ${email} a ${newEmail}.`,
  emailTaken: (newEmail) =>
    `Alguien ha intentado usar ${newEmail} para otra cuenta de Wareword. Ya tienes una con este correo, así que no ha cambiado nada.`,
  emailChangedSubject: 'Se ha cambiado tu correo de Wareword',
  emailChanged: (newEmail) =>
    `Tu cuenta de Wareword usa ahora ${newEmail}. Inicia sesión con ese correo a partir de ahora; tu contraseña sigue siendo la misma.`,
  emailChangedNotYou: 'Si no has sido tú, contáctanos de inmediato:',
  contactUs: 'Contactar con nosotros',
  deletionSubject: (at) => `Tu cuenta de Wareword se eliminará el ${day(at)}`,
  deletion: (email) =>
    `Has pedido eliminar la cuenta de Wareword ${email}, con su espacio de trabajo, sus fichas y sus marcas. Las tiendas y las claves de API han dejado de funcionar.`,
  keepAccount: (at) =>
    `Para conservar la cuenta, inicia sesión antes del ${day(at)} y haz clic en «Conservar mi cuenta»:`,
  deletionNotYou:
    'Si no has sido tú, inicia sesión, haz clic en «Conservar mi cuenta» y luego cambia tu contraseña.',
  closingSubject: (owner) => `${owner} va a eliminar su espacio de trabajo de Wareword`,
  closing: (owner) =>
    `${owner} va a eliminar su espacio de trabajo de Wareword, así que ya no tienes acceso a él. Las claves de API y las tiendas que conectaste allí han dejado de funcionar.`,
  ownStays: 'Tu propia cuenta y tu espacio de trabajo siguen igual.',
  erasedSubject: 'Tu cuenta de Wareword se ha eliminado',
  erased: (email) =>
    `La cuenta de Wareword ${email} y todo lo que había en su espacio de trabajo se han eliminado, como pediste.`,
  transferSubject: (host) => `¿Transferir ${host} a otra cuenta de Wareword?`,
  transfer: (requestedBy, site) =>
    `${requestedBy} quiere conectar tu tienda ${site} a su cuenta de Wareword. La tienda está conectada a tu cuenta, y una tienda solo puede estar conectada a una cuenta a la vez.`,
  transferLead: (days) =>
    `Si estás de acuerdo, aprueba la transferencia en un plazo de ${days} días:`,
  reviewRequest: 'Revisar la solicitud',
  transferUnknown:
    'Si no reconoces esta solicitud, no la apruebes. No tienes que hacer nada: tu conexión sigue igual.',
  seeStores: 'Consulta las tiendas conectadas a tu cuenta:',
  approvedSubject: (host) => `Ya puedes conectar ${host} a Wareword`,
  approved: (site) =>
    `El propietario de la otra cuenta de Wareword ha aceptado transferir ${site} a tu cuenta.`,
  approvedNext: (days) =>
    `Para terminar, vuelve a conectar la tienda desde su app de Wareword en un plazo de ${days} días. Hasta entonces, sigue conectada a la otra cuenta.`,
  takenSubject: 'Tu tienda se ha conectado a otra cuenta de Wareword',
  taken: (site, at) =>
    `Tu tienda ${site} se ha conectado a otra cuenta de Wareword (${moment(at)}). Una tienda solo puede estar conectada a una cuenta a la vez, así que su conexión con la tuya ha terminado. Ya no puede usar tus fichas. Todo lo que redactó sigue en tu historial.`,
  transferExpected: 'Si has sido tú o alguien de tu equipo, no tienes que hacer nada.',
  takenNotYou:
    'Si no, otra persona tiene acceso de administrador a esta tienda. Te recomendamos que:',
  changePasswords:
    'Cambies las contraseñas de los administradores de la tienda y quites a los que no reconozcas.',
  connectAgain:
    'Vuelvas a conectar la tienda desde su app de Wareword. Esto pone fin a la otra conexión.',
};
