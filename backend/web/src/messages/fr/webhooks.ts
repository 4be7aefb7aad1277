import type en from '../en/webhooks.ts';
import type { Translation } from '../translation.ts';

export default {
  pending: 'En attente',
  delivered: 'Livré',
  failed: 'Échec',
  couldntLoadDeliveries: 'Impossible de charger les livraisons',
  noDeliveriesInTheLast: 'Aucune livraison au cours des 30 derniers jours.',
  deliveriesToUrl: 'Livraisons vers {url}',
  attempts: '{attempts, plural, one {# tentative} other {# tentatives}}',
  nextAttemptDueAt: 'Prochaine tentative {dueAt}',
  resend: 'Renvoyer',
  pausedEventsThatHappenNow:
    'En pause. Les événements qui surviennent maintenant ne seront pas envoyés plus tard.',
  disabledBecauseItRespondedWith: 'Désactivé, car il a répondu 410.',
  disabledBecauseItFailedFor: 'Désactivé, car il a échoué pendant une journée.',
  disabled: 'Désactivé',
  failing: 'En échec',
  everyAttemptHasFailedSince: 'Toutes les tentatives échouent depuis le {failingSince}.',
  thePreviousSecretWorksUntil: 'L’ancien secret reste valable jusqu’au {previousUntil}.',
  hideDeliveries: 'Masquer les livraisons',
  showDeliveries: 'Afficher les livraisons',
  pause: 'Mettre en pause',
  enable: 'Activer',
  rotateSecret: 'Renouveler le secret',
  deleteUrl: 'Supprimer {url}',
  delete: 'Supprimer',
  newSigningSecretForUrl: 'Nouveau secret de signature pour {url}',
  copyItNowYouWont:
    'Copiez-le maintenant. Il ne sera plus affiché. Pendant 24 heures, nous signons avec les deux secrets.',
  rotateThisSigningSecret: 'Renouveler ce secret de signature ?',
  theCurrentSecretWorksFor:
    'Le secret actuel reste valable 24 heures. Tout secret plus ancien cesse immédiatement de fonctionner.',
  deleteThisEndpoint: 'Supprimer ce point de terminaison ?',
  deleteEndpoint: 'Supprimer le point de terminaison',
  weStopSendingEventsTo:
    'Nous cessons immédiatement d’envoyer des événements vers {url}. Cette action est irréversible.',
  jobCompleted: 'Tâche terminée',
  jobFailed: 'Échec de la tâche',
  batchCompleted: 'Batch terminé',
  n80Or100OfMonthly: '80 % ou 100 % des fiches mensuelles utilisées',
  storeDisconnected: 'Boutique déconnectée',
  webhooks: 'Webhooks',
  notifyYourServerWhenJobs:
    'Prévenez votre serveur quand une tâche se termine, que les fiches viennent à manquer ou qu’une boutique se déconnecte. <link>Lire la documentation</link>',
  couldntLoadYourWebhooks: 'Impossible de charger vos webhooks',
  webhookEndpoints: 'Points de terminaison',
  noWebhooksYet: 'Aucun webhook pour l’instant',
  addTheUrlOfYour: 'Ajoutez l’URL de votre serveur et choisissez ce qu’il faut lui envoyer.',
  yourWebhooksArePaused: 'Vos webhooks sont en pause',
  webhooksAreOnTheAgency: 'Les webhooks sont inclus dans le forfait Agency',
  theyStartWorkingAgainWhen:
    'Ils fonctionneront de nouveau quand vous reviendrez au forfait Agency.',
  upgradeToAgencyForApi:
    '<link>Passez à Agency</link> pour l’accès à l’API, une équipe et {listings} par mois.',
  askTheWorkspaceOwnerTo:
    'Demandez au propriétaire de l’espace de travail de passer à Agency pour l’accès à l’API, une équipe et {listings} par mois.',
  newWebhookEndpoint: 'Nouveau point de terminaison',
  endpointUrl: 'URL du point de terminaison',
  events: 'Événements',
  addEndpoint: 'Ajouter',
  signingSecretForUrl: 'Secret de signature pour {url}',
  copyItNowYouWontSee:
    'Copiez-le maintenant. Il ne sera plus affiché. Il sert à vérifier que les webhooks viennent de nous.',
  yourSigningSecret: 'Votre secret de signature',
  copySecret: 'Copier le secret',
  done: 'Terminé',
  resendEvent: 'Renvoyer {event}, {id}',
} satisfies Translation<typeof en>;
