import type { Translation } from '@wareword/ui/messages';
import type en from '../en/start.ts';

export default {
  giveAccessAgain: 'Volver a dar acceso',
  giveAccessAgainHelp:
    'Una clave nueva sustituye a la anterior y cierra la sesión en los demás navegadores. Tus lotes se conservan y puedes seguir deshaciéndolos.',
  confirmAccess: 'Confirmar el acceso',
  confirmItsYou: 'Confirma que eres tú',
  keyCreated:
    '{storeUrl} ha creado una clave para Wareword. Solo quienes gestionan la tienda pueden ver sus últimos caracteres.',
  lastCharactersMissing: 'Introduce los últimos 7 caracteres de la clave.',
  restApiPath: 'WooCommerce → Ajustes → Avanzado → API REST',
  findNewestKey: 'Busca la clave más reciente con el nombre «Wareword».',
  copyLastCharacters:
    'Copia los 7 caracteres que se muestran junto a la clave («Clave de cliente que termina en»).',
  lastCharacters: 'Últimos 7 caracteres de la clave',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
  nothingApproved: '¿No has aprobado nada en tu tienda? Haz clic en «Cancelar».',
  openApiKeys: 'Abrir las claves de API en WooCommerce',
  yourStore: 'Tu tienda',
  approveHelp:
    'WooCommerce te pide que inicies sesión en tu tienda y apruebes el acceso. Después vuelves aquí.',
  keysCoverAll:
    'WooCommerce menciona cupones, clientes, pedidos y productos porque sus claves siempre dan acceso a todo. Wareword solo usa los productos.',
  approveInWooCommerce: 'Aprobar en WooCommerce',
  pasteKeysInstead: 'Pegar claves en su lugar',
  openingYourStore: 'Abriendo tu tienda…',
  approvalUnavailable:
    'La página de aprobación de tu tienda no está disponible aquí. Crea una clave en tu tienda y pégala abajo.',
  visitorsBlocked:
    'Un plugin bloquea el acceso de los visitantes a la API REST de este sitio. La clave de Wareword funcionará igualmente, pero no vemos el nombre de tu tienda ni su plugin de SEO.',
  noSeoPlugin:
    'No hay ningún plugin de SEO, así que las fichas no incluirán frase clave ni metadescripción.',
  giveAccess: 'Dar acceso a tu tienda',
  giveWarewordAccess: 'Da a Wareword acceso a tu tienda',
  giveWarewordAccessHelp:
    'Wareword lee tus productos y redacta sus fichas. Un producto solo cambia cuando publicas.',
  connectedBefore:
    '¿Ya la habías conectado? Sigue los mismos pasos para iniciar sesión. Tus lotes están guardados.',
  keys: 'Claves',
  consumerKey: 'Clave de cliente',
  consumerSecret: 'Clave secreta de cliente',
  showSecret: 'Mostrar la clave secreta',
  useTheseKeys: 'Usar estas claves',
  storeAddress: 'Dirección de la tienda',
  storeAddressHelp: 'La dirección que usan tus clientes, por ejemplo shop.example.com',
  storeAddressMissing: 'Introduce la dirección de tu tienda.',
  findStore: 'Buscar mi tienda',
  findingStore: 'Buscando tu tienda. Puede tardar unos segundos…',
  openYourApiKeys: 'Abre tus claves de API:',
  anySeoPlugin: 'Un plugin de SEO',
  seoPluginFound: '{plugin} encontrado. La frase clave y la metadescripción se guardan ahí.',
  createKeyHelp:
    'En WordPress, abre <link>WooCommerce → Ajustes → Avanzado → API REST</link>. Haz clic en «Añadir clave», pon los permisos en «Lectura/Escritura» y copia los dos valores.',
  keyIncomplete: 'Pega la clave de cliente completa. Empieza por ck_.',
  secretIncomplete: 'Pega la clave secreta de cliente completa. Empieza por cs_.',
} satisfies Translation<typeof en>;
