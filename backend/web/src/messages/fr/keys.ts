import type en from '../en/keys.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  apiKeys: 'Clés API',
  apiCallsCountTowardYour:
    'Les appels à l’API comptent dans vos fiches mensuelles. <link>Lisez la documentation</link>, ou <link2>connectez un agent IA</link2> à <code>{href}</code>.',
  couldntLoadYourApiKeys: 'Impossible de charger vos clés API',
  noApiKeysYet: 'Aucune clé API pour l’instant',
  createOneForEachApp: 'Créez-en une pour chaque application qui appelle l’API.',
  newApiKey: 'Nouvelle clé API',
  keyName: 'Nom de la clé',
  createKey: 'Créer la clé',
  yourNewKey: 'Votre nouvelle clé',
  yourNewKeyTrim: 'Votre nouvelle clé : {trim}',
  copyItNowYouWont: 'Copiez-la maintenant. Elle ne sera plus affichée.',
  copyKey: 'Copier la clé',
  done: 'Terminé',
  yourApiKeysArePaused: 'Vos clés API sont suspendues',
  apiKeysAreOnThe: 'Les clés API sont incluses dans le forfait Agency',
  theyStartWorkingAgainWhen:
    'Elles fonctionneront de nouveau quand vous reviendrez au forfait Agency.',
  upgradeToAgencyForApi:
    '<link>Passez à Agency</link> pour l’accès à l’API, une équipe et {listings} par mois.',
  askTheWorkspaceOwnerTo:
    'Demandez au propriétaire de l’espace de travail de passer à Agency pour l’accès à l’API, une équipe et {listings} par mois.',
  paused: 'Suspendue',
  neverUsed: 'Jamais utilisée',
  lastUsedLastUsedAt: 'Dernière utilisation le {lastUsedAt}',
  revokeName: 'Révoquer {name}',
  revoke: 'Révoquer',
  revokeName2: 'Révoquer {name} ?',
  revokeKey: 'Révoquer la clé',
  anythingUsingThisKeyStops:
    'Tout ce qui utilise cette clé cesse immédiatement de fonctionner. Cette action est irréversible.',
  storesNeedNoKey: 'Les boutiques connectées fonctionnent avec tous les forfaits, sans clé.',
  createdAt: 'Créée le {date}',
  createdBy: 'Créée le {date} par {email}',
  agent: 'Agent',
  revokeAccess: 'Révoquer l’accès',
  theAgentLosesAccess:
    'L’agent perd immédiatement l’accès. Il pourra vous demander de le reconnecter.',
  thisMonthRequestsListings:
    'Ce mois-ci : {requests, plural, one {# requête} other {# requêtes}}, {listings, plural, one {# fiche} other {# fiches}}',
  recentErrors: '{count, plural, one {# erreur récente} other {# erreurs récentes}}',
  codeEndpointAtRequestRequest:
    '<link>{code}</link> · {endpoint} · {at} · Requête <id>{requestId}</id>',
} satisfies Translation<typeof en>;
