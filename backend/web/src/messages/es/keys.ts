import type en from '../en/keys.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  apiKeys: 'Claves de API',
  apiCallsCountTowardYour:
    'Las llamadas a la API cuentan en tus fichas mensuales. <link>Lee la documentación</link> o <link2>conecta un agente de IA</link2> a <code>{href}</code>.',
  couldntLoadYourApiKeys: 'No se pudieron cargar tus claves de API',
  noApiKeysYet: 'Aún no hay claves de API',
  createOneForEachApp: 'Crea una para cada app que llame a la API.',
  newApiKey: 'Nueva clave de API',
  keyName: 'Nombre de la clave',
  createKey: 'Crear clave',
  yourNewKey: 'Tu nueva clave',
  yourNewKeyTrim: 'Tu nueva clave: {trim}',
  copyItNowYouWont: 'Cópiala ahora. No volverás a verla.',
  copyKey: 'Copiar la clave',
  done: 'Listo',
  yourApiKeysArePaused: 'Tus claves de API están en pausa',
  apiKeysAreOnThe: 'Las claves de API están en el plan Agency',
  theyStartWorkingAgainWhen: 'Vuelven a funcionar cuando regreses al plan Agency.',
  upgradeToAgencyForApi:
    '<link>Pasa a Agency</link> para tener acceso a la API, equipo y {listings} al mes.',
  askTheWorkspaceOwnerTo:
    'Pide al propietario del espacio de trabajo que pase a Agency para tener acceso a la API, equipo y {listings} al mes.',
  paused: 'En pausa',
  neverUsed: 'Sin usar',
  lastUsedLastUsedAt: 'Último uso: {lastUsedAt}',
  revokeName: 'Revocar {name}',
  revoke: 'Revocar',
  revokeName2: '¿Revocar {name}?',
  revokeKey: 'Revocar la clave',
  anythingUsingThisKeyStops:
    'Todo lo que use esta clave deja de funcionar de inmediato. Esta acción no se puede deshacer.',
  storesNeedNoKey: 'Las tiendas conectadas funcionan en todos los planes y no necesitan clave.',
  createdAt: 'Creada el {date}',
  createdBy: 'Creada el {date} por {email}',
  agent: 'Agente',
  revokeAccess: 'Revocar el acceso',
  theAgentLosesAccess:
    'El agente pierde el acceso de inmediato. Puede pedirte que vuelvas a conectarlo.',
  thisMonthRequestsListings:
    'Este mes: {requests, plural, one {# solicitud} other {# solicitudes}}, {listings, plural, one {# ficha} other {# fichas}}',
  recentErrors: '{count, plural, one {# error reciente} other {# errores recientes}}',
  codeEndpointAtRequestRequest:
    '<link>{code}</link> · {endpoint} · {at} · Solicitud <id>{requestId}</id>',
} satisfies Translation<typeof en>;
