import type { Translation } from '@wareword/ui/messages';
import type en from '../en/problems.ts';

export default {
  accountClosing:
    'Votre compte va être supprimé. Pour l’utiliser de nouveau, ouvrez votre tableau de bord et cliquez sur « Conserver mon compte ».',
  accountSwitched:
    'Vous êtes maintenant connecté avec un autre compte. Rien n’a été connecté. Vérifiez de nouveau cette page avant d’approuver.',
  alreadyPaid:
    'Vous avez déjà un forfait payant. Pour le modifier, cliquez sur « Gérer la facturation » dans Forfait et utilisation. Vous n’avez pas été débité de nouveau.',
  brandArchived: 'Cette marque est archivée. Restaurez-la, ou utilisez-en une autre.',
  brandLocked:
    'Cette marque est verrouillée, car votre forfait comprend moins de marques. Choisissez-en une autre, ou passez à un forfait supérieur.',
  brandLimit:
    'Vous avez atteint le nombre de marques de votre forfait. Passez à un forfait supérieur, ou archivez d’abord une marque.',
  brandNameInvalid: 'Saisissez un nom de marque plus court.',
  brandNameTaken: 'Vous avez déjà une marque de ce nom. Choisissez-en un autre.',
  brandNotFound: 'Cette marque n’est pas dans cet espace de travail. Choisissez-en une autre.',
  bulkDrafts:
    'Vous avez trop de fichiers dont les fiches n’ont pas encore été rédigées. Rédigez d’abord les fiches de l’un d’eux, ou supprimez-en un.',
  bulkRunNotFound: 'Ce fichier n’est pas dans cet espace de travail.',
  bulkRuns:
    'Vous avez trop de fichiers. Supprimez d’abord celui dont vous n’avez plus besoin. Ses fiches restent dans votre historique.',
  bulkStorage:
    'Vos fichiers occupent tout le stockage de cet espace de travail. Supprimez d’abord celui dont vous n’avez plus besoin. Ses fiches restent dans votre historique.',
  checkoutOpen:
    'Vous venez d’ouvrir la page de paiement dans un autre onglet. Continuez là-bas, ou réessayez ici. Vous n’avez pas été débité.',
  closing: 'La suppression de votre compte est déjà prévue.',
  connectionInvalid: 'Cette connexion n’est plus valable. Relancez-la dans votre boutique.',
  noListingsLeft: 'Vous avez utilisé toutes les fiches de votre forfait ce mois-ci.',
  databaseUnavailable:
    'Notre base de données est injoignable pour le moment. Réessayez dans quelques secondes.',
  deliveryNotFound: 'Cette livraison n’est plus disponible.',
  emailInvalid: 'Cela ne ressemble pas à une adresse e-\u2060mail.',
  emailChangeExpired:
    'Ce lien a expiré ou a été remplacé. Changez de nouveau votre adresse e-\u2060mail dans les paramètres.',
  emailTaken:
    'Cette adresse e-\u2060mail appartient désormais à un autre compte. Choisissez-en une autre.',
  emailUnconfirmed:
    'Confirmez d’abord votre adresse e-\u2060mail. Déconnectez-vous puis reconnectez-vous, et nous vous enverrons un lien.',
  tooManyEntries: 'Il y a trop d’entrées : rien n’a été enregistré. Supprimez-en quelques-unes.',
  exportTooLong:
    'Ces fiches sont trop longues pour un seul fichier. Sélectionnez-en moins, puis exportez de nouveau.',
  fileCells:
    'Une ligne de ce fichier a trop de cellules. Supprimez les colonnes vides à côté du tableau, puis importez-le de nouveau.',
  fileColumn: 'Il manque une colonne. Le fichier doit avoir les colonnes product_name et features.',
  fileColumns:
    'Ce fichier a trop de colonnes. Supprimez celles dont vous n’avez pas besoin, puis importez-le de nouveau.',
  fileEmpty: 'Le fichier est vide. Choisissez un fichier avec une ligne par produit.',
  fileEncoding:
    'Le texte de ce fichier est illisible. Enregistrez la feuille au format « CSV UTF-8 », puis importez-la de nouveau.',
  fileFormat:
    'Ce fichier n’est pas un CSV lisible. Enregistrez la feuille au format « CSV UTF-8 », puis importez-la de nouveau.',
  fileHeadings:
    'Les en-têtes de colonnes sont introuvables. La première ligne doit nommer les colonnes, dont product_name et features. Vous pouvez aussi importer tel quel un export de Shopify ou WooCommerce.',
  fileTooLarge: 'Ce fichier est trop volumineux. Divisez-le en fichiers plus petits.',
  fileQuotes:
    'Un guillemet (") de ce fichier n’est jamais fermé : la suite est illisible. Fermez-le, ou doublez les guillemets à l’intérieur d’une cellule ("").',
  fileLines:
    'Ce fichier a trop de lignes, y compris vides. Supprimez les lignes vides sous le tableau, puis importez-le à nouveau.',
  fileRows: 'Ce fichier a trop de lignes. Divisez-le en fichiers plus petits.',
  fileTruncated:
    'Le fichier est arrivé incomplet. Vérifiez votre connexion et importez-le de nouveau.',
  noUsableRows: 'Aucune ligne de ce fichier ne peut donner une fiche.',
  forbidden: 'Vous n’y avez pas accès.',
  generationFailed: 'La fiche n’a pas pu être rédigée. Elle n’est pas décomptée. Réessayez.',
  googleUnlinked: 'Google est déjà dissocié.',
  input: 'Ceci n’a pas été accepté : {message}',
  internal:
    'Une erreur s’est produite de notre côté. Réessayez. Si le problème persiste, contactez-nous en indiquant cet identifiant de requête : {requestId}',
  notPossible: 'Cela n’est pas possible pour le moment. Rechargez la page et réessayez.',
  invitationClosed:
    'Cette invitation a expiré, a été révoquée ou a déjà servi. Demandez-en une autre.',
  invitationForAnother:
    'Cette invitation concerne une autre adresse e-\u2060mail. Connectez-vous avec celle-ci, ou demandez une nouvelle invitation.',
  invitationIncomplete:
    'Ce lien d’invitation est incomplet. Ouvrez-le de nouveau depuis l’e-\u2060mail, ou demandez-en un autre.',
  invitationNotSent: 'L’invitation n’a pas pu être envoyée. Réessayez dans quelques minutes.',
  listingNotFound: 'Cette fiche n’est pas dans cet espace de travail.',
  jobInProgress:
    'Cette fiche est déjà en cours de rédaction, et vous avez atteint la limite quotidienne d’annulations de fiches en cours. Nous la terminerons, et elle sera décomptée de votre forfait.',
  keyGone: 'Cette clé ou cet agent n’a plus d’accès.',
  limitReached:
    'Vous avez atteint une limite. Supprimez ce dont vous n’avez plus besoin, puis réessayez.',
  listingChanged:
    'Cette fiche a été modifiée entre-temps. Rechargez la page pour voir les modifications.',
  memberNotFound: 'Cette personne ne fait plus partie de l’équipe.',
  nameTooLong: 'Utilisez un nom plus court.',
  nameMissing: 'Saisissez votre nom.',
  noProduct:
    'Cette page ne présente aucun produit. Vérifiez l’URL ou collez plutôt le texte du produit.',
  notClosing: 'La suppression de ce compte n’est pas prévue.',
  notFound: 'Introuvable. L’élément a peut-être été supprimé.',
  ownTeam: 'Vous faites déjà partie de cette équipe.',
  pageUnreadable:
    'Impossible de lire cette page. Vérifiez l’URL, ou collez plutôt le texte du produit.',
  noPaidPlan: 'Vous n’avez pas de forfait payant. Choisissez-en un d’abord.',
  passkeyRemoved: 'Cette clé d’accès a déjà été supprimée.',
  passwordTooShort: 'Utilisez un mot de passe plus long.',
  passwordWrong: 'Mot de passe incorrect. Réessayez.',
  noPayments: 'Contactez l’administrateur de ce serveur pour changer de forfait.',
  planRequired: 'Votre forfait ne le comprend pas. Passez à un forfait supérieur pour continuer.',
  tooManyRequests: 'Trop de tentatives. Patientez un peu, puis réessayez.',
  requestInProgress: 'Cette demande est encore en cours. Réessayez dans quelques secondes.',
  roleForbidden:
    'Votre rôle ne le permet pas. Adressez-vous au propriétaire de l’espace de travail.',
  sameEmail: 'C’est déjà votre adresse e-\u2060mail.',
  sessionEnded: 'Votre session est terminée. Reconnectez-vous.',
  storeGone: 'Cette boutique n’est plus connectée, ou son application doit être mise à jour.',
  storeQueueFull:
    'Trop de fiches attendent déjà dans cette boutique. Publiez-les ou écartez-les d’abord là-bas.',
  storeTaken:
    'Cette boutique est connectée à un autre compte Wareword ; elle n’a donc pas été connectée au vôtre.',
  stripeUnreachable: 'Stripe est injoignable. Réessayez dans une minute.',
  subscriptionFirst:
    'Pour supprimer votre compte, résiliez d’abord votre abonnement dans Forfait et utilisation.',
  alreadyMember: 'Cette personne fait déjà partie de l’équipe.',
  teamFull:
    'Cette équipe est complète, invitations en attente comprises. Retirez d’abord quelqu’un.',
  transferExpired:
    'Cette demande a expiré, ou la boutique a depuis été déconnectée ou reconnectée.',
  unavailable: 'Indisponible pour le moment. Réessayez dans quelques minutes.',
  versionGone: 'Cette version n’est plus disponible.',
  voiceTooShort:
    'Les textes sont trop courts pour en tirer un style. Utilisez au moins 20 mots au total.',
  webhookNotFound: 'Ce point de terminaison n’existe plus.',
  webhookExists:
    'Cet espace de travail a déjà un point de terminaison avec cette URL. Modifiez plutôt ses événements.',
  webhookDisabled:
    'Ce point de terminaison est en pause ou désactivé. Reprenez-le ou activez-le, puis renvoyez l’événement.',
  webhookUrlInvalid:
    'Saisissez une URL https publique, sans nom d’utilisateur ni mot de passe, par exemple https://app.example/webhooks.',
  webhookLimit:
    'Cet espace de travail ne peut pas avoir d’autre point de terminaison. Supprimez-en un que vous n’utilisez plus, puis réessayez.',
  wordTwice: 'Un mot est à la fois à utiliser et à éviter. Retirez-le de l’une des listes.',
  workspaceGone: 'Vous n’avez plus accès à cet espace de travail.',
} satisfies Translation<typeof en>;
