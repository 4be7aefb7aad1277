import { formatDate, formatDuration, formatUtc } from '@wareword/shared-schema/format';
import type { MemberRole } from '../../roles.ts';
import type { EmailTexts } from './english.ts';

const LOCALE = 'de';
const HOUR = 3600;
const DAY = 86_400;
const duration = (seconds: number): string => formatDuration(seconds, LOCALE);
const day = (at: Date): string => formatDate(at, undefined, LOCALE);
const moment = (at: Date): string => formatUtc(at, LOCALE);
const ROLES: Readonly<Record<MemberRole, string>> = { admin: 'Admin', writer: 'Texter' };

export const german: EmailTexts = {
  setNewPassword: 'Neues Passwort festlegen',
  signIn: 'Anmelden',
  copyLink: 'Oder kopieren Sie diesen Link in Ihren Browser:',
  signInLead: 'Melden Sie sich an:',
  ignoreEmail: 'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail.',
  wasNotYou: 'Wenn Sie das nicht waren, setzen Sie Ihr Passwort jetzt zurück:',
  confirmEmail: 'E-Mail-Adresse bestätigen',
  resetSubject: 'Ihr Wareword-Passwort zurücksetzen',
  reset: (email) => `Wir haben eine Anfrage erhalten, das Passwort für ${email} zurückzusetzen.`,
  resetLead: (hours) =>
    `Öffnen Sie diesen Link, um ein neues Passwort festzulegen. Er gilt ${duration(hours * HOUR)}:`,
  resetIgnore:
    'Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail. Ihr Passwort ändert sich nicht.',
  confirmSubject: 'Bestätigen Sie Ihre E-Mail-Adresse für Wareword',
  signedUp: (email) => `Jemand hat sich mit ${email} bei Wareword registriert.`,
  confirmLead: (hours) =>
    `Wenn Sie das waren, bestätigen Sie Ihre E-Mail-Adresse und melden Sie sich mit dem Passwort an, das Sie gewählt haben. Der Link gilt ${duration(hours * HOUR)}:`,
  didntSignUp:
    'Sie haben sich nicht registriert? Öffnen Sie den Link oben nicht. Jemand anderes hat Ihre E-Mail-Adresse eingegeben und das Passwort gewählt. Ohne Ihre Bestätigung kann niemand das Konto nutzen. Wenn Sie es haben möchten, legen Sie zuerst Ihr eigenes Passwort fest. Es ersetzt das andere:',
  accountExistsSubject: 'Sie haben bereits ein Wareword-Konto',
  accountExists: (email) =>
    `Jemand wollte ein Wareword-Konto für ${email} erstellen. Sie haben bereits eines, deshalb hat sich nichts geändert.`,
  forgotPassword: 'Passwort vergessen? Setzen Sie es zurück:',
  invitationSubject: (inviter) => `${inviter} lädt Sie in ein Team auf Wareword ein`,
  invitation: (inviter, owner, role) =>
    `${inviter} lädt Sie als ${ROLES[role]} in ${inviter === owner ? 'den eigenen Wareword-Workspace' : `den Wareword-Workspace von ${owner}`} ein. Listings, die Sie dort schreiben, werden auf das Kontingent dieses Workspace angerechnet, und das Team kann sie sehen.`,
  invitationLead: (days) =>
    `Öffnen Sie diesen Link, um beizutreten. Er gilt ${duration(days * DAY)}:`,
  viewInvitation: 'Einladung ansehen',
  invitationHelp: (email, inviter) =>
    `Sie brauchen ein Konto für ${email}, das Sie über den Link erstellen können. Wenn Sie ${inviter} nicht kennen, ignorieren Sie diese E-Mail.`,
  passwordChangedSubject: 'Ihr Wareword-Passwort wurde geändert',
  passwordChanged: (email) =>
    `Das Passwort für ${email} wurde gerade geändert. Alle anderen Browser wurden abgemeldet.`,
  teammates:
    'Diese Teammitglieder haben mit ihren eigenen Konten weiterhin Zugriff auf Ihren Workspace:',
  unknownTeammate: 'Wenn Sie jemanden nicht kennen, entfernen Sie die Person auf der Seite „Team“:',
  twoFactorOnSubject: 'Die Zwei-Faktor-Authentifizierung ist eingeschaltet',
  twoFactorOn: (email) =>
    `Die Zwei-Faktor-Authentifizierung wurde gerade für ${email} eingeschaltet. Von jetzt an brauchen Sie zur Anmeldung mit Ihrem Passwort auch einen Code aus Ihrer Authenticator-App.`,
  keepCodes:
    'Bewahren Sie Ihre Wiederherstellungscodes sicher auf. Wenn Sie die App nicht mehr nutzen können, melden Sie sich mit einem davon an. Jeder funktioniert einmal.',
  twoFactorUndo: (days) =>
    `Wenn Sie das nicht waren, setzen Sie Ihr Passwort innerhalb von ${days} Tagen zurück. Damit wird sie auch wieder ausgeschaltet:`,
  twoFactorOffSubject: 'Die Zwei-Faktor-Authentifizierung ist ausgeschaltet',
  twoFactorOff: (email) =>
    `Die Zwei-Faktor-Authentifizierung wurde gerade für ${email} ausgeschaltet. Zur Anmeldung reicht Ihr Passwort.`,
  codeUsedSubject: 'Ein Wiederherstellungscode wurde benutzt',
  codeUsed: (email) =>
    `Jemand hat sich als ${email} mit einem Ihrer Wiederherstellungscodes angemeldet. Er kann nicht noch einmal benutzt werden. Neue Codes erstellen Sie in Ihren Einstellungen.`,
  passkeyAddedSubject: 'Ihrem Konto wurde ein Passkey hinzugefügt',
  passkeyAdded: (email) =>
    `Für ${email} wurde gerade ein Passkey hinzugefügt. Damit melden Sie sich ohne Passwort an.`,
  passkeyUndo:
    'Wenn Sie das nicht waren, setzen Sie Ihr Passwort jetzt zurück und wählen Sie den Passkey auf der Seite ab:',
  passkeyRemovedSubject: 'Aus Ihrem Konto wurde ein Passkey entfernt',
  passkeyRemoved: (email) =>
    `Für ${email} wurde gerade ein Passkey entfernt. Mit Ihrem Passwort können Sie sich weiterhin anmelden.`,
  googleLinkedSubject: 'Ihr Konto wurde mit Google verknüpft',
  googleLinked: (email) =>
    `Ein Google-Konto wurde gerade mit ${email} verknüpft. Damit melden Sie sich ohne Passwort an.`,
  googleUndo:
    'Wenn Sie das nicht waren, setzen Sie Ihr Passwort jetzt zurück. Das hebt auch die Verknüpfung mit Google auf:',
  googleUnlinkedSubject: 'Die Verknüpfung mit Google wurde aufgehoben',
  googleUnlinked: (email) =>
    `Die Verknüpfung Ihres Google-Kontos mit ${email} wurde gerade aufgehoben. Mit Ihrem Passwort können Sie sich weiterhin anmelden.`,
  changeSubject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für Wareword',
  changeFrom: (email, newEmail) =>
    `Die E-Mail-Adresse Ihres Wareword-Kontos soll von ${email} in ${newEmail} geändert werden.`,
  changeLead: (hours, other) =>
    `Wenn Sie das waren, bestätigen Sie die Änderung mit diesem Link und mit dem, den wir an ${other} gesendet haben. Die Links gelten ${duration(hours * HOUR)}:`,
  confirmChange: 'Änderung bestätigen',
  changeNotYou:
    'Wenn Sie das nicht waren, kennt vielleicht jemand anderes Ihr Passwort. Noch hat sich nichts geändert. Setzen Sie Ihr Passwort jetzt zurück:',
  changeTo: (email, newEmail) =>
    `Die E-Mail-Adresse des Wareword-Kontos ${email} soll in ${newEmail} geändert werden.`,
  emailTaken: (newEmail) =>
    `Jemand wollte ${newEmail} für ein anderes Wareword-Konto verwenden. Sie haben bereits eines mit dieser E-Mail-Adresse, deshalb hat sich nichts geändert.`,
  emailChangedSubject: 'Ihre E-Mail-Adresse bei Wareword wurde geändert',
  emailChanged: (newEmail) =>
    `Ihr Wareword-Konto verwendet jetzt ${newEmail}. Melden Sie sich von nun an damit an. Ihr Passwort bleibt gleich.`,
  emailChangedNotYou: 'Wenn Sie das nicht waren, kontaktieren Sie uns umgehend:',
  contactUs: 'Kontakt aufnehmen',
  deletionSubject: (at) => `Ihr Wareword-Konto wird am ${day(at)} gelöscht`,
  deletion: (email) =>
    `Sie haben die Löschung des Wareword-Kontos ${email} mit Workspace, Listings und Marken angefordert. Shops und API-Schlüssel funktionieren nicht mehr.`,
  keepAccount: (at) =>
    `Um das Konto zu behalten, melden Sie sich vor dem ${day(at)} an und klicken Sie auf „Konto behalten“:`,
  deletionNotYou:
    'Wenn Sie das nicht waren, melden Sie sich an, klicken Sie auf „Konto behalten“ und ändern Sie dann Ihr Passwort.',
  closingSubject: (owner) => `${owner} löscht den eigenen Wareword-Workspace`,
  closing: (owner) =>
    `${owner} löscht den eigenen Wareword-Workspace. Sie haben deshalb keinen Zugriff mehr darauf. Die API-Schlüssel und Shops, die Sie dort verbunden haben, funktionieren nicht mehr.`,
  ownStays: 'Ihr eigenes Konto und Ihr eigener Workspace bleiben unverändert.',
  erasedSubject: 'Ihr Wareword-Konto wurde gelöscht',
  erased: (email) =>
    `Das Wareword-Konto ${email} und alles in seinem Workspace wurde gelöscht, wie Sie es angefordert haben.`,
  transferSubject: (host) => `${host} zu einem anderen Wareword-Konto übertragen?`,
  transfer: (requestedBy, site) =>
    `${requestedBy} möchte Ihren Shop ${site} mit dem eigenen Wareword-Konto verbinden. Der Shop ist mit Ihrem Konto verbunden, und ein Shop kann immer nur mit einem Konto verbunden sein.`,
  transferLead: (days) =>
    `Wenn Sie einverstanden sind, stimmen Sie der Übertragung innerhalb von ${days} Tagen zu:`,
  reviewRequest: 'Anfrage prüfen',
  transferUnknown:
    'Wenn Ihnen diese Anfrage nichts sagt, stimmen Sie nicht zu. Sie müssen nichts tun: Ihre Verbindung bleibt, wie sie ist.',
  seeStores: 'Shops, die mit Ihrem Konto verbunden sind:',
  approvedSubject: (host) => `Sie können ${host} jetzt mit Wareword verbinden`,
  approved: (site) =>
    `Der Inhaber des anderen Wareword-Kontos hat zugestimmt, ${site} zu Ihrem Konto zu übertragen.`,
  approvedNext: (days) =>
    `Verbinden Sie den Shop dazu innerhalb von ${days} Tagen in seiner Wareword-App noch einmal. Bis dahin bleibt er mit dem anderen Konto verbunden.`,
  takenSubject: 'Ihr Shop wurde mit einem anderen Wareword-Konto verbunden',
  taken: (site, at) =>
    `Ihr Shop ${site} wurde mit einem anderen Wareword-Konto verbunden (${moment(at)}). Ein Shop kann immer nur mit einem Konto verbunden sein, deshalb ist seine Verbindung zu Ihrem Konto beendet. Er kann Ihre Listings nicht mehr verwenden. Alles, was er geschrieben hat, ist noch in Ihrem Verlauf.`,
  transferExpected: 'Wenn Sie das waren oder jemand aus Ihrem Team, brauchen Sie nichts zu tun.',
  takenNotYou:
    'Wenn nicht, hat jemand anderes Administratorzugriff auf diesen Shop. Wir empfehlen:',
  changePasswords:
    'Ändern Sie die Passwörter der Administratoren des Shops und entfernen Sie alle, die Sie nicht kennen.',
  connectAgain:
    'Verbinden Sie den Shop in seiner Wareword-App noch einmal. Das beendet die andere Verbindung.',
};
