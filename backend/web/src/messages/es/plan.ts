import type en from '../en/plan.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  billing: 'Facturación',
  manageBilling: 'Gestionar la facturación',
  paymentFailed: 'Tu último pago ha fallado',
  paymentFailedOwner:
    'Lo reintentaremos en los próximos días y, mientras tanto, conservas tu plan. Para actualizar tu método de pago, haz clic en «Gestionar la facturación».',
  paymentFailedMember:
    'Lo reintentaremos en los próximos días y, mientras tanto, conservas tu plan. Pide al propietario del espacio de trabajo que actualice el método de pago.',
  billingNotOpened: 'No se pudo abrir la página de facturación',
  planEnds:
    'Cancelado. Conservas este plan hasta el {endsAt} y luego pasas a Free: las claves de API se pausan, las marcas de más se bloquean y las tiendas siguen conectadas.',
  planRenews: 'Se renueva el {renewsAt}.',
  planActive: 'Suscripción activa.',
  paymentConfirmed: 'Tu pago está confirmado. Tienes el plan {paidPlan}.',
  noPaymentPending: 'No hay ningún pago en curso. Tu plan no ha cambiado.',
  paymentPending: 'Esperando la confirmación del pago',
  checkNow: 'Comprobar ahora',
  paymentNotChecked: 'No se pudo comprobar con Stripe',
  moreListings: 'más fichas',
  listings: '{limit, plural, one {# ficha} other {# fichas}}',
  viewAsTable: 'Ver como tabla',
  listingsByDay: 'Fichas por día',
  dayUtc: 'Día (UTC)',
  planAndUsage: 'Plan y uso',
  planNamed: 'Plan {plan}',
  changePlan: 'Cambiar de plan',
  usageSummary:
    '<b>{used, number} de {limit, plural, one {# ficha usada} other {# fichas usadas}} este mes, quedan {remaining, number}.</b> El cupo se renueva el {date}.',
  usageNotLoaded: 'No se pudo cargar tu uso',
  noUsage: 'Aún no hay fichas este mes.',
  listingsAMonth: '{limit, plural, one {# ficha} other {# fichas}} al mes',
  brands: '{brands, plural, one {# marca} other {# marcas}}',
  storesIncluded: 'tiendas de WooCommerce y Shopify',
  bulkWriting: 'redacción por lotes',
  apiKeys: 'Claves de API',
  apiKeysIncluded: 'claves de API',
  teamMembers: 'miembros del equipo',
  dashboard: 'Panel',
  dashboardIncludes: '«Panel» incluye también los lotes y las reescrituras.',
  stores: 'Tiendas',
  yourPlanStarts:
    'Tu plan empieza en cuanto Stripe confirma el pago, normalmente en menos de un minuto. Puedes salir de esta página. No se te cobrará dos veces.',
  belongsTo: 'Este espacio de trabajo y su plan pertenecen a {owner}.',
  seePlans: 'Ver los planes',
  ownerCanUpgrade: 'El propietario del espacio de trabajo puede mejorar el plan.',
  agencyIncludes: 'El plan Agency incluye acceso a la API, equipo y {listings} al mes.',
} satisfies Translation<typeof en>;
