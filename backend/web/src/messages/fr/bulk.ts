import type en from '../en/bulk.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  bulkWritingIsOnThe: 'La rédaction par lots est incluse dans les forfaits Pro et Agency',
  uploadYourStoresProductExport:
    'Importez l’export de produits de votre boutique, faites rédiger une fiche pour chaque produit et téléchargez un fichier prêt à importer dans Shopify ou WooCommerce. Chaque produit utilise l’une de vos fiches mensuelles.',
  bulk: 'Par lots',
  writeListingsForAnEntire: 'Rédigez les fiches de tout un fichier CSV en une fois.',
  couldntLoadYourFiles: 'Impossible de charger vos fichiers',
  noFilesYet: 'Aucun fichier pour l’instant',
  exportYourProductsFromYour:
    'Exportez les produits de votre boutique, puis importez le fichier tel quel.',
  files: 'Fichiers',
  notStarted: 'Pas commencé',
  running: 'En cours',
  paused: 'En pause',
  done: 'Terminé',
  canceled: 'Annulé',
  skipped: 'Ignoré',
  queued: 'En attente',
  writing: 'En rédaction',
  written: 'Rédigé',
  failed: 'Échec',
  products: '{products, plural, one {# produit} other {# produits}}',
  writtenOfListingsWritten:
    '{written, number} sur {products, plural, one {# fiche rédigée} other {# fiches rédigées}}',
  failedFailed: '{failed, number} en échec',
  skippedSkipped: '{skipped, number} ignorés',
  uploadAShopifyOrWoo:
    'Importez un export Shopify ou WooCommerce tel quel. Vous récupérez un fichier prêt à importer.',
  orUploadYourOwnSheet:
    'Ou importez votre propre feuille avec les colonnes product_name et features : <link>téléchargez le modèle</link>.',
  upToRowsReviewThe:
    'Jusqu’à {uploadRows, plural, one {# ligne} other {# lignes}}. Vérifiez les lignes et le coût avant toute rédaction.',
  csvFile: 'Fichier CSV',
  uploadCsv: 'Importer le CSV',
  dropTheFileToUpload: 'Déposez le fichier pour l’importer.',
  orDropACsvFile: 'ou déposez un fichier CSV n’importe où sur cette page',
  uploadingNamePercent: 'Importation de {name} : {percent, number} %',
  readingRows: 'Lecture des lignes…',
  uploaded: 'Importé',
  weCouldntReadName: 'Impossible de lire {name}',
  weCouldntUploadTheFile: 'Impossible d’importer le fichier. Réessayez dans un instant.',
  shopifyImport: 'Import Shopify',
  allFields: 'Tous les champs',
  allFieldsHasEverythingStore:
    '« Tous les champs » contient tout. Les imports pour boutique n’ont pas les termes de recherche.',
  theWooCommerceImportLeaves:
    'L’import WooCommerce n’a pas la description courte, les étiquettes ni l’expression clé.',
  theShopifyImportLeavesOut: 'L’import Shopify n’a pas les balises ni l’expression clé.',
  download: 'Télécharger',
  seeTheseListingsInHistory: 'Voir ces fiches dans l’historique',
  inShopifyGoToProducts:
    'Dans Shopify, allez dans Produits, puis Importer, et sélectionnez « Écraser les produits ayant des identifiants correspondants ».',
  inWooCommerceGoTo:
    'Dans WooCommerce, allez dans Produits, puis Importer, et sélectionnez « Mettre à jour les produits existants ».',
  tryImportingAFewProducts: 'Essayez d’abord d’importer quelques produits.',
  bulkRun: 'Lot',
  couldntLoadThisFile: 'Impossible de charger ce fichier',
  uploadedCreatedAt: 'Importé le {createdAt}',
  fileNotFound: 'Fichier introuvable',
  allFiles: 'Tous les fichiers',
  itMayHaveBeenDeleted:
    'Il a peut-être été supprimé, ou il appartient à un autre espace de travail. Ses fiches sont dans l’historique.',
  rowNotWritten: 'non rédigés',
  youCanLeaveThisPage: 'Vous pouvez quitter cette page ; la rédaction continue.',
  somethingWentWrong: 'Une erreur s’est produite',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  retryFailedProducts:
    'Réessayer {failed, plural, one {# produit en échec} other {# produits en échec}}',
  finishingListingsAlreadyInProgress:
    '{writing, plural, one {# fiche déjà commencée se termine} other {# fiches déjà commencées se terminent}}.',
  youveUsedAllYourListings: 'Vous avez utilisé toutes vos fiches de ce mois-ci',
  yourPlanNoLongerIncludes: 'Votre forfait n’inclut plus la rédaction par lots',
  thePersonWhoStartedThis: 'La personne qui a lancé ce lot a quitté l’équipe',
  wePausedItSoIt:
    'Nous l’avons mis en pause pour qu’il n’utilise pas vos fiches à votre insu. Reprenez-le en votre nom, ou annulez-le. Vous gardez ce qui est déjà rédigé.',
  thisBrandIsArchivedOr: 'Cette marque est archivée ou verrouillée',
  restoreOrUnlockItOn:
    'Restaurez-la ou déverrouillez-la sur la page <link>Marques</link>, puis reprenez.',
  cancel: 'Annuler',
  cancelFileName: 'Annuler {fileName} ?',
  cancelRun: 'Annuler le lot',
  keepWriting: 'Continuer la rédaction',
  theRemainingProductsWontBe:
    'Les produits restants ({waiting, plural, one {# produit} other {# produits}}) ne seront ni rédigés ni décomptés. Vous gardez ce qui est déjà rédigé et pouvez le télécharger. Cette action est irréversible.',
  deleteFile: 'Supprimer le fichier',
  deleteFileName: 'Supprimer {fileName} ?',
  productSheet: 'feuille de produits',
  shopifyExport: 'export Shopify',
  review: 'Vérification',
  productsReadyToWrite:
    '<b>{products, plural, one {# produit} other {# produits}}</b> prêts à être rédigés',
  rowsWillBeSkippedSee:
    '{problems, plural, one {# ligne sera ignorée} other {# lignes seront ignorées}} (voir ci-dessous)',
  descriptionsTooLongOnlyThe:
    '{notes, plural, one {# description trop longue} other {# descriptions trop longues}} : seul le début est utilisé',
  ignoredColumnsValue: 'Colonnes ignorées : {columns}',
  platform: 'Plateforme',
  tone: 'Ton',
  usesYourLastListingThis: 'Utilise votre dernière fiche du mois.',
  usesProductsOfYourRemaining:
    'Utilise {products, number} de vos {remaining, plural, one {# fiche restante} other {# fiches restantes}}.',
  theFileHasProductsWriting:
    'Le fichier contient {products, plural, one {# produit} other {# produits}}. La rédaction se met en pause quand vous n’avez plus de fiches, et vous pourrez reprendre quand vous en aurez.',
  weCouldntStartWriting: 'Impossible de lancer la rédaction',
  writeListings: 'Rédiger {products, plural, one {# fiche} other {# fiches}}',
  seeLargerPlans: 'Voir les forfaits supérieurs',
  rows: 'Lignes',
  show: 'Filtrer les lignes',
  allRows: 'Toutes les lignes',
  couldntLoadTheRows: 'Impossible de charger les lignes',
  noMatchingRows: 'Aucune ligne correspondante',
  previous: 'Précédent',
  next: 'Suivant',
  unnamedProduct: 'Produit sans nom',
  notWrittenCount: 'Non rédigés',
  left: 'Restants',
  listingsUsed: 'Fiches utilisées',
  numbers: 'Résumé du traitement',
  notCharged: 'Les produits en échec ne sont pas décomptés.',
  notChargedRetry:
    'Les produits en échec ne sont pas décomptés. Chacun qui réussit au nouvel essai utilise une fiche.',
  allowanceResets:
    'Votre quota est remis à zéro le {date}. Pour continuer plus tôt, <link>changez de forfait maintenant</link>, puis reprenez ici.',
  upgradeToResume:
    'Vous pouvez toujours télécharger les fiches déjà rédigées. <link>Passez</link> à Pro ou Agency pour reprendre.',
  rowNumber: 'Ligne {row, number}',
  deletedButListingsStay:
    'Vous ne pourrez plus le télécharger. Ses fiches restent dans l’historique.',
  noDownloadAnymore: 'Vous ne pourrez plus le télécharger.',
  wooCommerceExport: 'export WooCommerce',
  recognized: 'Reconnu : {source}',
  wooCommerceImport: 'Import WooCommerce',
  listingsFor: '{written, plural, one {# fiche} other {# fiches}} pour {platform}.',
  listingsSoFarFor: '{written, plural, one {# fiche} other {# fiches}} pour {platform} jusqu’ici.',
} satisfies Translation<typeof en>;
