import type en from '../en/connect.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  signedInAsEmail: 'Sesión iniciada como <b>{email}</b>',
  switchAccount: 'Cambiar de cuenta',
  workspace: 'Espacio de trabajo',
  theStoreUsesThisWorkspaces:
    'La tienda usa las fichas mensuales de este espacio de trabajo y guarda en su historial.',
  yourWorkspace: 'Tu espacio de trabajo',
  couldntLoadThisPage: 'No se pudo cargar esta página',
  loading: 'Cargando',
  connectHost: 'Conectar <name>{host}</name>',
  thePlatformStoreHostWants:
    'La tienda de {platform} <b><name>{host}</name></b> quiere conectarse a tu cuenta.',
  thisStoreWillBeAble: 'Esta tienda podrá',
  writeListingsUsingYourMonthly: 'redactar fichas con tu cupo mensual',
  seeTheListingsWrittenWith: 'ver las fichas redactadas con tu cuenta',
  seeYourEmailPlanListings:
    'ver tu correo, tu plan, las fichas restantes y los nombres de tus marcas',
  itWontBeAbleTo: 'No podrá',
  signInAsYouOr: 'iniciar sesión como tú ni ver tu contraseña',
  changeYourPlanMakePayments: 'cambiar tu plan, hacer pagos ni crear claves de API',
  youCantConnectStoresTo: 'No puedes conectar tiendas a este espacio de trabajo',
  refusalAskOneOfThem:
    '{refusal} Pide a alguno de ellos que la conecte o elige arriba tu propio espacio de trabajo.',
  approve: 'Aprobar',
  cost: 'Coste',
  connectingIsFreeEachListing:
    'Conectar es gratis. Cada ficha redactada para la tienda usa una de tus fichas mensuales.',
  remainingOfListingsLeft: '{remaining, number} de {limit, plural, one {# ficha} other {# fichas}}',
  planPlanValueThisMonth: 'Plan {plan}: te quedan <b>{left}</b> este mes.',
  youCanStillConnectThe:
    'Puedes conectar la tienda igualmente. Podrá volver a redactar fichas el mes que viene o cuando <link>mejores tu plan</link>.',
  thisStoreIsConnectedTo: 'Esta tienda está conectada a otra cuenta de Wareword',
  allowedByIfYouApprove:
    '{reason} Si lo apruebas, la tienda se desconecta de la otra cuenta y avisamos por correo a su propietario.',
  aStoreCanBeConnected:
    'Una tienda solo puede estar conectada a una cuenta a la vez. Para pasarla a la tuya, haz una de estas cosas.',
  youveVerifiedThatTheStore: 'Has verificado que la tienda es tuya.',
  theOtherAccountsOwnerAgreed: 'El propietario de la otra cuenta ha aceptado el traslado.',
  askTheOtherAccount: 'Preguntar a la otra cuenta',
  clickApproveAndWellEmail:
    'Pulsa Aprobar y escribiremos al propietario de la otra cuenta. Verá tu correo. Si esa cuenta también es tuya, inicia sesión en ella o desconecta allí la tienda en la página Tiendas.',
  weEmailedTheOtherAccounts:
    'Hemos escrito al propietario de la otra cuenta. El enlace caduca en {lifetime}. Cuando apruebe la transferencia, vuelve a esta página y pulsa Aprobar.',
  theOtherAccountsOwnerChose: 'El propietario de la otra cuenta ha decidido mantener la conexión.',
  orVerifyThatTheStore: 'O verificar que la tienda es tuya',
  text: 'Texto',
  saveItAsAFile: 'Guárdalo como archivo en',
  addItAsADns: 'Añádelo como registro TXT de DNS para',
  orAddItAsA: 'O añádelo como registro TXT de DNS para',
  theFileMustOpenWithout: 'El archivo debe abrirse sin redirecciones.',
  aNewDnsRecordCan: 'Un registro de DNS nuevo puede tardar unas horas en aparecer.',
  checkNow: 'Comprobar ahora',
  checkAgain: 'Comprobar de nuevo',
  youCanRemoveTheFile: 'Puedes quitar el archivo o el registro cuando la tienda esté conectada.',
  cancel: 'Cancelar',
  returningToHostGoNow: 'Volviendo a <name>{host}</name>… <link>Ir ahora</link>',
  createAFreeAccountTo:
    'Crea una cuenta gratis para continuar. Revisarás el acceso en la página siguiente.',
  signInToContinueYoull:
    'Inicia sesión para continuar. Revisarás el acceso en la página siguiente.',
  connectTitle: 'Conectar {host}',
  replacesConnection:
    'Esto sustituye cualquier conexión que tenga esta tienda. Puedes desconectarla cuando quieras en la página Tiendas.',
  disconnectAnytime: 'Puedes desconectarla cuando quieras en la página Tiendas.',
  textNotFound: 'Aún no hemos encontrado el texto.',
  agentWants:
    'Un agente que se llama a sí mismo <b><name>{agent}</name></b> quiere usar tu cuenta.',
  agentDescribedAt: 'Sus datos están publicados en <b><name>{host}</name></b>.',
  agentContinuesHere: 'Continúa en un programa de este ordenador.',
  agentContinuesInApp: 'Continúa en la aplicación que abre los enlaces {scheme}.',
  agentContinuesAt: 'Continúa en {host}.',
  approveOnlyWhatYouStarted: 'Aprueba solo si acabas de iniciar esto.',
  thisAgentWillBeAble: 'Este agente podrá',
  agentSeesListings: 'ver y revisar las fichas de este workspace',
  agentWontBeAbleTo: 'No podrá',
  agentDoesntPublish: 'publicar fichas ni cambiar o eliminar las que ya existen',
  agentDoesntSignIn: 'iniciar sesión como tú, usar la API ni crear claves de API',
  theAgentUsesThisWorkspaces:
    'El agente usa las fichas mensuales de este workspace y guarda en su historial.',
  revokeAgentAnytime:
    'Puedes revocar su acceso en cualquier momento en la página de claves de API.',
  youCantConnectAgentsTo: 'No puedes conectar agentes a este workspace',
  agentsAreOnAgency: 'Los agentes forman parte del plan Agency',
  upgradeThenConnectAgain: '<link>Cambia a Agency</link> y vuelve a conectarlo.',
  askOwnerThenConnectAgain:
    'Pide al propietario del workspace que cambie a Agency y vuelve a conectarlo.',
  returningToAgent: 'Volviendo a tu agente… <link>Abrir ahora</link>',
  signedInAsSomeoneElse:
    'Ahora has iniciado sesión como {email}. No se ha conectado nada. Revisa esta página de nuevo antes de aprobar.',
} satisfies Translation<typeof en>;
