import type en from '../en/stores.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  stores: 'Boutiques',
  toConnectOneOpenThe:
    'Pour en connecter une, ouvrez l’application Wareword pour Shopify ou WooCommerce.',
  couldntLoadYourStores: 'Impossible de charger vos boutiques',
  noStoresYet: 'Aucune boutique pour l’instant',
  openTheWarewordAppFor:
    'Ouvrez l’application Wareword pour Shopify ou WooCommerce et connectez votre boutique. Vous approuverez la connexion ici.',
  storesThatAreConnectedTo: 'Les boutiques connectées à cet espace de travail apparaissent ici.',
  connectWooCommerceStore: 'Connecter une boutique WooCommerce',
  connectShopifyStore: 'Connecter une boutique Shopify',
  neverUsed: 'Jamais utilisée',
  lastUsedLastUsedAt: 'Dernière utilisation le {lastUsedAt}',
  disconnectHost: 'Déconnecter {host}',
  disconnect: 'Déconnecter',
  disconnectHost2: 'Déconnecter {host} ?',
  disconnectStore: 'Déconnecter la boutique',
  theStoreCantWriteListings:
    'La boutique ne peut plus rédiger de fiches, et celles en cours pourraient ne pas lui parvenir. Ses fiches restent dans l’historique. Pour la reconnecter, cliquez sur Connecter dans la boutique.',
  storesUseListings: 'Les boutiques utilisent vos fiches mensuelles.',
  connectedBy: 'Connectée le {date} par {email}',
} satisfies Translation<typeof en>;
