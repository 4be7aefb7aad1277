import type en from '../en/connection.ts';

export default {
  connectStore: 'Conecta tu tienda con Wareword',
  connectStoreHelp:
    'Inicia sesión en Wareword y aprueba esta tienda. Después vuelves aquí. Puedes desconectarla cuando quieras.',
  connectAgain: 'Volver a conectar',
  connectAgainHelp: 'Vuelve a aprobar esta tienda en Wareword. Tus lotes están guardados.',
  storeConnected: 'Tienda conectada',
  warewordAccount: 'Cuenta de Wareword',
  account: 'Cuenta',
  teamMember: '{email} (miembro del equipo, usa el plan del equipo)',
  plan: 'Plan',
  listingsLeft: 'Fichas restantes',
  listingsLeftOf: '{remaining, number} de {limit, number}. Se renuevan el {day}.',
  bulkWriting: 'Redacción por lotes',
  included: 'Incluida',
  notIncluded: 'No incluida en tu plan. Disponible en el plan {plan}.',
  connected: 'Conectada',
  token: 'Token',
  tokenPrefix: 'empieza por {prefix}',
  disconnect: 'Desconectar',
  disconnectHelp:
    'La redacción se detiene y la conexión se elimina aquí y en Wareword. Las fichas publicadas se quedan en tu tienda y puedes volver a conectarla cuando quieras.',
  confirmDisconnect: '¿Desconectar de Wareword?',
  confirmDisconnectHelp:
    'Los lotes en curso se detienen. Lo que está redactado se queda aquí para revisarlo y publicarlo.',
  keepConnected: 'Seguir conectada',
  stillConnected: 'Aún conectada en Wareword',
  stillConnectedHelp:
    'La tienda está desconectada aquí, pero no hemos podido desconectarla en Wareword. Desconéctala también allí.',
  openStoresInWareword: 'Abrir tus tiendas en Wareword',
} satisfies Record<keyof typeof en, string>;
