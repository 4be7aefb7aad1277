import type en from '../en/stores.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  stores: 'Shops',
  connectAnother:
    'Um einen weiteren Shop zu verbinden, öffnen Sie die Wareword-App für Shopify oder WooCommerce.',
  storesNotLoaded: 'Ihre Shops konnten nicht geladen werden',
  noStores: 'Noch keine Shops',
  noStoresHelp:
    'Öffnen Sie die Wareword-App für Shopify oder WooCommerce und verbinden Sie Ihren Shop. Hier stimmen Sie der Verbindung dann zu.',
  storesWhereApp:
    'Sie haben die App nicht? Fragen Sie den Administrator dieses Servers nach ihrer Adresse. Ist das Ihr eigener Server? <link>App starten</link>.',
  noStoresHelpWriter: 'Hier erscheinen Shops, die mit diesem Workspace verbunden sind.',
  connectWooCommerceStore: 'WooCommerce-Shop verbinden',
  connectShopifyStore: 'Shopify-Shop verbinden',
  neverUsed: 'Nie verwendet',
  lastUsed: 'Zuletzt verwendet am {lastUsedAt}',
  disconnectNamed: '{host} trennen',
  disconnect: 'Trennen',
  disconnectQuestion: '{host} trennen?',
  disconnectStore: 'Shop trennen',
  disconnectConsequences:
    'Der Shop kann keine Listings mehr schreiben, und begonnene Listings erreichen ihn vielleicht nicht mehr. Seine Listings bleiben im Verlauf. Um ihn wieder zu verbinden, öffnen Sie die Wareword-App für diesen Shop und verbinden Sie ihn erneut.',
  storesUseListings:
    'Für Ihre Shops geschriebene Listings werden auf Ihr monatliches Kontingent angerechnet.',
  connectedBy: 'Verbunden am {date} von {email}',
} satisfies Translation<typeof en>;
