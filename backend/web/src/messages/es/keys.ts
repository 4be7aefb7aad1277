import type en from '../en/keys.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  apiKeys: 'Claves de API',
  introduction:
    'Las fichas redactadas con la API se descuentan de tu cupo mensual. <link>Lee la documentación</link> o <link2>conecta un agente de IA</link2> a <code>{href}</code>.',
  keysNotLoaded: 'No se pudieron cargar tus claves de API',
  noKeys: 'Aún no hay claves de API',
  noKeysHelp: 'Crea una para cada app que llame a la API.',
  newApiKey: 'Nueva clave de API',
  keyName: 'Nombre de la clave',
  createKey: 'Crear clave',
  yourNewKey: 'Tu nueva clave',
  newKeyNamed: 'Tu nueva clave: {name}',
  newKeyHelp: 'Cópiala ahora. No volverás a verla.',
  copyKey: 'Copiar la clave',
  done: 'Listo',
  pausedByPlan: 'Tus claves de API están en pausa',
  lockedByPlan: 'Las claves de API están incluidas en el plan Agency',
  pausedByPlanHelp: 'Vuelven a funcionar cuando regreses al plan Agency.',
  paused: 'En pausa',
  neverUsed: 'Sin usar',
  lastUsed: 'Último uso: {lastUsedAt}',
  revokeNamed: 'Revocar {name}',
  revoke: 'Revocar',
  revokeQuestion: '¿Revocar {name}?',
  revokeKey: 'Revocar la clave',
  revokeConsequences:
    'Todo lo que use esta clave deja de funcionar de inmediato. Esta acción no se puede deshacer.',
  storesNeedNoKey: 'Las tiendas conectadas funcionan en todos los planes y no necesitan clave.',
  createdAt: 'Creada el {date}',
  createdBy: 'Creada el {date} por {email}',
  agent: 'Agente',
  revokeAccess: 'Revocar el acceso',
  revokeAgentConsequences:
    'El agente pierde el acceso de inmediato. Puede pedirte que vuelvas a conectarlo.',
  monthlyUse:
    'Este mes: {requests, plural, one {# solicitud} other {# solicitudes}}, {listings, plural, one {# ficha} other {# fichas}}',
  recentErrors: '{count, plural, one {# error reciente} other {# errores recientes}}',
  errorDetails: '<link>{code}</link> · {endpoint} · {at} · Solicitud <id>{requestId}</id>',
} satisfies Translation<typeof en>;
