import type en from '../en/problems.ts';

export default {
  automaticOff: 'La publication automatique a été désactivée avant la fin de cette fiche.',
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
  itemNotFound: 'Produit introuvable.',
  alreadyPublished:
    'Une tentative précédente a réussi : votre boutique contient le texte d’avant votre dernière modification. Pour publier le nouveau texte, annulez cette publication, puis publiez à nouveau.',
  noDetails:
    'Ce produit n’a qu’un nom. Ajoutez une catégorie, un attribut ou une description, et nous rédigerons sa fiche.',
  noName: 'Ce produit n’a pas de nom. Nommez-le dans votre boutique, puis réessayez.',
  notExact: 'Certains champs n’ont pas pu être rétablis à l’identique.',
  notFound: 'Ce produit n’est plus dans votre boutique.',
  notPublished:
    'Ce produit n’est pas publié dans votre boutique. Nous rédigerons sa fiche dès qu’il le sera.',
  nothingToChange: 'Aucun champ à modifier.',
  nothingToDo: 'Cette action n’est plus possible. Vérifiez l’état actuel.',
  productTrashed: 'Ce produit est dans la corbeille. Restaurez-le d’abord.',
  reencoded:
    'Le texte d’origine est rétabli. Quelques caractères sont encodés autrement, ce que les clients ne voient pas.',
  runNotFound: 'Lot introuvable.',
  serviceUnreachable:
    'Wareword est injoignable pour le moment. Rien n’est perdu. Réessayez dans un instant.',
  skippedByOwner: 'Vous avez ignoré ce produit.',
  stopped: 'Le lot a été arrêté avant la rédaction de cette fiche. Elle n’a pas été décomptée.',
  storeTaken:
    'L’adresse de cette boutique est déjà connectée à un autre compte Wareword ; elle n’a donc pas été connectée au vôtre. Recommencez la connexion pour voir comment la transférer vers votre compte.',
  textTooLong:
    'Les textes de ce produit sont trop longs. Raccourcissez-les dans votre boutique, puis réessayez.',
  tokenRevoked:
    'Cette connexion a été révoquée dans Wareword. Reconnectez votre boutique pour continuer.',
  tooBusy: 'Nous traitons beaucoup de demandes en ce moment. Réessayez dans une minute.',
  tooManyAttempts: 'Trop de tentatives. Réessayez dans une minute.',
  tooManyRuns:
    'Vous avez atteint une limite de lots ou de produits pour cette boutique. Rien n’a été lancé et aucune fiche n’a été décomptée.',
  usageLimitReached: 'Vous avez utilisé toutes les fiches de votre forfait ce mois-ci.',
} satisfies Record<keyof typeof en, string>;
