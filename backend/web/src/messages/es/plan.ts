import type en from '../en/plan.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  billing: 'Facturación',
  manageBilling: 'Gestionar la facturación',
  yourLastPaymentFailed: 'Tu último pago ha fallado',
  chooseManageBillingToUpdate:
    'Lo reintentaremos en los próximos días y, mientras tanto, conservas tu plan. Elige Gestionar la facturación para actualizar tu método de pago.',
  askTheWorkspaceOwnerTo:
    'Lo reintentaremos en los próximos días y, mientras tanto, conservas tu plan. Pide al propietario del espacio de trabajo que actualice el método de pago.',
  couldntOpenTheBillingPage: 'No se pudo abrir la página de facturación',
  canceledYouKeepThisPlan:
    'Cancelado. Conservas este plan hasta el {endsAt} y luego pasas a Free: las claves de API se pausan, las marcas de más se bloquean y las tiendas siguen conectadas.',
  renewsRenewsAt: 'Se renueva el {renewsAt}.',
  paidSubscription: 'Suscripción activa.',
  yourPaymentIsConfirmedYoure: 'Tu pago está confirmado. Tienes el plan {paidPlan}.',
  noPaymentInProgressYour: 'No hay ningún pago en curso. Tu plan no ha cambiado.',
  waitingForPaymentConfirmation: 'Esperando la confirmación del pago',
  checkNow: 'Comprobar ahora',
  couldntCheckWithStripe: 'No se pudo comprobar con Stripe',
  moreListings: 'más fichas',
  listings: '{limit, plural, one {# ficha} other {# fichas}}',
  viewAsTable: 'Ver como tabla',
  listingsByDay: 'Fichas por día',
  dayUtc: 'Día (UTC)',
  planAndUsage: 'Plan y uso',
  planPlan: 'Plan {plan}',
  changePlan: 'Cambiar de plan',
  valueRemainingLeftResetsValue2:
    '<b>{used, number} de {limit, plural, one {# ficha usada} other {# fichas usadas}} este mes, quedan {remaining, number}.</b> Se restablece el {date}.',
  couldntLoadYourUsage: 'No se pudo cargar tu uso',
  noListingsYetThisMonth: 'Aún no hay fichas este mes.',
  listingsAMonth: '{limit, plural, one {# ficha} other {# fichas}} al mes',
  brands: '{brands, plural, one {# marca} other {# marcas}}',
  unlimitedStores: 'tiendas ilimitadas',
  bulkWriting: 'redacción por lotes',
  apiKeys: 'Claves de API',
  teamMembers: 'miembros del equipo',
  dashboard: 'Panel',
  stores: 'Tiendas',
  plansAndPricing: 'Planes y precios',
  oneMonthlyAllowanceForThe: 'Un solo cupo mensual para el panel, la API y tus tiendas.',
  checkoutCanceledYouWerentCharged:
    'Pago cancelado. No se te ha cobrado nada y tu plan no ha cambiado.',
  couldntOpenCheckout: 'No se pudo abrir la página de pago',
  couldntLoadThePlans: 'No se pudieron cargar los planes',
  contactTheAdministratorOfThis:
    'Contacta con el administrador de este servidor para cambiar de plan.',
  contactUsToChangeYour: '<link>Contáctanos</link> para cambiar de plan.',
  onlyTheWorkspaceOwnerCan: 'Solo el propietario del espacio de trabajo puede cambiar de plan.',
  youPayThroughStripeYour:
    'Pagas a través de Stripe. Tu plan empieza en cuanto se confirma el pago. Cámbialo o cancélalo cuando quieras en <link>Plan y uso</link>.',
  downgradingDoesntDeleteAnythingExtra:
    'Bajar de plan no elimina nada. Las marcas de más se bloquean, las claves de API se pausan hasta que mejores el plan y las tiendas siguen conectadas. Lo que usaste este mes sigue contando.',
  startFreeAndUpgradeAnytime: 'Empieza gratis y mejora cuando quieras.',
  startFree: 'Empezar gratis',
  cancelPlan: 'Gestionar o cancelar el plan',
  changeToName: 'Cambiar a {name}',
  upgradeToWanted: 'Pasar a {wanted}',
  yourPlan: 'Tu plan',
  unlimitedConnectedStores: 'Tiendas conectadas ilimitadas',
  bulkWritingFromCsv: 'Redacción por lotes desde CSV',
  teamMembers2: 'Miembros del equipo',
  yourPlanStarts:
    'Tu plan empieza en cuanto Stripe confirma el pago, normalmente en menos de un minuto. Puedes salir de esta página. No se te cobrará dos veces.',
  belongsTo: 'Este espacio de trabajo y su plan pertenecen a {owner}.',
  priceAMonth: '{price} al {interval, select, year {año} other {mes}}',
} satisfies Translation<typeof en>;
