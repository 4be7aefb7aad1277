import type en from '../en/bulk.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  fileTooLarge: 'Ce fichier dépasse {megabytes, number} Mo. Divisez-le en fichiers plus petits.',
  uploadInterrupted: 'Impossible d’envoyer le fichier. Vérifiez votre connexion et réessayez.',
  fileUnreadable:
    'Impossible d’ouvrir le fichier. Il a peut-être été déplacé ou modifié. Choisissez-le de nouveau.',
  lockedByPlan: 'La rédaction par lots est incluse dans les forfaits Pro et Agency',
  lockedByPlanHelp:
    'Importez l’export de produits de votre boutique, faites rédiger une fiche pour chaque produit et téléchargez un fichier prêt à importer dans Shopify ou WooCommerce. Chaque produit utilise l’une de vos fiches mensuelles.',
  bulk: 'Par lots',
  introduction: 'Rédigez les fiches de tout un fichier CSV en une fois.',
  filesNotLoaded: 'Impossible de charger vos fichiers',
  filesNone: 'Aucun fichier pour l’instant',
  filesNoneHelp: 'Exportez les produits de votre boutique, puis importez le fichier tel quel.',
  files: 'Fichiers',
  notStarted: 'Pas commencé',
  running: 'En cours',
  paused: 'En pause',
  done: 'Terminé',
  canceled: 'Arrêté',
  skipped: 'Ignoré',
  ready: 'Prêt',
  queued: 'En attente',
  writing: 'En rédaction',
  written: 'Rédigé',
  failed: 'Échec',
  products: '{products, plural, one {# produit} other {# produits}}',
  writtenOfTotal:
    '{written, number} sur {products, plural, one {# fiche rédigée} other {# fiches rédigées}}',
  failedCount: '{failed, number} en échec',
  skippedCount: '{skipped, plural, one {# ignoré} other {# ignorés}}',
  uploadHelp:
    'Importez un export Shopify ou WooCommerce tel quel. Vous récupérez un fichier prêt à importer.',
  ownSheetHelp:
    'Ou importez votre propre feuille avec les colonnes product_name et features : <link>téléchargez le modèle</link>.',
  uploadLimitHelp:
    'Jusqu’à {uploadRows, plural, one {# ligne} other {# lignes}}. Vérifiez les lignes et le coût avant toute rédaction.',
  csvFile: 'Fichier CSV',
  uploadCsv: 'Importer le CSV',
  dropToUpload: 'Déposez le fichier pour l’importer.',
  dropHelp: 'ou déposez un fichier CSV n’importe où sur cette page',
  uploadProgress: 'Importation de {name} : {percent, number} %',
  readingRows: 'Lecture des lignes…',
  uploaded: 'Importé',
  fileNotRead: 'Impossible de lire {name}',
  fileNotUploaded: 'Impossible d’importer le fichier. Réessayez dans un instant.',
  shopifyImport: 'Import Shopify',
  allFields: 'Tous les champs',
  allFieldsHelp:
    '« Tous les champs » contient tout. Les imports pour boutique n’ont pas les termes de recherche.',
  wooCommerceImportHelp:
    'L’import WooCommerce n’a pas la description courte, les étiquettes ni la requête cible.',
  shopifyImportHelp: 'L’import Shopify n’a pas les balises ni la requête cible.',
  download: 'Télécharger',
  seeInHistory: 'Voir ces fiches dans l’historique',
  importIntoShopify:
    'Dans Shopify, allez dans Produits, puis Importer, et sélectionnez « Écraser les produits ayant des identifiants correspondants ».',
  importIntoWooCommerce:
    'Dans WooCommerce, allez dans Produits, puis Importer, et sélectionnez « Mettre à jour les produits existants ».',
  importCaution: 'Essayez d’abord d’importer quelques produits.',
  bulkRun: 'Lot',
  fileNotLoaded: 'Impossible de charger ce fichier',
  uploadedAt: 'Importé le {createdAt}',
  fileNotFound: 'Fichier introuvable',
  allFiles: 'Tous les fichiers',
  fileNotFoundHelp:
    'Il a peut-être été supprimé, ou il appartient à un autre espace de travail. Ses fiches sont dans l’historique.',
  leftCount: '{left, plural, one {# restant} other {# restants}}',
  notWrittenOf: '{left, plural, one {# non rédigé} other {# non rédigés}}',
  leavePageHelp: 'Vous pouvez quitter cette page ; la rédaction continue.',
  notPaused: 'Impossible de mettre en pause',
  notResumed: 'Impossible de reprendre',
  notRetried: 'Impossible de réessayer',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  retryFailed: 'Réessayer {failed, plural, one {# produit en échec} other {# produits en échec}}',
  pausing:
    '{writing, plural, one {# fiche déjà commencée se termine} other {# fiches déjà commencées se terminent}}.',
  noListingsLeft: 'Vous avez utilisé toutes vos fiches de ce mois-ci',
  pausedByPlan: 'Votre forfait n’inclut plus la rédaction par lots',
  starterLeft: 'La personne qui a lancé ce lot a quitté l’équipe',
  starterLeftHelp:
    'Nous l’avons mis en pause pour qu’il n’utilise pas vos fiches à votre insu. Reprenez-le en votre nom, ou arrêtez-le. Vous gardez ce qui est déjà rédigé.',
  brandUnavailable: 'Cette marque est archivée ou verrouillée',
  brandUnavailableHelp:
    'Restaurez-la ou déverrouillez-la sur la page <link>Marques</link>, puis reprenez.',
  cancel: 'Arrêter',
  cancelQuestion: 'Arrêter {fileName} ?',
  cancelRun: 'Arrêter le lot',
  keepWriting: 'Continuer la rédaction',
  cancelConsequences:
    'Les produits restants ({waiting, plural, one {# produit} other {# produits}}) ne seront ni rédigés ni décomptés. Vous gardez ce qui est déjà rédigé et pouvez le télécharger. Cette action est irréversible.',
  deleteFile: 'Supprimer le fichier',
  deleteQuestion: 'Supprimer {fileName} ?',
  productSheet: 'feuille de produits',
  shopifyExport: 'export Shopify',
  review: 'Vérification',
  productsReady:
    '<b>{products, plural, one {# produit} other {# produits}}</b> {products, plural, one {prêt à être rédigé} other {prêts à être rédigés}}',
  rowsSkipped:
    '{problems, plural, one {# ligne sera ignorée} other {# lignes seront ignorées}} (voir ci-dessous)',
  descriptionsCut:
    '{notes, plural, one {# description trop longue} other {# descriptions trop longues}} : seul le début est utilisé',
  ignoredColumns: 'Colonnes ignorées : {columns}',
  platform: 'Plateforme',
  tone: 'Ton',
  costLastListing: 'Utilise votre dernière fiche du mois.',
  costOfRemaining:
    'Utilise {products, number} de vos {remaining, plural, one {# fiche restante} other {# fiches restantes}}.',
  costMoreThanLeft:
    'Le fichier contient {products, plural, one {# produit} other {# produits}}. La rédaction se met en pause quand vous n’avez plus de fiches, et vous pourrez reprendre quand vous en aurez.',
  notStartedError: 'Impossible de lancer la rédaction',
  writeListings: 'Rédiger {products, plural, one {# fiche} other {# fiches}}',
  seeLargerPlans: 'Voir les forfaits supérieurs',
  rows: 'Lignes',
  show: 'Filtrer les lignes',
  allRows: 'Toutes les lignes',
  rowsNotLoaded: 'Impossible de charger les lignes',
  rowsNone: 'Aucune ligne correspondante',
  previous: 'Précédent',
  next: 'Suivant',
  unnamedProduct: 'Produit sans nom',
  notWrittenCount: 'Non rédigé',
  remaining: 'Restants',
  listingsUsed: 'Fiches utilisées',
  runSummary: 'Résumé du lot',
  notCharged: 'Les produits en échec ne sont pas décomptés.',
  notChargedRetry:
    'Les produits en échec ne sont pas décomptés. Ceux qui réussissent au nouvel essai utilisent une fiche chacun.',
  allowanceResets:
    'Votre quota se renouvelle le {date}. Pour continuer plus tôt, <link>changez de forfait maintenant</link>, puis reprenez ici.',
  upgradeToResume:
    'Vous pouvez toujours télécharger les fiches déjà rédigées. <link>Passez</link> à Pro ou Agency pour reprendre.',
  rowNumber: 'Ligne {row, number}',
  deleteConsequences: 'Vous ne pourrez plus le télécharger. Ses fiches restent dans l’historique.',
  deleteConsequencesEmpty: 'Vous ne pourrez plus le télécharger.',
  wooCommerceExport: 'export WooCommerce',
  recognized: 'Reconnu : {source}',
  wooCommerceImport: 'Import WooCommerce',
  listingsFor: '{written, plural, one {# fiche} other {# fiches}} pour {platform}.',
  listingsSoFarFor: '{written, plural, one {# fiche} other {# fiches}} pour {platform} jusqu’ici.',
} satisfies Translation<typeof en>;
