import type { Translation } from '@wareword/ui/messages';
import type en from '../en/problems.ts';

export default {
  accessDenied: 'Vous n’avez pas donné à Wareword l’accès à votre boutique. Rien n’a changé.',
  accessExpired: 'Cette demande a expiré ou a déjà été utilisée. Recommencez à partir d’ici.',
  accessOtherBrowser:
    'Vous avez approuvé un accès demandé dans un autre navigateur : nous avons donc ignoré les clés. Si vous ne l’avez pas demandé vous-même, quelqu’un vous a peut-être envoyé le lien. Révoquez la clé nommée « Wareword » dans WooCommerce.',
  addressRefused:
    'Cette adresse se trouve dans un réseau privé ou sur un port inhabituel. Utilisez l’adresse qu’utilisent vos clients.',
  automaticOff: 'La publication automatique a été désactivée avant la fin de cette fiche.',
  badCertificate:
    'Le certificat de cette adresse n’est pas valide. Demandez à votre hébergeur de le renouveler.',
  bulkNotAllowed: 'Sélectionnez un seul produit, ou changez de forfait.',
  changedInStore:
    'Ce produit a été modifié dans votre boutique après la rédaction de sa fiche. Vérifiez-le à nouveau, puis publiez.',
  changedSince: 'Quelqu’un a modifié ce produit après sa publication.',
  connectDenied: 'Vous n’avez pas connecté la boutique. Rien n’a changé.',
  connectExpired:
    'Ce lien a été ouvert dans un autre navigateur, a déjà servi ou date de plus de 10 minutes. Recommencez.',
  connectFailed:
    'Wareword était injoignable pour terminer la connexion. Réessayez dans un instant.',
  forbidden:
    'Votre boutique a bloqué la demande. Créez des clés pour un administrateur ou un gestionnaire de boutique, et autorisez les requêtes vers /wp-json dans votre pare-feu ou votre extension de sécurité.',
  itemNotFound: 'Produit introuvable.',
  keysMissing: 'Wareword n’a pas accès à votre boutique. Redonnez accès.',
  keysRefused:
    'Elles ont été révoquées dans votre boutique ou appartiennent à une autre. Redonnez accès pour en créer de nouvelles.',
  landedLate:
    'Une tentative précédente a réussi : votre boutique contient le texte d’avant votre dernière modification.',
  maintenance:
    'Votre boutique est en maintenance, en général pour une mise à jour. Rien n’est perdu. Réessayez dans quelques minutes.',
  noDetails:
    'Ce produit n’a qu’un titre. Ajoutez une catégorie, un attribut ou une description, et nous rédigerons sa fiche.',
  noName: 'Ce produit n’a pas de nom. Nommez-le dans votre boutique, puis réessayez.',
  notAStore: 'Vérifiez l’adresse, et que WooCommerce est actif.',
  notConnected: 'Connectez d’abord la boutique à Wareword.',
  notExact: 'Certains champs n’ont pas pu être rétablis à l’identique.',
  notFound: 'Ce produit n’est plus dans votre boutique.',
  notPublished:
    'Ce produit n’est pas publié dans votre boutique. Nous rédigerons sa fiche dès qu’il le sera.',
  nothingToChange: 'Aucun champ à modifier.',
  nothingToDo: 'Cette action n’est plus possible. Vérifiez l’état actuel.',
  plainPermalinks:
    'Les clés ne fonctionnent pas ainsi. Dans WordPress, ouvrez Réglages → Permaliens, choisissez « Titre de la publication », enregistrez, puis réessayez.',
  productTrashed: 'Ce produit est dans la corbeille. Restaurez-le d’abord.',
  rateLimited: 'Votre boutique nous a demandé de ralentir. Cela reprend dans un instant.',
  readOnlyKeys:
    'Ces clés ne peuvent pas modifier de produits. Redonnez accès, et autorisez « Lecture/Écriture ».',
  redirected:
    'Connectez la boutique avec l’adresse de destination, ou excluez /wp-json de la règle de redirection.',
  respelled:
    'Le texte d’origine est rétabli. Quelques caractères sont encodés autrement, ce que les clients ne voient pas.',
  responseTooLarge:
    'Votre boutique a envoyé beaucoup plus de données que prévu. Une extension ajoute peut-être des données à ses réponses.',
  runNotFound: 'Lot introuvable.',
  serviceUnreachable:
    'Wareword est injoignable pour le moment. Rien n’est perdu. Réessayez dans un instant.',
  signInAgain:
    'Pour déconnecter d’autres navigateurs, choisissez d’abord « Redonner accès avec une nouvelle clé » sur cette page. Une nouvelle clé les déconnecte tous.',
  signedOut: 'Reconnectez-vous à votre boutique.',
  skippedByOwner: 'Vous avez ignoré ce produit.',
  stopped: 'Le lot a été arrêté avant la rédaction de cette fiche. Elle n’a pas été facturée.',
  storeFailed:
    'Votre boutique a signalé une erreur. Réessayez. Si le problème persiste, consultez son journal (WooCommerce → État → Journaux).',
  textTooLong: 'L’un des textes de ce produit est trop long. Raccourcissez-le, puis réessayez.',
  timeout: 'Réessayez dans quelques minutes. Si elle reste lente, contactez votre hébergeur.',
  tokenRevoked:
    'Cette connexion a été révoquée dans Wareword. Reconnectez la boutique pour continuer.',
  tooBusy: 'Nous traitons beaucoup de demandes en ce moment. Réessayez dans une minute.',
  tooManyAttempts: 'Réessayez dans une minute.',
  tooManyRuns:
    'Votre boutique a trop de lots ou de produits en cours. Rien n’a été lancé ni facturé.',
  unexpectedResponse:
    'La réponse de votre boutique est illisible. Une extension modifie peut-être ce que WooCommerce envoie.',
  unreachable: 'Vérifiez l’orthographe de l’adresse, et que votre boutique est en ligne.',
  usageLimitReached: 'Vous avez utilisé toutes les fiches de votre forfait ce mois-ci.',
  variation: 'C’est une variation. La fiche de son produit la couvre.',
  waitingForStore: 'Votre boutique est indisponible pour le moment.',
  waitingForService: 'Wareword est injoignable pour le moment.',
  waitingForRate: 'Wareword accepte un nombre limité de fiches par minute.',
  wrongCode:
    'Ce ne sont pas les derniers caractères de la nouvelle clé. Vérifiez la clé « Wareword » la plus récente, puis réessayez.',
  storeRemoved: 'La boutique a été retirée pendant l’opération. Reprenez pour continuer.',
} satisfies Translation<typeof en>;
