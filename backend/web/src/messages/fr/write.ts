import type en from '../en/write.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  brand: 'Marque',
  activeBrand: '{name} (active)',
  noBrand: 'Aucune marque',
  archivedBrand: 'Marque archivée',
  lockedBrand: '{name} (verrouillée)',
  charactersLeft:
    '{left, number} sur {limit, plural, one {# caractère} other {# caractères}} restants',
  charactersTooMany:
    '{count, number} sur {limit, plural, one {# caractère} other {# caractères}}. Retirez-en {over, number}.',
  firstSteps: 'Premiers pas',
  dismissFirstSteps: 'Masquer les premiers pas',
  dismiss: 'Masquer',
  writeAListing: 'Rédiger une fiche produit',
  saveABrand: 'Enregistrer une marque',
  connectAStore: 'Connecter une boutique',
  done: 'Fait :',
  toDo: 'À faire :',
  nameMissing: 'Saisissez le nom du produit.',
  featuresMissing: 'Ajoutez au moins une caractéristique.',
  importedPartly: 'Nous avons rempli le formulaire. Tout ne tenait pas : vérifiez ce qui manque.',
  importedNameless:
    'Nous avons rempli le formulaire, mais le texte ne contient pas de nom de produit. Saisissez-en un avant de rédiger la fiche.',
  importedHelp:
    'Nous avons rempli le formulaire. Vérifiez les informations avant de rédiger la fiche.',
  undo: 'Annuler',
  examples: 'Exemples',
  tryAnExample: 'Essayer un exemple (en anglais) :',
  importTitle: 'Importer depuis une page ou un texte',
  productPage: 'Page du produit',
  importPage: 'Importer la page',
  productText: 'Texte du produit',
  productTextHelp: 'Collez une description ou une fiche technique.',
  splitIntoFields: 'Répartir dans les champs',
  listingNotFound: 'Cette fiche n’est pas dans cet espace de travail',
  listingNotFoundHelp:
    'Vous avez peut-être changé d’espace de travail. Consultez l’historique de l’autre espace.',
  progressNotLoaded: 'Impossible de vérifier l’avancement',
  progressNotLoadedHelp:
    '{error} La rédaction continue, et votre fiche sera enregistrée dans l’historique.',
  reconnecting: 'Connexion perdue. Reconnexion…',
  writingFailed: 'Impossible de rédiger votre fiche',
  failedNotCharged:
    '{reason} Aucune fiche n’a été décomptée. Vos informations sont encore dans le formulaire : vous pouvez réessayer.',
  reasonExpired: 'La rédaction n’a pas été terminée à temps.',
  reasonCanceled: 'La rédaction a été annulée.',
  reasonAttemptsFailed: 'Échec après {attempts, plural, one {# tentative} other {# tentatives}}.',
  listingNotLoaded: 'Impossible de charger votre fiche',
  listingNotLoadedHelp: '{error} Votre fiche est prête et enregistrée dans l’historique.',
  listingReady:
    'Fiche prête. Il en reste {remaining, number} ce mois-ci. Enregistrée dans l’historique.',
  newListing: 'Nouvelle fiche',
  writing: 'Rédaction en cours',
  leavePageHelp:
    'Vous pouvez quitter cette page. Votre fiche apparaîtra dans l’historique dès qu’elle sera prête.',
  writingAttempt: 'Rédaction en cours, tentative {attempts, number} sur {jobAttempts, number}',
  writingYourListing: 'Rédaction de votre fiche',
  retryingSoon: 'Échec de la tentative. Nouvel essai dans un instant',
  queued: 'En attente',
  unfinishedDraft: 'Vous avez un brouillon inachevé',
  restoreDraft: 'Restaurer le brouillon',
  restoreDraftNamed: 'Restaurer « {product} »',
  startFailed: 'Impossible de lancer la rédaction',
  startFailedHelp:
    '{error} Votre brouillon est enregistré. Un nouvel essai n’utilisera pas de deuxième fiche.',
  listing: 'Fiche produit',
  specificationsOptional: 'Spécifications (facultatif)',
  specificationsHelp: 'Une par ligne, par exemple Matière : noyer massif',
  variantsOptional: 'Variantes (facultatif)',
  variantsHelp:
    'Ce que les acheteurs peuvent choisir, une par ligne, par exemple Couleur : rouge, bleu',
  keywordsOptional: 'Mots-clés (facultatif)',
  keywordsHelp:
    'Ce que les acheteurs recherchent, une expression par ligne. Nous utilisons celles que vos informations confirment.',
  wordsToAvoidOptional: 'Mots à éviter (facultatif)',
  wordsToAvoidHelp: 'Un par ligne. Les informations qui les contiennent sont écartées.',
  moreOptions: 'Plus d’options : spécifications, variantes, mots-clés, images, langue, etc.',
  languageAndSpelling: 'Langue et orthographe',
  languageOfFeatures: 'Langue de vos caractéristiques',
  localeOfFeatures:
    'Vos caractéristiques sont dans une autre langue, et nous ne traduisons pas. Choisissez ici « Langue de vos caractéristiques », ou saisissez-les dans la langue choisie.',
  product: 'Produit',
  platform: 'Plateforme',
  productName: 'Nom du produit',
  features: 'Caractéristiques et arguments de vente',
  featuresHelp: 'Une par ligne. Nous n’utilisons que les informations que vous saisissez.',
  tone: 'Ton',
  toneWithoutAi: 'Ce serveur rédige sans IA : le ton ne change que quelques mots.',
  categoryOptional: 'Catégorie (facultatif)',
  priceOptional: 'Prix (facultatif)',
  targetCustomerOptional: 'Clientèle cible (facultatif)',
  competitorsOptional: 'Concurrents ou marché (facultatif)',
  competitorsHelp: 'Contexte pour l’IA. N’apparaît dans aucune fiche.',
  competitorsHelpWithoutAi: 'Inutilisé pour l’instant : ce serveur rédige sans IA.',
  skuOptional: 'SKU (facultatif)',
  skuHelp: 'Identifie le produit dans les fichiers exportés.',
  skuFormula:
    'Commencez le SKU par une lettre ou un chiffre. Les tableurs exécutent les autres signes comme des formules.',
  allThreePlatforms: 'Les trois plateformes',
  allPlatformsShort: 'Les trois',
  moreDetails: 'Ton ({tone}), marque, catégorie, prix, clientèle, SKU, etc.',
  submitShortcut: 'Ctrl+Entrée',
  writeListing: 'Rédiger la fiche',
  writeCostListings: 'Rédiger {cost, number} fiches',
  allPlatformsCost:
    'Les trois plateformes utilisent {cost, number} fiches. Il vous en reste {remaining, number} ce mois-ci.',
  costLastListing: 'Utilise votre dernière fiche du mois.',
  costAllRemaining:
    'Utilise vos {remaining, number} fiches restantes. Les prochaines arrivent le {date}.',
  costOfRemaining: 'Utilise {cost, number} de vos {remaining, number} fiches restantes.',
  noListingsLeft:
    'Vous avez utilisé {limit, plural, one {votre fiche (#)} other {vos # fiches}} de ce mois-ci',
  draftSaved: 'Votre brouillon est enregistré.',
  platforms: 'Plateformes',
  sample: 'Exemple',
  samplePlaceholder: 'Votre fiche apparaîtra ici. Voici un exemple en anglais pour {platform}.',
  sampleHelp:
    'Chaque fiche est accompagnée de scores, d’un aperçu et de boutons pour la modifier, la copier et l’exporter.',
  loadingYourListing: 'Chargement de votre fiche',
  noListingsLeftOwner:
    'Votre quota se renouvelle le {date}. Besoin de plus dès maintenant ? <link>Changez de forfait</link>.',
  noListingsLeftMember:
    'Votre quota se renouvelle le {date}. Pour en avoir plus dès maintenant, le propriétaire de l’espace de travail peut changer de forfait.',
  keywordsList: '<b>Mots-clés : </b>{keywords}',
  imagesTooMany:
    '{count, plural, one {# image} other {# images}}. La limite est de {images, number}.',
  imagesOptional: 'Images (facultatif)',
  imagesHelp:
    'Adresses, une par ligne, pour les textes alternatifs. Nous ne décrivons que ce que vos informations disent aussi.',
  imagesAsFacts: 'Utiliser ce que montrent les images comme informations sur le produit',
  imageAddressInvalid:
    '« {address} » n’est pas une URL complète. Elle doit commencer par https:// ou http://.',
} satisfies Translation<typeof en>;
