import type en from '../en/connection.ts';

export default {
  connectStore: 'Ihren Shop mit Wareword verbinden',
  connectStoreHelp:
    'Melden Sie sich bei Wareword an und genehmigen Sie dann diesen Shop. Danach kommen Sie hierher zurück. Sie können die Verbindung jederzeit trennen.',
  connectAgain: 'Erneut verbinden',
  connectAgainHelp:
    'Genehmigen Sie diesen Shop in Wareword erneut. Ihre Durchläufe sind gespeichert.',
  storeConnected: 'Shop verbunden',
  warewordAccount: 'Wareword-Konto',
  account: 'Konto',
  teamMember: '{email} (Teammitglied, nutzt den Plan des Teams)',
  plan: 'Plan',
  listingsLeft: 'Verbleibende Listings',
  listingsLeftOf: '{remaining, number} von {limit, number}. Das Kontingent erneuert sich am {day}.',
  bulkWriting: 'Sammelaufträge',
  included: 'Enthalten',
  notIncluded: 'Nicht in Ihrem Plan enthalten. Verfügbar im Plan {plan}.',
  connected: 'Verbunden',
  token: 'Token',
  tokenPrefix: 'beginnt mit {prefix}',
  disconnect: 'Verbindung trennen',
  disconnectHelp:
    'Es werden keine Listings mehr geschrieben, und die Verbindung wird hier und in Wareword gelöscht. Veröffentlichte Listings bleiben in Ihrem Shop, und Sie können ihn jederzeit wieder verbinden.',
  confirmDisconnect: 'Verbindung zu Wareword trennen?',
  confirmDisconnectHelp:
    'Laufende Durchläufe werden angehalten. Was geschrieben ist, bleibt hier, und Sie können es prüfen und veröffentlichen.',
  keepConnected: 'Verbunden bleiben',
  stillConnected: 'In Wareword noch verbunden',
  stillConnectedHelp:
    'Der Shop ist hier getrennt, aber die Verbindung in Wareword konnten wir nicht trennen. Trennen Sie sie auch dort.',
  openStoresInWareword: 'Ihre Shops in Wareword öffnen',
} satisfies Record<keyof typeof en, string>;
