import type en from '../en/pricing.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  plansAndPricing: 'Planes y precios',
  pricingIntroduction: 'Un solo cupo mensual para el panel, la API y tus tiendas.',
  checkoutCanceled: 'Pago cancelado. No se te ha cobrado nada y tu plan no ha cambiado.',
  checkoutNotOpened: 'No se pudo abrir la página de pago',
  plansNotLoaded: 'No se pudieron cargar los planes',
  contactUsButton: 'Contáctanos',
  contactUs:
    'Para cambiar de plan, <link>contáctanos</link> y dinos cuál quieres. Haremos el cambio. Las fichas que ya has usado este mes se descuentan del cupo del nuevo plan.',
  askAdministrator:
    'En este servidor no puedes pagar un plan. Pide a su administrador el que quieras y dale tu correo, {email}. Las fichas que ya has usado este mes se descuentan del cupo del nuevo plan. ¿El servidor es tuyo? <link>Cambiar un plan</link>.',
  askAdministratorVisitor:
    'En este servidor no puedes pagar un plan. Empieza con Free y luego pide otro plan a su administrador.',
  ownerChangesPlan: 'Solo el propietario del espacio de trabajo puede cambiar de plan.',
  paymentHelp:
    'Pagas a través de Stripe. Tu plan empieza en cuanto se confirma el pago. Cámbialo o cancélalo cuando quieras en <link>Plan y uso</link>.',
  downgradeHelp:
    'Bajar de plan no elimina nada. Las marcas de más se bloquean, las claves de API se pausan hasta que mejores el plan, las tiendas siguen conectadas y tu equipo conserva el acceso. Las fichas que ya has usado este mes se descuentan del cupo del nuevo plan.',
  pricingIntroductionVisitor: 'Empieza gratis y mejora cuando quieras.',
  startFree: 'Empezar gratis',
  cancelPlan: 'Gestionar o cancelar el plan',
  changeToPlan: 'Cambiar a {name}',
  upgradeToPlan: 'Pasar a {plan}',
  yourPlan: 'Tu plan',
  storesFeature: 'Tiendas de WooCommerce y Shopify',
  bulkWritingFeature: 'Redacción por lotes desde CSV',
  teamMembersFeature: 'Miembros del equipo',
  priceAMonth: '{price} al {interval, select, year {año} other {mes}}',
  listingsAMonth: '{limit, plural, one {# ficha} other {# fichas}} al mes',
  brands: '{brands, plural, one {# marca} other {# marcas}}',
  apiKeys: 'Claves de API',
  comparePlans: 'Comparar planes',
  feature: 'Función',
  included: 'Incluido',
  notIncluded: 'No incluido',
  limits: 'Límites',
  monthlyListings: 'Fichas al mes',
  brandsLimit: 'Marcas',
  storesLimit: 'Tiendas conectadas',
  teamLimit: 'Miembros del equipo',
  webhooksLimit: 'Endpoints de webhook',
  requestsLimit: 'Solicitudes de fichas por minuto y clave de API',
  writing: 'Redacción',
  platforms: 'Amazon, Shopify y WooCommerce',
  listingLanguages: 'Fichas en inglés, alemán, francés, español e italiano',
  editing: 'Edición, versiones y reescritura',
  exports: 'Exportación a CSV, JSON o archivo de importación',
  learnedVoice: 'Voz de marca aprendida de tus textos',
  learnedVoiceNeedsAi:
    'Voz de marca aprendida de tus textos (necesita IA, que este servidor no usa)',
  bulkWriting: 'Redacción por lotes desde CSV',
  storeWriting: 'En tu tienda',
  storePublishing: 'Revisar, publicar y deshacer',
  storeBulkWriting: 'Muchos productos a la vez',
  teamAndDevelopers: 'Equipo y desarrolladores',
  roles: 'Roles para los miembros del equipo',
  agents: 'Agentes de IA (MCP)',
  webhooks: 'Webhooks',
  account: 'Cuenta',
  secureSignIn: 'Llaves de acceso y autenticación en dos pasos',
  dataExport: 'Descarga de todos tus datos',
  questions: 'Preguntas y respuestas',
  whatCounts: '¿Qué cuenta como una ficha?',
  whatCountsAnswer:
    'Un producto, redactado para una plataforma. Las tres plataformas usan tres fichas. Reescribir una ficha usa una más, igual que reescribir uno solo de sus campos, salvo que el texto salga igual. Editar, exportar, publicar y deshacer es gratis.',
  atTheLimit: '¿Qué pasa cuando llego al límite?',
  atTheLimitAnswer:
    'No puedes empezar fichas nuevas hasta que tu cupo se renueve el día 1 del mes (UTC) o hasta que mejores el plan. Los lotes se pausan, también los de las tiendas, y entonces puedes reanudarlos. Todo lo que ya tienes sigue disponible. Las fichas que no uses no se acumulan.',
  failures: '¿Cuentan las fichas que fallan?',
  failuresAnswer: 'No. Reintentar una ficha fallida solo usa una ficha si sale bien.',
  sharing: '¿Quién comparte las fichas?',
  sharingAnswer:
    'Todo tu espacio de trabajo: el panel, tus tiendas, tus claves de API y tu equipo. Los miembros del equipo no necesitan un plan propio.',
  stores: '¿Qué plan necesito para mi tienda?',
  storesAnswer:
    'Cualquiera: las tiendas de WooCommerce y Shopify se conectan con todos los planes. Redactar muchos productos a la vez está incluido en {plans}.',
  change: '¿Puedo cambiar o cancelar mi plan?',
  changeByPaying:
    'Sí, cuando quieras en Plan y uso. Un plan superior empieza en cuanto se confirma el pago. Si cancelas, la página de facturación indica cuándo termina tu plan; después pasas a Free.',
  changeByAsking: 'Sí. <link>Contáctanos</link> y lo cambiamos por ti.',
  changeByAdministrator: 'Sí. Pide al administrador de este servidor que lo cambie.',
  downgrade: '¿Qué pasa si bajo de plan?',
  selfHosting: '¿Puedo usar Wareword en mi propio servidor?',
  selfHostingAnswer:
    'Sí. Wareword es de código abierto bajo la licencia MIT. En tu propio servidor decides cuántas fichas y marcas incluye cada plan.',
  leaving: '¿Qué pasa con mis datos si me voy?',
  leavingAnswer:
    'Puedes descargarlo todo en un solo archivo en Configuración. Si eliminas tu cuenta, tienes {days, number} días para cambiar de opinión. Después, se borra todo.',
} satisfies Translation<typeof en>;
