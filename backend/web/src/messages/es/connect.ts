import type en from '../en/connect.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  signedInAs: 'Sesión iniciada como <b>{email}</b>',
  switchAccount: 'Cambiar de cuenta',
  workspace: 'Espacio de trabajo',
  workspaceHelp:
    'La tienda usa las fichas mensuales de este espacio de trabajo. Lo que redacta se guarda en su historial.',
  yourWorkspace: 'Tu espacio de trabajo',
  pageNotLoaded: 'No se pudo cargar esta página',
  connectHeading: 'Conectar <name>{host}</name>',
  storeWants: 'La tienda de {platform} <b><name>{host}</name></b> quiere conectarse a tu cuenta.',
  storeCan: 'Esta tienda podrá',
  storeWrites: 'redactar fichas con tu plan',
  storeSeesListings: 'ver las fichas de este espacio de trabajo',
  storeSeesAccount: 'ver tu correo, tu plan, las fichas restantes y los nombres de tus marcas',
  storeCannot: 'No podrá',
  storeDoesntSignIn: 'iniciar sesión como tú ni ver tu contraseña',
  storeDoesntPay: 'cambiar tu plan, hacer pagos ni crear claves de API',
  storesNotAllowed: 'No puedes conectar tiendas a este espacio de trabajo',
  storesNotAllowedHelp:
    '{whoCan} Pide a una de estas personas que la conecte o elige arriba tu propio espacio de trabajo.',
  approve: 'Aprobar',
  cost: 'Coste',
  costHelp:
    'Conectar es gratis. Cada ficha redactada para la tienda usa una de tus fichas mensuales.',
  listingsLeft: '{remaining, number} de {limit, plural, one {# ficha} other {# fichas}}',
  listingsLeftOfPlan: 'Plan {plan}: te quedan <b>{listings}</b> este mes.',
  noListingsLeftHelp:
    'Puedes conectar la tienda igualmente. Podrá redactar fichas el mes que viene o en cuanto <link>mejores tu plan</link>.',
  connectedElsewhere: 'Esta tienda está conectada a otra cuenta de Wareword',
  transferConsequences:
    '{reason} Si lo apruebas, la tienda se desconecta de la otra cuenta y avisamos por correo a su propietario.',
  transferHelp:
    'Una tienda solo puede estar conectada a una cuenta a la vez. Para pasarla a la tuya, haz una de estas cosas.',
  storeVerified: 'Has verificado que la tienda es tuya.',
  ownerAgreed: 'El propietario de la otra cuenta ha aceptado la transferencia.',
  askOwner: 'Preguntar al propietario de la otra cuenta',
  askOwnerHelp:
    'Pulsa Aprobar y escribiremos al propietario de la otra cuenta. Verá tu correo. Si esa cuenta también es tuya, inicia sesión en ella o desconecta allí la tienda en la página Tiendas.',
  ownerAsked:
    'Hemos escrito al propietario de la otra cuenta. El enlace caduca en {lifetime}. Cuando apruebe la transferencia, vuelve a esta página y pulsa Aprobar.',
  ownerDeclined: 'El propietario de la otra cuenta ha decidido mantener la conexión.',
  verifyStore: 'O verificar que la tienda es tuya',
  verificationText: 'Texto',
  verifyByFile: 'Guárdalo como archivo en',
  verifyByDns: 'Añádelo como registro TXT de DNS para',
  orVerifyByDns: 'O añádelo como registro TXT de DNS para',
  verifyByFileHelp: 'El archivo debe abrirse sin redirecciones.',
  verifyByDnsHelp: 'Un registro de DNS nuevo puede tardar unas horas en aparecer.',
  checkNow: 'Comprobar ahora',
  checkAgain: 'Comprobar de nuevo',
  verifyCleanupHelp: 'Puedes quitar el archivo o el registro cuando la tienda esté conectada.',
  cancel: 'Cancelar',
  returningToStore: 'Volviendo a <name>{host}</name>… <link>Ir ahora</link>',
  createAccountFirst:
    'Crea una cuenta gratis para continuar. Revisarás el acceso en la página siguiente.',
  signInFirst: 'Inicia sesión para continuar. Revisarás el acceso en la página siguiente.',
  connectTitle: 'Conectar {host}',
  replacesConnection:
    'Esto sustituye cualquier conexión que tenga esta tienda. Puedes desconectarla cuando quieras en la página Tiendas.',
  disconnectAnytime: 'Puedes desconectarla cuando quieras en la página Tiendas.',
  verificationTextNotFound: 'Aún no hemos encontrado el texto.',
  agentWants:
    'Un agente que se llama a sí mismo <b><name>{agent}</name></b> quiere usar tu cuenta.',
  agentDescribedAt: 'Sus datos están publicados en <b><name>{host}</name></b>.',
  agentContinuesHere: 'Volverás a un programa de este ordenador.',
  agentContinuesInApp: 'Volverás a la app que abre los enlaces {scheme}.',
  agentContinuesAt: 'Volverás a {host}.',
  approveOnlyWhatYouStarted: 'Aprueba solo si acabas de iniciar esto.',
  agentCan: 'Este agente podrá',
  agentSeesListings: 'ver y revisar las fichas de este espacio de trabajo',
  agentCannot: 'No podrá',
  agentDoesntPublish: 'publicar, cambiar ni eliminar fichas',
  agentDoesntSignIn: 'iniciar sesión como tú, usar la API ni crear claves de API',
  agentWorkspaceHelp:
    'El agente usa las fichas mensuales de este espacio de trabajo. Lo que redacta se guarda en su historial.',
  revokeAgentAnytime:
    'Puedes revocar su acceso en cualquier momento en la página de claves de API.',
  agentsNotAllowed: 'No puedes conectar agentes a este espacio de trabajo',
  agentsNotAllowedHelp:
    'Solo el propietario y los administradores pueden conectar agentes. Pídeselo a una de estas personas o elige arriba tu propio espacio de trabajo.',
  agentsLockedByPlan: 'Los agentes están incluidos en el plan Agency',
  agentsUpgradeOwner: '<link>Cambia a Agency</link> y vuelve a conectarlo.',
  agentsUpgradeMember:
    'Pide al propietario del espacio de trabajo que cambie a Agency y vuelve a conectarlo.',
  returningToAgent: 'Volviendo a tu agente… <link>Abrir ahora</link>',
  signedInAsSomeoneElse:
    'Ahora has iniciado sesión como {email}. No se ha conectado nada. Revisa esta página de nuevo antes de aprobar.',
} satisfies Translation<typeof en>;
