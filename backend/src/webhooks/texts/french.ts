import type { FailureTexts } from './english.ts';

export const french: FailureTexts = {
  plain: {
    private_address: 'L’URL n’est pas accessible publiquement.',
    unknown_host: 'Le nom d’hôte est introuvable.',
    connection_refused: 'La connexion a été refusée.',
    connection_closed: 'La connexion a été fermée sans réponse.',
    endpoint_gone: 'Le point de terminaison a répondu 410 et a été désactivé.',
    endpoint_failing: 'Le point de terminaison a échoué pendant 24 heures et a été désactivé.',
    endpoint_paused: 'Le point de terminaison a été mis en pause.',
    listing_deleted: 'Non envoyé, car la fiche a été supprimée.',
    unreadable: 'Non envoyé, car les données de l’événement n’ont pas pu être lues.',
    plan_required: 'Non envoyé, car les webhooks nécessitent le forfait Agency.',
  },
  status: (status) => `La réponse était ${status}, et non 2xx.`,
  timeout: (time) => `Pas de réponse au bout de ${time}.`,
  connectionFailed: (reason) => `La connexion a échoué (${reason}).`,
};
