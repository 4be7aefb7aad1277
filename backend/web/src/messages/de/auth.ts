import type en from '../en/auth.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  createAccount: 'Konto erstellen',
  signIn: 'Anmelden',
  yourAccountWillBeDeleted: 'Ihr Konto wird gelöscht',
  youHaveDeletionDaysDays:
    'Sie haben {deletionDays, number} Tage Zeit, es sich anders zu überlegen: Melden Sie sich an, um es zu behalten.',
  youreSignedInAsSigned:
    'Sie sind als {signedInAs} angemeldet. <link>Fortfahren</link> oder unten das Konto wechseln.',
  noCreditCard: 'Ohne Kreditkarte.',
  freeListingsEveryMonthNo:
    'Jeden Monat {limit, plural, one {# kostenloses Listing} other {# kostenlose Listings}}. Ohne Kreditkarte.',
  tooManyAttemptsTryAgain: 'Zu viele Versuche. Versuchen Sie es in {seconds} erneut.',
  somethingWentWrongOnOur: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.',
  checkYourEmail: 'Prüfen Sie Ihre E-Mails',
  weSentALinkTo:
    'Wir haben einen Link an <b>{email}</b> gesendet. Öffnen Sie ihn in diesem Browser, um dort weiterzumachen, wo Sie waren. Gültigkeit: {lifetime}.',
  emailSentCheckYourSpam: 'E-Mail gesendet. Sehen Sie auch im Spam-Ordner nach.',
  resendEmail: 'E-Mail erneut senden',
  useAnotherEmail: 'Andere E-Mail-Adresse verwenden',
  confirmCode: 'Code bestätigen',
  enterOneOfTheRecovery:
    'Geben Sie einen Ihrer gespeicherten Wiederherstellungscodes ein. Jeder gilt einmal.',
  enterThe6DigitCode: 'Geben Sie den 6-stelligen Code aus Ihrer Authenticator-App ein.',
  useTheAuthenticatorApp: 'Authenticator-App verwenden',
  useARecoveryCode: 'Wiederherstellungscode verwenden',
  back: 'Zurück',
  recoveryCode: 'Wiederherstellungscode',
  code: 'Code',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  hide: 'Verbergen',
  show: 'Zeigen',
  atLeastPasswordMinLength: 'Mindestens {passwordMinLength, number} Zeichen.',
  alreadyHaveAnAccount: 'Sie haben schon ein Konto?',
  newToWareword: 'Neu bei Wareword?',
  forgotYourPassword: 'Passwort vergessen?',
  weCouldntSignYouIn: 'Die Anmeldung mit Google ist fehlgeschlagen. Versuchen Sie es erneut.',
  continueWithGoogle: 'Weiter mit Google',
  keepTheseStoresConnected: 'Diese Shops verbunden lassen',
  keepTheseApiKeys: 'Diese API-Schlüssel behalten',
  keepTheseAgents: 'Diese Agenten behalten',
  keepThesePasskeys: 'Diese Passkeys behalten',
  keepTheseWebhooks: 'Weiterhin Webhooks senden an',
  dontRecognizeOneDeselectIt:
    'Sie erkennen etwas nicht? Wählen Sie es ab, dann wird es getrennt, wenn Sie das neue Passwort festlegen.',
  openTeamInvitationsWillBe: 'Offene Team-Einladungen werden zurückgezogen: {emails}.',
  sinceCreatedAt: 'seit {createdAt}',
  useAPasskey: 'Passkey verwenden',
  thisDeviceAlreadyHasA: 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.',
  theRequestWasCanceledOr:
    'Die Anfrage wurde auf Ihrem Gerät abgebrochen oder ist abgelaufen. Versuchen Sie es erneut oder verwenden Sie Ihr Passwort.',
  peopleInYourWorkspace: 'Personen in Ihrem Workspace',
  peopleWhoStillHaveAccess: 'Personen, die weiterhin Zugriff auf Ihren Workspace haben',
  sinceJoinedAt: 'seit {joinedAt}',
  theySignInWithTheir:
    'Sie melden sich mit ihren eigenen Passwörtern an. Sie erkennen jemanden nicht? Entfernen Sie die Person auf der <link>Team-Seite</link>.',
  resetYourPassword: 'Passwort zurücksetzen',
  wellEmailYouAReset:
    'Wir senden Ihnen einen Link zum Zurücksetzen per E-Mail. Gültigkeit: {lifetime}.',
  ifEmailHasAnAccount:
    'Wenn es für {email} ein Konto gibt, haben wir einen Link zum Zurücksetzen gesendet. Gültigkeit: {lifetime}. Nach ein paar Minuten nichts da? Sehen Sie im Spam-Ordner nach und prüfen Sie die Adresse auf Tippfehler.',
  resendLink: 'Link erneut senden',
  sendResetLink: 'Link senden',
  backToSignIn: 'Zurück zur Anmeldung',
  yourPasswordHasBeenReset: 'Ihr Passwort wurde zurückgesetzt',
  youreSignedOutOnAll: 'Sie wurden auf allen Geräten abgemeldet.',
  thisLinkIsIncompleteOpen:
    'Dieser Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail oder fordern Sie einen neuen an.',
  requestANewLink: 'Neuen Link anfordern',
  resetPassword: 'Passwort zurücksetzen',
  forEmailYoullBeSigned: 'Für <b>{email}</b>. Sie werden auf allen anderen Geräten abgemeldet.',
  newPassword: 'Neues Passwort',
  emailConfirmed: 'E-Mail-Adresse bestätigt',
  signInWithThePassword:
    'Melden Sie sich mit dem Passwort an, das Sie bei der Registrierung gewählt haben.',
  didntSignUp: 'Sie haben sich nicht registriert?',
  someoneElseSignedUpWith:
    'Jemand anderes hat sich mit Ihrer E-Mail-Adresse registriert und kennt das Passwort. Legen Sie ein eigenes fest: Damit wird die andere Person abgemeldet.',
  setYourOwnPassword: 'Eigenes Passwort festlegen',
  confirmYourEmail: 'E-Mail-Adresse bestätigen',
  thisLinkIsIncompleteOpenIt:
    'Dieser Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail oder melden Sie sich an, um einen neuen zu erhalten.',
  confirmEmail: 'Adresse bestätigen',
  confirmThatYouSignedUp:
    'Bestätigen Sie, dass Sie sich mit <b>{email}</b> bei Wareword registriert haben, und melden Sie sich dann mit Ihrem Passwort an.',
  didntSignUpCloseThis:
    'Sie haben sich nicht registriert? Schließen Sie diese Seite. Niemand kann das Konto nutzen, solange diese E-Mail-Adresse nicht bestätigt ist.',
  confirmYourNewEmail: 'Neue E-Mail-Adresse bestätigen',
  confirm: 'Bestätigen',
  changeTheEmailOfYour:
    'E-Mail-Adresse Ihres Wareword-Kontos von <b>{currentEmail}</b> in <b>{newEmail}</b> ändern.',
  didntAskForThisClose:
    'Sie haben das nicht angefordert? Schließen Sie diese Seite. Es ändert sich nichts.',
  emailChanged: 'E-Mail-Adresse geändert',
  signInWithEmailFrom: 'Melden Sie sich ab jetzt mit {email} an.',
  confirmedHere: 'Erste Adresse bestätigt',
  nowOpenTheLinkWe: 'Öffnen Sie jetzt den Link, den wir an {address} gesendet haben.',
  goToSettings: 'Zu den Einstellungen',
  askOwnerEmailForA: 'Bitten Sie {ownerEmail} um eine neue, wenn Sie noch beitreten möchten.',
  youAlreadyJoinedTheWorkspace:
    'Sie sind dem Workspace von <b>{ownerEmail}</b> bereits beigetreten.',
  invitedAsAdmin:
    '<b>{ownerEmail}</b> hat Sie in den eigenen Workspace eingeladen, als Admin. Sie können Listings schreiben und Marken, Shops, API-Schlüssel, Webhooks und Texter verwalten. Listings, die Sie dort schreiben, zählen zu diesem Plan und sind dort sichtbar. Ihren eigenen Workspace behalten Sie und können jederzeit zurückwechseln.',
  invitedAsWriter:
    '<b>{ownerEmail}</b> hat Sie in den eigenen Workspace eingeladen, als Texter. Sie können Listings schreiben und bearbeiten und die Marken verwenden. Listings, die Sie dort schreiben, zählen zu diesem Plan und sind dort sichtbar. Ihren eigenen Workspace behalten Sie und können jederzeit zurückwechseln.',
  joinAsEmail: 'Als <b>{email}</b> beitreten.',
  thisInvitationIsForAnother: 'Diese Einladung gilt für eine andere E-Mail-Adresse',
  itWasSentToEmail:
    'Sie wurde an {email} gesendet, aber Sie sind als {signedInAs} angemeldet. Wechseln Sie das Konto oder bitten Sie um eine neue Einladung.',
  switchAccount: 'Konto wechseln',
  goToWorkspace: 'Zum Workspace',
  joinTeam: 'Team beitreten',
  invitation: 'Einladung',
  youKeptYourConnection: 'Ihr Shop bleibt verbunden',
  hostStaysConnectedToYour: '<bdi>{host}</bdi> bleibt mit Ihrem Konto verbunden.',
  requestedByWantsToConnect:
    '<b>{requestedBy}</b> möchte Ihren Shop <b>{host}</b> mit dem eigenen Wareword-Konto verbinden.',
  ifYouApproveTheyHave:
    'Wenn Sie zustimmen, bleiben {transferDays, plural, one {# Tag} other {# Tage}} Zeit, den Shop zu übernehmen. Er wird dann von Ihrem Konto getrennt, und seine Listings bleiben in Ihrem Verlauf. Stimmen Sie nur zu, wenn Sie wissen, wer fragt.',
  youApprovedTheTransfer: 'Sie haben der Übertragung zugestimmt',
  requestedByCanNowConnect:
    '<b>{requestedBy}</b> kann <b>{host}</b> jetzt mit dem eigenen Konto verbinden. Bis dahin funktioniert Ihre Verbindung weiter, und Sie können es sich anders überlegen.',
  approveTransfer: 'Übertragung zustimmen',
  keepMyConnection: 'Verbindung behalten',
  storeTransfer: 'Shop-Übertragung',
  wrongEmailOrPasswordTry:
    'E-Mail-Adresse oder Passwort ist falsch. Versuchen Sie es erneut oder setzen Sie Ihr Passwort zurück.',
  thatDoesntLookLikeAn: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  confirmYourEmailFirstWe:
    'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir haben Ihnen gerade einen Link gesendet.',
  youAlreadyHaveAnAccount:
    'Für diese E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an oder setzen Sie Ihr Passwort zurück.',
  useAtLeastPasswordMin: 'Verwenden Sie mindestens {passwordMinLength, number} Zeichen.',
  useAtMostPasswordMax: 'Verwenden Sie höchstens {passwordMaxLength, number} Zeichen.',
  thisPasswordIsTooEasy:
    'Dieses Passwort ist zu leicht zu erraten. Nehmen Sie ein längeres oder ein paar Wörter ohne Zusammenhang.',
  yourCurrentPasswordIsWrong: 'Ihr aktuelles Passwort ist falsch.',
  thatCodeIsntRightCheck: 'Dieser Code stimmt nicht. Prüfen Sie ihn und versuchen Sie es erneut.',
  thisRecoveryCodeIsWrong: 'Dieser Wiederherstellungscode ist falsch oder wurde bereits verwendet.',
  yourSignInTimedOut: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich erneut an.',
  tooManyWrongCodesSign: 'Zu viele falsche Codes. Melden Sie sich erneut an.',
  weDontRecognizeThisPasskey:
    'Dieser Passkey ist uns nicht bekannt. Melden Sie sich stattdessen mit Ihrem Passwort an.',
  weCouldntVerifyThisPasskey:
    'Dieser Passkey konnte nicht geprüft werden. Versuchen Sie es erneut oder verwenden Sie Ihr Passwort.',
  yourSignInTimedOutTry: 'Ihre Anmeldung ist abgelaufen. Versuchen Sie es erneut.',
  thisLinkHasExpiredOr:
    'Dieser Link ist abgelaufen oder wurde bereits verwendet. Fordern Sie einen neuen an.',
  thisLinkHasExpiredRequest: 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  manyPeopleAreSigningIn:
    'Gerade melden sich viele Personen an. Versuchen Sie es gleich noch einmal.',
  googleSignInWasCanceled: 'Die Anmeldung mit Google wurde abgebrochen.',
  yourAccountUsesTwoFactor:
    'Ihr Konto verwendet Zwei-Faktor-Authentifizierung. Melden Sie sich mit Passwort und Code an.',
  youHaveAnAccountWith:
    'Für diese E-Mail-Adresse gibt es ein Konto, das noch nicht bestätigt ist. Melden Sie sich mit Ihrem Passwort an, um es zuerst zu bestätigen.',
  googleHasntConfirmedThisEmail:
    'Google hat diese E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort oder verwenden Sie ein Passwort.',
  thisInvitationWasAlreadyUsed: 'Diese Einladung wurde bereits verwendet',
  thisInvitationWasRevoked: 'Diese Einladung wurde zurückgezogen',
  thisInvitationHasExpired: 'Diese Einladung ist abgelaufen',
  unreadable: 'Die Antwort war nicht lesbar. Laden Sie die Seite neu und versuchen Sie es erneut.',
} satisfies Translation<typeof en>;
