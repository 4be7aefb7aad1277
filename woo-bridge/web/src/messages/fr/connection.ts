import type { Translation } from '@wareword/ui/messages';
import type en from '../en/connection.ts';

export default {
  connectHelp:
    'Connectez-vous à Wareword ou créez un compte, puis approuvez cette boutique. Vous reviendrez ensuite ici. Cela prend une minute, et vous pouvez vous déconnecter à tout moment.',
  openingWareword: 'Ouverture de Wareword…',
  connectionRevoked: 'Reconnecter à Wareword',
  connectAgain: 'Reconnecter',
  account: 'Compte',
  plan: 'Forfait',
  listings: 'Fiches',
  bulkWriting: 'Rédaction par lots',
  included: 'Incluse',
  notIncluded: 'Non incluse dans votre forfait',
  connected: 'Connectée',
  token: 'Jeton',
  chooseProducts: 'Choisir des produits',
  seePlans: 'Voir les forfaits',
  disconnectedNotice: '{host} est déconnectée.',
  disconnectedHereNotice:
    '{host} est déconnectée ici, mais nous n’avons pas pu la déconnecter dans Wareword. Déconnectez-la aussi là-bas.',
  openStoresInWareword: 'Ouvrir vos boutiques dans Wareword',
  disconnect: 'Déconnecter',
  disconnectHelp:
    'Nous supprimons la connexion ici et dans Wareword. Les fiches publiées restent dans votre boutique, et vous pouvez la reconnecter à tout moment.',
  oneStorePerDomain: 'Une seule boutique par domaine',
  oneStorePerDomainHelp:
    'Wareword connecte une boutique par domaine. Si une autre boutique de {host} est connectée, connecter celle-ci la déconnecte.',
  disconnectsOthers: 'Cela déconnecte {connected}',
  connection: 'Connexion',
  connectToWareword: 'Connecter à Wareword',
  connectedHelp:
    'Cette boutique est connectée à un compte Wareword. Ses fiches sont décomptées du forfait de ce compte.',
  notConnectedHelp:
    'Connectez votre boutique à Wareword pour commencer à rédiger. Chaque fiche est décomptée du forfait de votre compte. Les comptes gratuits incluent des fiches chaque mois.',
  finishConnecting: 'Terminer la connexion',
  stepOpen: 'Ouvrez Wareword dans un nouvel onglet, connectez-vous et approuvez.',
  stepCopy: 'Vous arriverez sur la page d’accueil de votre boutique. Copiez-en l’adresse complète.',
  stepPaste: 'Revenez à cet onglet dans les 10 minutes et collez-la ici.',
  openInNewTab: 'Ouvrir Wareword dans un nouvel onglet',
  returnedAddress: 'Adresse de la page d’arrivée',
  returnedAddressHelp:
    'Elle contient un code qui ne fonctionne qu’une fois, et uniquement dans ce navigateur.',
  returnedAddressMissing: 'Collez l’adresse de l’autre onglet.',
  connect: 'Connecter',
  startAgain: 'Recommencer',
  returnAutomatically: 'Revenir automatiquement',
  returnAutomaticallyHelp:
    'Quand vous connectez votre boutique, Wareword vous renvoie à une adresse de votre propre domaine. Chacune des deux options ci-dessous vous redirige ensuite vers cette application, sans adresse à copier.',
  usePlugin: 'Utiliser une petite extension WordPress',
  useOwnDomain: 'Utiliser le domaine de votre boutique',
  backToConnecting: 'Revenir à la connexion de votre boutique',
  teamMember: '{email} (membre d’équipe, utilise le forfait de l’équipe)',
  usedAndLeft:
    '{used, number} sur {limit, plural, one {# fiche} other {# fiches}} ce mois-ci. Il en reste {remaining, number}.',
  tokenPrefix: 'commence par <code>{prefix}</code>',
  storesOnThisDomain:
    'Wareword connecte une boutique par domaine, et {stores} {count, plural, one {est} other {sont}} sur le domaine de cette boutique. Les lots et les fiches publiées y sont conservés.',
  skipStepNextTime:
    'Envie d’éviter cette étape la prochaine fois ? <link>Configurez un retour automatique dans la documentation</link>.',
  downloadThePlugin:
    '<file>Téléchargez wareword-return.php</file>, placez-le dans un fichier zip et téléversez-le dans <upload>WordPress → Extensions → Ajouter une extension</upload>. Activez-le.',
  enterThisAppsUrl:
    'Dans <settings>Réglages → Général</settings>, saisissez l’URL de cette application : <code>{here}</code>',
  ownDomainHelp:
    'L’administrateur de ce serveur peut servir cette application sous un chemin du domaine de votre boutique, par exemple <code>{path}</code>. La documentation contient la configuration pour nginx, Apache et Caddy.',
} satisfies Translation<typeof en>;
