import type { Translation } from '@wareword/ui/messages';
import type en from '../en/settings.ts';

export default {
  automaticPublishing: 'Publicación automática',
  automaticPublishingHelp:
    'Publica las fichas de productos nuevos sin revisión. Desactivada de forma predeterminada.',
  publishAutomatically: 'Publicar automáticamente las fichas de productos nuevos',
  connectFirst: 'Conecta primero tu tienda con Wareword',
  connectFirstHelp: '<link>Conecta tu tienda con Wareword</link> para empezar a redactar.',
  storeUnreachable: 'No se ha podido conectar con tu tienda',
  howItWorks: 'Cómo funciona',
  stepNewProduct:
    'Cuando publicas un producto nuevo, redactamos su ficha unos minutos después. Los borradores esperan a que los publiques.',
  stepCost: 'Cada producto usa 1 ficha de tu plan, una sola vez.',
  stepFields: 'Los campos seleccionados abajo se publican sin revisión.',
  stepNameOnly:
    'Un producto que solo tiene nombre espera hasta tener una categoría, un atributo o una descripción.',
  stepUndo: 'Cada ficha aparece en «Lotes», donde puedes deshacerla.',
  stepTurnOff:
    'Si la desactivas, los productos en cola se omiten y las fichas ya redactadas esperan tu revisión.',
  stepExisting: 'Los productos que ya están en tu tienda no cambian.',
  listingSettings: 'Configuración de las fichas',
  listingSettingsHelp: 'También son los valores predeterminados de tu próximo lote.',
  publishWithoutReview: '¿Publicar sin revisión?',
  turnOn: 'Activar',
  publishWithoutReviewHelp:
    'Las fichas de productos nuevos de {host} se publicarán sin revisión y cada una usa 1 ficha de tu plan. Puedes desactivarla cuando quieras.',
  settings: 'Configuración',
  signedOut: 'La sesión de este navegador está cerrada. Nada cambia en tu tienda.',
  store: 'Tienda',
  noSeoPlugin:
    'No hay plugin de SEO, así que las fichas no incluyen frase clave ni metadescripción.',
  seoPluginUsed: 'Las frases clave y las metadescripciones se guardan en {seoPlugin}.',
  giveAccessAgain: 'Volver a dar acceso con una clave nueva',
  thisBrowser: 'Este navegador',
  thisBrowserHelp:
    'Cualquiera que use este navegador puede publicar en {host}. Cierra la sesión en ordenadores compartidos.',
  signOutHere: 'Cerrar sesión en este navegador',
  signedInBrowsers: 'Navegadores con la sesión iniciada',
  storeRemoved:
    'Hemos eliminado la clave y la conexión de {host}. Para terminar, revoca la clave en WooCommerce.',
  storeRemovedHere:
    'Hemos eliminado la clave y la conexión de {host}, pero no hemos podido desconectarla en Wareword. Para terminar, revoca la clave en WooCommerce y desconecta la tienda en {url}.',
  openApiKeys: 'Abrir las claves de API en WooCommerce',
  removeStore: 'Quitar la tienda',
  removeStoreHelp:
    'Eliminamos la clave de tu tienda y su conexión, y cerramos la sesión en todos los navegadores. Las fichas publicadas se quedan en tu tienda.',
  confirmRemoval: '¿Quitar {host}?',
  confirmRemovalHelp:
    'Surte efecto de inmediato. Tus lotes se conservan: vuelve a dar acceso y a conectar la tienda para deshacerlos más adelante.',
  signedInBrowsersHelp:
    'Cualquiera de estos navegadores puede publicar en tu tienda. La sesión de un navegador se cierra tras una semana sin usarlo y, en todo caso, a los 30 días.',
  signOutEverywhereElse: 'Cerrar sesión en los demás',
  namedThisBrowser: '{browser} (este navegador)',
  signOutNamed: 'Cerrar sesión en {name}',
  signOut: 'Cerrar sesión',
  unknownBrowser: 'Navegador desconocido',
  keyEndingIn: 'Wareword usa la clave que termina en <code>{hint}</code>.',
  authorizationHeaderRemoved:
    'Tu proveedor de alojamiento elimina la cabecera <code>Authorization</code>, así que enviamos la clave en la dirección de cada solicitud, por https. Puede aparecer en sus registros: pídele que deje pasar la cabecera y vuelve a dar acceso.',
  signedInAt: 'Inicio de sesión: {at}',
  lastUsedAt: 'Último uso: {at}',
} satisfies Translation<typeof en>;
