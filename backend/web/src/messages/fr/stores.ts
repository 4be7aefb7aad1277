import type en from '../en/stores.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  stores: 'Boutiques',
  connectAnother:
    'Pour connecter une autre boutique, ouvrez l’application Wareword pour Shopify ou WooCommerce.',
  storesNotLoaded: 'Impossible de charger vos boutiques',
  noStores: 'Aucune boutique pour l’instant',
  noStoresHelp:
    'Ouvrez l’application Wareword pour Shopify ou WooCommerce et connectez votre boutique. Vous approuverez la connexion ici.',
  storesWhereApp:
    'Vous n’avez pas l’application ? Demandez son adresse à l’administrateur de ce serveur. Ce serveur est le vôtre ? <link>Lancer l’application</link>.',
  noStoresHelpWriter: 'Les boutiques connectées à cet espace de travail apparaissent ici.',
  connectWooCommerceStore: 'Connecter une boutique WooCommerce',
  connectShopifyStore: 'Connecter une boutique Shopify',
  neverUsed: 'Jamais utilisée',
  lastUsed: 'Dernière utilisation le {lastUsedAt}',
  disconnectNamed: 'Déconnecter {host}',
  disconnect: 'Déconnecter',
  disconnectQuestion: 'Déconnecter {host} ?',
  disconnectStore: 'Déconnecter la boutique',
  disconnectConsequences:
    'La boutique ne peut plus rédiger de fiches, et celles en cours pourraient ne pas lui parvenir. Ses fiches restent dans l’historique. Pour la reconnecter, ouvrez l’application Wareword de cette boutique et connectez-la de nouveau.',
  storesUseListings:
    'Les fiches rédigées pour vos boutiques sont décomptées de votre quota mensuel.',
  connectedBy: 'Connectée le {date} par {email}',
} satisfies Translation<typeof en>;
