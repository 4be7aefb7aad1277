import type en from '../en/problems.ts';

export default {
  automaticOff: 'La publication automatique a été désactivée avant la fin de cette fiche.',
  brandArchived:
    'La marque de ce lot est archivée. Restaurez-la dans Wareword, puis reprenez le lot. Vous pouvez aussi l’arrêter et en lancer un avec une autre marque.',
  brandForbidden:
    'La marque de ce lot est verrouillée dans votre forfait ou ne fait pas partie du compte Wareword que vous utilisez maintenant. Déverrouillez-la dans Wareword, puis reprenez le lot. Vous pouvez aussi l’arrêter et en lancer un avec une autre marque.',
  changedInStore:
    'Ce produit a été modifié dans votre boutique après la rédaction de sa fiche. Vérifiez-le à nouveau, puis publiez.',
  changedSince:
    'Le texte de votre boutique n’est pas celui que nous avons publié. Quelqu’un l’a peut-être modifié, ou votre boutique l’a changé en l’enregistrant. Nous n’y avons pas touché.',
  connectDenied: 'Vous n’avez pas connecté la boutique. Rien n’a changé.',
  connectExpired:
    'Ce lien a été ouvert dans un autre navigateur, a déjà servi ou date de plus de 10 minutes. Recommencez.',
  connectFailed:
    'Wareword était injoignable pour terminer la connexion. Réessayez dans un instant.',
  fieldsSkipped:
    'Publié, sauf les champs dont des images, des vidéos ou d’autres contenus seraient perdus.',
  generationFailed:
    'Wareword n’a pas pu rédiger cette fiche. Elle n’a pas été décomptée. Réessayez.',
  httpsRequired:
    'Cette application ne se connecte pas à Wareword en HTTPS. Contactez l’administrateur de ce serveur.',
  invalidEdit: 'Saisissez un nom de produit.',
  itemNotFound: 'Produit introuvable.',
  jobCancelled:
    'Cette fiche a été annulée dans Wareword. Elle n’a pas été décomptée. Réessayez pour la faire rédiger.',
  jobNotFound:
    'Cette fiche a été demandée avec un autre compte Wareword. Si elle a été rédigée, elle se trouve dans l’historique de cet autre compte. Réessayez pour la faire rédiger avec le compte que vous utilisez maintenant.',
  listingNotFound:
    'Cette fiche a été supprimée dans Wareword ou appartient à un autre compte Wareword.',
  alreadyPublished:
    'Une tentative précédente a réussi : votre boutique contient le texte d’avant votre dernière modification. Pour publier le nouveau texte, annulez cette publication, puis publiez à nouveau.',
  mayBeInHistory: 'Si la fiche a été rédigée, elle se trouve dans votre historique Wareword.',
  noConnection: 'Votre boutique n’est pas connectée à Wareword.',
  noDetails:
    'Ce produit n’a qu’un nom. Ajoutez une catégorie, un attribut ou une description, et nous rédigerons sa fiche.',
  noName: 'Ce produit n’a pas de nom. Nommez-le dans votre boutique, puis réessayez.',
  notExact: 'Certains champs n’ont pas pu être rétablis à l’identique.',
  notFound: 'Ce produit n’est plus dans votre boutique.',
  notPublished:
    'Ce produit n’est pas publié dans votre boutique. Nous rédigerons sa fiche dès qu’il le sera.',
  nothingToChange: 'Aucun champ à modifier.',
  nothingToDo: 'Cette action n’est plus possible. Vérifiez l’état actuel.',
  planRequired:
    'Votre forfait ne comprend pas cette fonctionnalité. Passez à un forfait supérieur dans Wareword, puis reprenez le lot.',
  productTrashed: 'Ce produit est dans la corbeille. Restaurez-le d’abord.',
  reencoded:
    'Le texte d’origine est rétabli. Quelques caractères sont encodés autrement, ce que les clients ne voient pas.',
  requestRefused:
    'Wareword n’a pas pu utiliser les informations de ce produit. Vérifiez-les dans votre boutique, puis réessayez.',
  runNotFound: 'Lot introuvable.',
  scopeForbidden:
    'Cette connexion n’est pas autorisée à rédiger des fiches. Reconnectez votre boutique.',
  serviceUnreachable:
    'Wareword est injoignable pour le moment. Rien n’est perdu. Réessayez dans un instant.',
  skippedByOwner: 'Vous avez ignoré ce produit.',
  stopped: 'Le lot a été arrêté avant la rédaction de cette fiche. Elle n’a pas été décomptée.',
  storeTaken:
    'L’adresse de cette boutique est déjà connectée à un autre compte Wareword ; elle n’a donc pas été connectée au vôtre. Recommencez la connexion pour voir comment la transférer vers votre compte.',
  textTooLong:
    'Les textes de ce produit sont trop longs. Raccourcissez-les dans votre boutique, puis réessayez.',
  tokenRevoked:
    'Cette connexion a été révoquée dans Wareword. Vos lots sont conservés. Reconnectez votre boutique pour continuer.',
  tooBusy: 'Nous traitons beaucoup de demandes en ce moment. Réessayez dans une minute.',
  tooManyAttempts: 'Trop de tentatives. Réessayez dans une minute.',
  tooManyRuns:
    'Vous avez atteint une limite de lots ou de produits pour cette boutique. Rien n’a été lancé et aucune fiche n’a été décomptée.',
  usageLimitReached: 'Vous avez utilisé toutes les fiches de votre forfait ce mois-ci.',
} satisfies Record<keyof typeof en, string>;
