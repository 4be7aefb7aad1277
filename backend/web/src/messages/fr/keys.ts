import type en from '../en/keys.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  apiKeys: 'Clés API',
  introduction:
    'Les fiches rédigées via l’API sont décomptées de votre quota mensuel. <link>Lisez la documentation</link>, ou <link2>connectez un agent IA</link2> à <code>{href}</code>.',
  keysNotLoaded: 'Impossible de charger vos clés API',
  noKeys: 'Aucune clé API pour l’instant',
  noKeysHelp: 'Créez-en une pour chaque application qui appelle l’API.',
  newApiKey: 'Nouvelle clé API',
  keyName: 'Nom de la clé',
  createKey: 'Créer la clé',
  yourNewKey: 'Votre nouvelle clé',
  newKeyNamed: 'Votre nouvelle clé : {name}',
  newKeyHelp: 'Copiez-la maintenant. Elle ne sera plus affichée.',
  copyKey: 'Copier la clé',
  done: 'Terminé',
  pausedByPlan: 'Vos clés API sont suspendues',
  lockedByPlan: 'Les clés API sont incluses dans le forfait Agency',
  pausedByPlanHelp: 'Elles fonctionneront de nouveau quand vous reviendrez au forfait Agency.',
  paused: 'Suspendue',
  neverUsed: 'Jamais utilisée',
  lastUsed: 'Dernière utilisation le {lastUsedAt}',
  revokeNamed: 'Révoquer {name}',
  revoke: 'Révoquer',
  revokeQuestion: 'Révoquer {name} ?',
  revokeKey: 'Révoquer la clé',
  revokeConsequences:
    'Tout ce qui utilise cette clé cesse immédiatement de fonctionner. Cette action est irréversible.',
  storesNeedNoKey: 'Les boutiques connectées fonctionnent avec tous les forfaits, sans clé.',
  createdAt: 'Créée le {date}',
  createdBy: 'Créée le {date} par {email}',
  agent: 'Agent',
  revokeAccess: 'Révoquer l’accès',
  revokeAgentConsequences:
    'L’agent perd immédiatement l’accès. Il pourra vous demander de le reconnecter.',
  monthlyUse:
    'Ce mois-ci : {requests, plural, one {# requête} other {# requêtes}}, {listings, plural, one {# fiche} other {# fiches}}',
  recentErrors: '{count, plural, one {# erreur récente} other {# erreurs récentes}}',
  errorDetails: '<link>{code}</link> · {endpoint} · {at} · Requête <id>{requestId}</id>',
} satisfies Translation<typeof en>;
