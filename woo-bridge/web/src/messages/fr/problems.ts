import type { Translation } from '@wareword/ui/messages';
import type en from '../en/problems.ts';

export default {
  accessDenied: 'Vous n’avez pas donné à Wareword l’accès à votre boutique. Rien n’a changé.',
  accessExpired: 'Cette demande a expiré ou a déjà été utilisée. Recommencez à partir d’ici.',
  accessOtherBrowser:
    'Vous avez approuvé un accès demandé dans un autre navigateur : nous avons donc ignoré les clés. Si vous ne l’avez pas demandé vous-même, quelqu’un vous a peut-être envoyé le lien. Révoquez la clé nommée « Wareword » dans WooCommerce, et recommencez ici si vous voulez utiliser Wareword.',
  addressRefused:
    'Wareword ne peut pas se connecter à une adresse d’un réseau privé ou à un port inhabituel. Utilisez l’adresse qu’utilisent vos clients.',
  badCertificate:
    'Le certificat de cette adresse n’est pas valide : les clés de votre boutique ne seraient pas protégées pendant leur envoi. Demandez à votre hébergeur de le renouveler.',
  bulkNotAllowed:
    'Votre forfait permet une fiche à la fois. Sélectionnez un seul produit, ou changez de forfait.',
  connectNotSaved:
    'Vous avez été déconnecté de votre boutique pendant sa connexion : celle-ci n’a donc pas été enregistrée. Identifiez-vous et connectez la boutique à nouveau, ou révoquez la connexion dans Wareword.',
  forbidden:
    'Votre boutique a bloqué la demande. Créez des clés pour un administrateur ou un gestionnaire de boutique, et autorisez les requêtes vers /wp-json dans votre pare-feu ou votre extension de sécurité.',
  invalid: 'Votre boutique a refusé la modification ({code}).',
  keysMissing: 'Wareword n’a pas accès à votre boutique. Redonnez accès.',
  keysRefused:
    'Ces clés ont été révoquées dans votre boutique ou appartiennent à une autre. Redonnez accès pour en créer de nouvelles.',
  maintenance:
    'Votre boutique est en maintenance, en général pour une mise à jour. Rien n’est perdu. Réessayez dans quelques minutes.',
  notAStore:
    'Cette adresse répond, mais ce n’est pas une boutique WooCommerce. Vérifiez l’adresse, et que WooCommerce est actif.',
  notConnected: 'Connectez d’abord votre boutique à Wareword.',
  plainPermalinks:
    'Les clés API ne fonctionnent pas avec les permaliens simples. Dans WordPress, ouvrez Réglages → Permaliens, choisissez « Titre de la publication », enregistrez, puis réessayez.',
  rateLimited: 'Votre boutique nous a demandé de ralentir. Nous reprenons dans un instant.',
  readOnlyKeys:
    'Ces clés ne peuvent pas modifier de produits. Redonnez accès, et autorisez « Lecture/Écriture ».',
  redirected:
    'Connectez la boutique avec l’adresse de destination, ou excluez /wp-json de la règle de redirection.',
  requestTooLarge:
    'La requête était trop volumineuse pour votre boutique. Demandez à votre hébergeur d’autoriser des requêtes plus volumineuses.',
  responseTooLarge:
    'Votre boutique a envoyé beaucoup plus de données que prévu. Une extension ajoute peut-être des données à ses réponses.',
  signInAgain:
    'Pour déconnecter d’autres navigateurs, cliquez d’abord sur « Redonner accès avec une nouvelle clé » sur cette page. Une nouvelle clé les déconnecte tous.',
  signedOut: 'Votre session a pris fin. Reconnectez-vous à votre boutique.',
  storeFailed:
    'Votre boutique a signalé une erreur. Réessayez. Si le problème persiste, consultez son journal (WooCommerce → État → Journaux).',
  timeout:
    'Votre boutique a mis trop de temps à répondre. Réessayez dans quelques minutes. Si elle reste lente, contactez votre hébergeur.',
  tooMany: 'Votre boutique compte trop de produits avec ces étiquettes.',
  unexpectedResponse:
    'La réponse de votre boutique est illisible. Une extension modifie peut-être ce que WooCommerce envoie.',
  unreachable: 'Vérifiez l’orthographe de l’adresse, et que votre boutique est en ligne.',
  variation: 'C’est une variation. La fiche de son produit la couvre.',
  waitingForStore: 'Votre boutique est indisponible pour le moment.',
  waitingForService: 'Wareword est injoignable pour le moment.',
  waitingForRate: 'Wareword accepte un nombre limité de fiches par minute.',
  wrongCode:
    'Ce ne sont pas les derniers caractères de la nouvelle clé. Vérifiez la clé « Wareword » la plus récente, puis réessayez.',
  storeRemoved: 'La boutique a été retirée pendant l’opération. Reprenez pour continuer.',
} satisfies Translation<typeof en>;
