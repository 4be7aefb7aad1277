import type en from '../en/stores.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  stores: 'Tiendas',
  toConnectOneOpenThe: 'Para conectar una, abre la app de Wareword para Shopify o WooCommerce.',
  couldntLoadYourStores: 'No se pudieron cargar tus tiendas',
  noStoresYet: 'Aún no hay tiendas',
  openTheWarewordAppFor:
    'Abre la app de Wareword para Shopify o WooCommerce y conecta tu tienda. Aprobarás la conexión aquí.',
  storesThatAreConnectedTo: 'Aquí aparecen las tiendas conectadas a este espacio de trabajo.',
  connectWooCommerceStore: 'Conectar una tienda WooCommerce',
  connectShopifyStore: 'Conectar una tienda Shopify',
  neverUsed: 'Sin usar',
  lastUsedLastUsedAt: 'Último uso: {lastUsedAt}',
  disconnectHost: 'Desconectar {host}',
  disconnect: 'Desconectar',
  disconnectHost2: '¿Desconectar {host}?',
  disconnectStore: 'Desconectar tienda',
  theStoreCantWriteListings:
    'La tienda ya no podrá redactar fichas y puede que las que están en curso no le lleguen. Sus fichas se quedan en el historial. Para volver a conectarla, pulsa Conectar en la tienda.',
  storesUseListings: 'Las tiendas usan tus fichas mensuales.',
  connectedBy: 'Conectada el {date} por {email}',
} satisfies Translation<typeof en>;
