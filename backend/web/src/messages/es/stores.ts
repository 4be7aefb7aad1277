import type en from '../en/stores.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  stores: 'Tiendas',
  connectAnother: 'Para conectar otra tienda, abre la app de Wareword para Shopify o WooCommerce.',
  storesNotLoaded: 'No se pudieron cargar tus tiendas',
  noStores: 'Aún no hay tiendas',
  noStoresHelp:
    'Abre la app de Wareword para Shopify o WooCommerce y conecta tu tienda. Aprobarás la conexión aquí.',
  storesWhereApp:
    '¿No tienes la app? Pide su dirección al administrador de este servidor. ¿El servidor es tuyo? <link>Iniciar la app</link>.',
  noStoresHelpWriter: 'Aquí aparecen las tiendas conectadas a este espacio de trabajo.',
  connectWooCommerceStore: 'Conectar una tienda WooCommerce',
  connectShopifyStore: 'Conectar una tienda Shopify',
  neverUsed: 'Sin usar',
  lastUsed: 'Último uso: {lastUsedAt}',
  disconnectNamed: 'Desconectar {host}',
  disconnect: 'Desconectar',
  disconnectQuestion: '¿Desconectar {host}?',
  disconnectStore: 'Desconectar tienda',
  disconnectConsequences:
    'La tienda ya no podrá redactar fichas y puede que las que están en curso no le lleguen. Sus fichas se quedan en el historial. Para volver a conectarla, abre la app de Wareword de esta tienda y conéctala de nuevo.',
  storesUseListings: 'Las fichas redactadas para tus tiendas se descuentan de tu cupo mensual.',
  connectedBy: 'Conectada el {date} por {email}',
} satisfies Translation<typeof en>;
