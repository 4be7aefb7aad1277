import type en from '../en/connection.ts';

export default {
  connectStore: 'Connecter votre boutique à Wareword',
  connectStoreHelp:
    'Connectez-vous à Wareword, puis approuvez cette boutique. Vous reviendrez ensuite ici. Vous pouvez la déconnecter à tout moment.',
  connectAgain: 'Reconnecter',
  connectAgainHelp: 'Approuvez à nouveau cette boutique dans Wareword. Vos lots sont enregistrés.',
  storeConnected: 'Boutique connectée',
  warewordAccount: 'Compte Wareword',
  account: 'Compte',
  teamMember: '{email} (membre d’équipe, utilise le forfait de l’équipe)',
  plan: 'Forfait',
  listingsLeft: 'Fiches restantes',
  listingsLeftOf: '{remaining, number} sur {limit, number}. Renouvellement le {day}.',
  bulkWriting: 'Rédaction par lots',
  included: 'Incluse',
  notIncluded: 'Non incluse dans votre forfait. Disponible avec le forfait {plan}.',
  connected: 'Connectée',
  token: 'Jeton',
  tokenPrefix: 'commence par {prefix}',
  disconnect: 'Déconnecter',
  disconnectHelp:
    'La rédaction s’arrête et la connexion est supprimée ici et dans Wareword. Les fiches publiées restent dans votre boutique, et vous pouvez la reconnecter à tout moment.',
  confirmDisconnect: 'Déconnecter de Wareword ?',
  confirmDisconnectHelp:
    'Les lots en cours s’arrêtent. Ce qui est rédigé reste ici, à vérifier et à publier.',
  keepConnected: 'Rester connecté',
  stillConnected: 'Encore connectée dans Wareword',
  stillConnectedHelp:
    'La boutique est déconnectée ici, mais nous n’avons pas pu la déconnecter dans Wareword. Déconnectez-la aussi là-bas.',
  openStoresInWareword: 'Ouvrir vos boutiques dans Wareword',
} satisfies Record<keyof typeof en, string>;
