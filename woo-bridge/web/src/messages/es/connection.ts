import type { Translation } from '@wareword/ui/messages';
import type en from '../en/connection.ts';

export default {
  connectHelp:
    'Inicia sesión en Wareword o crea una cuenta y aprueba esta tienda. Después vuelves aquí. Tarda un minuto y puedes desconectarla cuando quieras.',
  openingWareword: 'Abriendo Wareword…',
  connectionRevoked: 'Volver a conectar con Wareword',
  connectAgain: 'Volver a conectar',
  account: 'Cuenta',
  plan: 'Plan',
  listings: 'Fichas',
  bulkWriting: 'Redacción por lotes',
  included: 'Incluida',
  notIncluded: 'No incluida en tu plan',
  connected: 'Conectada',
  token: 'Token',
  chooseProducts: 'Elegir productos',
  seePlans: 'Ver los planes',
  disconnectedNotice: '{host} está desconectada.',
  disconnectedHereNotice:
    '{host} está desconectada aquí, pero no hemos podido desconectarla en Wareword. Desconéctala también allí.',
  openStoresInWareword: 'Abrir tus tiendas en Wareword',
  disconnect: 'Desconectar',
  disconnectHelp:
    'Eliminamos la conexión aquí y en Wareword. Las fichas publicadas se quedan en tu tienda y puedes volver a conectarla cuando quieras.',
  oneStorePerDomain: 'Solo una tienda por dominio',
  oneStorePerDomainHelp:
    'Wareword conecta una tienda por dominio. Si hay otra tienda de {host} conectada, al conectar esta se desconecta la otra.',
  disconnectsOthers: 'Esto desconecta {connected}',
  connection: 'Conexión',
  connectToWareword: 'Conectar con Wareword',
  connectedHelp:
    'Esta tienda está conectada a una cuenta de Wareword. Sus fichas cuentan en el plan de esa cuenta.',
  notConnectedHelp:
    'Conecta tu tienda con Wareword para empezar a redactar. Cada ficha cuenta en el plan de tu cuenta. Las cuentas gratuitas incluyen fichas todos los meses.',
  finishConnecting: 'Terminar la conexión',
  stepOpen: 'Abre Wareword en una pestaña nueva, inicia sesión y aprueba la tienda.',
  stepCopy: 'Llegarás a la página de inicio de tu tienda. Copia la dirección completa.',
  stepPaste: 'Vuelve a esta pestaña en menos de 10 minutos y pégala aquí.',
  openInNewTab: 'Abrir Wareword en una pestaña nueva',
  returnedAddress: 'Dirección a la que has llegado',
  returnedAddressHelp: 'Contiene un código que funciona una vez y solo en este navegador.',
  returnedAddressMissing: 'Pega la dirección de la otra pestaña.',
  connect: 'Conectar',
  startAgain: 'Empezar de nuevo',
  returnAutomatically: 'Volver automáticamente',
  returnAutomaticallyHelp:
    'Cuando conectas tu tienda, Wareword te devuelve a una dirección de tu propio dominio. Cualquiera de estas dos opciones te redirige a esta app, para que no tengas que copiar ninguna dirección.',
  usePlugin: 'Usar un pequeño plugin de WordPress',
  useOwnDomain: 'Usar el dominio de tu tienda',
  backToConnecting: 'Volver a conectar tu tienda',
  teamMember: '{email} (miembro del equipo, usa el plan del equipo)',
  usedAndLeft:
    '{used, number} de {limit, plural, one {# ficha usada} other {# fichas usadas}} este mes. Quedan {remaining, number}.',
  tokenPrefix: 'empieza por <code>{prefix}</code>',
  storesOnThisDomain:
    'Wareword conecta una tienda por dominio, y {stores} {count, plural, one {está} other {están}} en el dominio de esta tienda. Los lotes y las fichas publicadas se conservan allí.',
  skipStepNextTime:
    '¿Quieres saltarte este paso la próxima vez? <link>Configura una vuelta automática en la documentación</link>.',
  downloadThePlugin:
    '<file>Descarga wareword-return.php</file>, ponlo en un archivo zip y súbelo en <upload>WordPress → Plugins → Añadir plugin</upload>. Actívalo.',
  enterThisAppsUrl:
    'En <settings>Ajustes → Generales</settings>, introduce la URL de esta app: <code>{here}</code>',
  ownDomainHelp:
    'El administrador de este servidor puede servir esta app en una ruta del dominio de tu tienda, como <code>{path}</code>. La documentación incluye la configuración para nginx, Apache y Caddy.',
} satisfies Translation<typeof en>;
