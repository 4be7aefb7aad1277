import { formatAmount, formatCount, formatWait } from '@wareword/shared-schema/format';
import { html } from '../../html.ts';
import type { PageTexts } from './english.ts';

const LOCALE = 'es';
const count = (n: number, one: string, other: string): string => formatCount(n, one, other, LOCALE);
const listings = (n: number): string => count(n, 'ficha', 'fichas');

export const spanish: PageTexts = {
  skipToContent: 'Ir al contenido',
  mainNavigation: 'Navegación principal',
  moreNavigation: 'Más páginas',
  languageNavigation: 'Idioma',
  pricing: 'Precios',
  docs: 'Documentación',
  signIn: 'Iniciar sesión',
  createAccount: 'Crear cuenta',
  dashboard: 'Panel',
  apiReference: 'Referencia de la API',
  changelog: 'Novedades',
  status: 'Estado',
  contact: 'Contacto',
  terms: 'Términos',
  privacy: 'Privacidad',

  /** The `noscript` notice of each document. */
  needsScripts: {
    index: 'El panel necesita JavaScript. Activa JavaScript y vuelve a cargar la página.',
    connect:
      'Esta página necesita JavaScript. No se ha compartido nada. Activa JavaScript y vuelve a cargar la página, o vuelve atrás.',
  },

  landingTitle: 'Wareword: fichas de producto que solo dicen lo que tú has dicho',
  landingDescription:
    'Convierte los datos de tus productos en fichas para Amazon, Shopify o WooCommerce: título, viñetas, descripción y palabras clave. Sin nada inventado, y puedes deshacer lo que publiques.',
  headline: 'Fichas de producto que solo dicen lo que tú has dicho',
  lead: 'Wareword convierte los datos de tus productos en fichas listas para Amazon, Shopify y WooCommerce. No se inventa nada, no se publica nada sin tu aprobación, salvo que actives la publicación automática, y puedes deshacer lo que publiques.',
  tryWithYourProduct: 'Pruébalo con tu producto',
  createFreeAccount: 'Crear una cuenta gratuita',
  freeListings: (limit) =>
    `${count(limit, 'ficha gratuita', 'fichas gratuitas')} al mes. Sin tarjeta de crédito.`,
  withoutAi: 'Este servidor redacta sin IA: ordena tus propias palabras.',
  youType: 'Tú escribes esto',
  warewordWrites: 'Wareword redacta esto',
  threeFormats:
    'Tres fichas a partir de los mismos datos, cada una en el formato que exige su plataforma.',

  whyTrust: 'Por qué puedes confiar en Wareword',
  noClaims: 'Sin afirmaciones inventadas',
  noClaimsHelp:
    'Cada afirmación se basa en lo que nos has contado. En el panel, pasa el cursor por una frase o tócala para ver de dónde sale. Si tú no lo has dicho, tu ficha tampoco lo dice.',
  review: 'Revisa antes de publicar',
  reviewHelp:
    'Compara el texto antiguo y el nuevo, con las diferencias marcadas. Edítalo y elige qué campos publicar.',
  undo: 'Deshaz lo que publiques',
  undoHelp:
    'Guardamos tu texto original y lo recuperas con un clic mientras el producto no se vuelva a modificar.',
  failedUncounted: 'Las fichas fallidas no cuentan',
  failedUncountedHelp:
    'Solo cuentan para tu plan las fichas que recibes, y un reintento nunca cuenta dos veces.',

  insideStore: 'Funciona con tu tienda',
  connectStore: 'Conecta tu tienda.',
  connectStoreHelp:
    'Abre la app de Wareword para Shopify o WooCommerce y aprueba la conexión. Puedes desconectarla cuando quieras.',
  chooseProducts: 'Elige productos.',
  chooseProductsHelp:
    'Un producto o, con Pro y Agency, una página entera o todos los productos. Antes de empezar a redactar ves cuántas fichas se van a usar.',
  publish: 'Revisa y publica.',
  publishHelp: 'Publica un producto o todos, y deshaz lo que no te guste.',
  ownIntegration: (link) =>
    html`¿Vendes en otro sitio o estás creando tu propia integración? Hay una ${link('API')} con
    guías rápidas en JavaScript, Python, PHP y curl.`,

  oneAllowance: 'Un solo cupo mensual para el panel, tus tiendas y la API.',
  planNamed: (plan) => `Plan ${plan}`,
  listingsAMonth: (limit) => `${listings(limit)} al mes`,
  brands: (limit) => count(limit, 'marca', 'marcas'),
  connectedStores: 'Tiendas de WooCommerce y Shopify',
  bulkWriting: 'Redacción por lotes desde CSV',
  apiKeys: 'Claves de API',
  teamMembers: 'Miembros del equipo',
  price: (price) =>
    `${formatAmount(price, LOCALE)} al ${price.interval === 'year' ? 'año' : 'mes'}`,
  startFree: 'Empieza gratis y mejora cuando quieras.',

  tryHeading: 'Prueba Wareword',
  productName: 'Nombre del producto',
  features: 'Características y argumentos de venta',
  featuresHelp: 'Una por línea. Solo usamos lo que escribes aquí.',
  category: 'Categoría (opcional)',
  writeListings: 'Redactar 3 fichas',
  nothingSaved: 'Sin cuenta. No guardamos lo que escribes aquí.',
  listingsReady: 'Tus fichas están listas',
  keepGoing: 'Sigue con una cuenta gratuita:',
  keepGoingHelp: (limit) =>
    `guarda tus fichas, conecta tu tienda y redacta ${listings(limit)} al mes.`,
  nameMissing: 'Escribe el nombre del producto.',
  featuresMissing: 'Añade al menos una característica.',
  tooLong: (field, limit) => `${field}: como máximo, ${limit} caracteres.`,
  unreadable: (field) =>
    `${field}: hay caracteres que no podemos leer. Escribe el texto en lugar de pegarlo.`,
  trialUsedUp: (max, seconds) =>
    `Desde tu red se han probado ${max} productos en las últimas 24 horas. Crea una cuenta gratuita para seguir redactando o vuelve en ${formatWait(seconds, LOCALE)}.`,
  trialBusy: (seconds) =>
    `Mucha gente está probando Wareword ahora mismo. Inténtalo de nuevo en ${formatWait(seconds, LOCALE)} o crea una cuenta gratuita.`,
  trialUnavailable:
    'Ahora mismo no podemos redactar fichas porque no podemos acceder a nuestra base de datos. Lo que has escrito sigue en el formulario. Inténtalo de nuevo en unos minutos.',

  listingFor: (platform) => `Ficha para ${platform}`,
  titleOfLength: (length) => `Título, ${count(length, 'carácter', 'caracteres')}`,
  bullets: 'Viñetas',
  description: 'Descripción',
  metaDescription: 'Metadescripción',
  keywords: 'Palabras clave',
  searchTerms: 'Términos de búsqueda',
  tags: 'Etiquetas',

  contactDescription: 'Cómo contactar con nosotros.',
  termsDescription: 'Los términos de uso de Wareword.',
  privacyDescription: 'Qué guarda Wareword sobre ti y por qué.',
  contactOperator: 'Para contactar con nosotros, dirígete al administrador de este servidor.',
  ownServer: (link) =>
    html`¿Este servidor es tuyo? Para cambiar el plan de una cuenta, ejecuta este comando en la
      carpeta de Wareword, con el correo de esa cuenta:
      <code
        >npx --yes pnpm@10.34.8 --silent admin user set-plan --email &lt;email&gt; --plan
        agency</code
      >. Para conectar tiendas, ${link('inicia las aplicaciones de tienda')}.`,
  writeTo: (address) => html`Escribe a ${address}.`,

  statusDescription: 'Si Wareword funciona en este momento.',
  up: 'Todo funciona',
  upHelp: 'El sitio web, la API y nuestra base de datos responden.',
  down: 'Tenemos un problema',
  downHelp:
    'No podemos acceder a nuestra base de datos. Tus fichas están a salvo y no se pierde nada de lo que has pagado. Inténtalo de nuevo en unos minutos.',
  checkedNow: 'Comprobado ahora mismo. Recarga la página para volver a comprobarlo.',
  failed: 'Algo ha fallado',
  failedHelp: (requestId) =>
    `Inténtalo de nuevo. Si el problema continúa, escríbenos e incluye este identificador de solicitud: ${requestId}`,

  pageNotFound: 'Página no encontrada',
  pageNotFoundHelp: (link) => html`Revisa la dirección o ${link('ve al panel')}.`,
  pageNotFoundHelpVisitor: (home, docs) =>
    html`Revisa la dirección, o ve a la ${home('página de inicio')} o a la ${docs('documentación')}.`,
  couldNotConnect: 'No se pudo conectar',
  storeNotConnected: 'No pudimos conectar esta tienda',
  storeNotConnectedHelp:
    'No se ha compartido nada. Vuelve a tu tienda e inicia allí la conexión de nuevo.',
  sendToAppDeveloper: 'Si vuelve a ocurrir, envía esto al desarrollador de la app:',
  agentNotConnected: 'No pudimos conectar este agente',
  agentNotConnectedHelp: 'No se ha compartido nada. Vuelve a tu agente y conéctalo de nuevo.',
  sendToAgentDeveloper: 'Si vuelve a ocurrir, envía esto al desarrollador del agente:',
};
