import type en from '../en/write.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  brand: 'Marque',
  nameActive: '{name} (active)',
  noBrand: 'Aucune marque',
  archivedBrand: 'Marque archivée',
  nameLocked: '{name} (verrouillée)',
  limitOfCharactersLeft:
    '{left, number} sur {limit, plural, one {# caractère} other {# caractères}} restants',
  countOfCharactersRemoveCount2:
    '{count, number} sur {limit, plural, one {# caractère} other {# caractères}}. Retirez-en {over, number}.',
  firstSteps: 'Premiers pas',
  dismissFirstSteps: 'Masquer les premiers pas',
  dismiss: 'Masquer',
  writeAListing: 'Rédiger une fiche produit',
  saveABrand: 'Enregistrer une marque',
  connectAStore: 'Connecter une boutique',
  done: 'Fait :',
  toDo: 'À faire :',
  enterTheProductName: 'Saisissez le nom du produit.',
  addAtLeastOneFeature: 'Ajoutez au moins une caractéristique.',
  filledInNotEverythingFit: 'Formulaire rempli. Tout ne tenait pas : vérifiez ce qui manque.',
  filledInCheckTheDetails: 'Formulaire rempli. Vérifiez les informations avant de rédiger.',
  examples: 'Exemples',
  tryAnExample: 'Essayer un exemple :',
  importFromAPageOr: 'Importer depuis une page ou un texte',
  productPage: 'Page du produit',
  importPage: 'Importer la page',
  productText: 'Texte du produit',
  pasteADescriptionOrA: 'Collez une description ou une fiche technique.',
  splitIntoFields: 'Répartir dans les champs',
  thisListingIsntInThis: 'Cette fiche n’est pas dans cet espace de travail',
  youMayHaveSwitchedWorkspaces:
    'Vous avez peut-être changé d’espace de travail. Consultez l’historique de l’autre espace.',
  weCouldntCheckProgress: 'Impossible de vérifier l’avancement',
  errorWritingContinuesAndYour:
    '{error} La rédaction continue, et votre fiche sera enregistrée dans l’historique.',
  connectionLostReconnecting: 'Connexion perdue. Reconnexion…',
  weCouldntWriteYourListing: 'Impossible de rédiger votre fiche',
  errorCodeYouWerentCharged:
    '{reason} Vous n’avez pas été débité. Vos informations sont encore dans le formulaire : vous pouvez réessayer.',
  itExpiredBecauseThisPage:
    'La demande a expiré, car aucune page n’était ouverte pour la recevoir.',
  itWasCanceled: 'La rédaction a été annulée.',
  itFailedAfterAttempts: 'Échec après {attempts, plural, one {# tentative} other {# tentatives}}.',
  couldntLoadYourListing: 'Impossible de charger votre fiche',
  errorYourListingIsReady: '{error} Votre fiche est prête et enregistrée dans l’historique.',
  listingReadyRemainingLeftThis:
    'Fiche prête. Il en reste {remaining, number} ce mois-ci. Enregistrée dans l’historique.',
  newListing: 'Nouvelle fiche',
  writing: 'Rédaction en cours',
  youCanLeaveThisPage:
    'Vous pouvez quitter cette page. Votre fiche sera enregistrée dans l’historique.',
  writingAttemptAttemptsOfJob:
    'Rédaction en cours, tentative {attempts, number} sur {jobAttempts, number}',
  writingYourListing: 'Rédaction de votre fiche',
  attemptFailedRetryingSoon: 'Échec de la tentative. Nouvel essai dans un instant',
  queued: 'En attente',
  youHaveAnUnfinishedDraft: 'Vous avez un brouillon inachevé',
  restoreDraft: 'Restaurer le brouillon',
  restoreTrim: 'Restaurer « {trim} »',
  weCouldntStartYourListing: 'Impossible de lancer la rédaction',
  errorYourDraftIsSaved:
    '{error} Votre brouillon est enregistré, et vous ne serez pas débité deux fois.',
  listing: 'Fiche produit',
  specificationsOptional: 'Spécifications (facultatif)',
  onePerLineSuchAs: 'Une par ligne, par exemple Matière : noyer massif',
  variantsOptional: 'Variantes (facultatif)',
  whatBuyersChooseFromOne:
    'Ce que les acheteurs peuvent choisir, une par ligne, par exemple Couleur : rouge, bleu',
  keywordsOptional: 'Mots-clés (facultatif)',
  phrasesThatShoppersSearchFor:
    'Ce que les acheteurs recherchent, une expression par ligne. Nous utilisons celles que vos informations confirment.',
  wordsToAvoidOptional: 'Mots à éviter (facultatif)',
  onePerLineDetailsThat: 'Un par ligne. Les informations qui les contiennent sont écartées.',
  moreOptionsSpecificationsVariantsKeywords:
    'Plus d’options : spécifications, variantes, mots-clés, images, langue',
  languageAndSpelling: 'Langue et orthographe',
  sameAsTheFeatures: 'Comme les caractéristiques',
  product: 'Produit',
  platform: 'Plateforme',
  productName: 'Nom du produit',
  featuresAndSellingPoints: 'Caractéristiques et arguments de vente',
  onePerLineWeOnly: 'Une par ligne. Nous n’utilisons que ce que vous écrivez ici.',
  tone: 'Ton',
  categoryOptional: 'Catégorie (facultatif)',
  priceOptional: 'Prix (facultatif)',
  targetCustomerOptional: 'Clientèle cible (facultatif)',
  competitorsOrMarketOptional: 'Concurrents ou marché (facultatif)',
  allThreePlatforms: 'Les trois plateformes',
  allThree: 'Toutes les plateformes',
  moreDetailsToneToneBrand: 'Plus de détails : ton {tone}, marque, catégorie, prix, clientèle',
  ctrlEnter: 'Ctrl+Entrée',
  writeListing: 'Rédiger la fiche',
  writeCostListings: 'Rédiger {cost, number} fiches',
  allThreePlatformsUseCost:
    'Les trois plateformes utilisent {cost, number} fiches. Il vous en reste {remaining, number} ce mois-ci.',
  usesYourLastListingThis: 'Utilise votre dernière fiche du mois.',
  usesCostOfYourRemaining: 'Utilise {cost, number} de vos {remaining, number} fiches restantes.',
  youveUsedAllListingsThis:
    'Vous avez utilisé {limit, plural, one {votre fiche (#)} other {vos # fiches}} de ce mois-ci',
  yourDraftIsSaved: 'Votre brouillon est enregistré.',
  platforms: 'Plateformes',
  sample: 'Exemple',
  yourListingWillAppearHere: 'Votre fiche apparaîtra ici. Voici un exemple pour {platform}.',
  everyListingComesWithScores:
    'Chaque fiche est accompagnée de scores, d’un aperçu et de boutons pour la modifier, la copier et l’exporter.',
  loadingYourListing: 'Chargement de votre fiche',
  resetsOrUpgrade: 'Remise à zéro le {date}, ou <link>changez de forfait maintenant</link>.',
  resetsOrOwnerUpgrades:
    'Remise à zéro le {date}, ou le propriétaire de l’espace de travail peut changer de forfait.',
  keywordsList: '<b>Mots-clés : </b>{keywords}',
  imagesTheLimitIsImages:
    '{count, plural, one {# image} other {# images}}. La limite est de {images, number}.',
  imagesOptional: 'Images (facultatif)',
  addressesOnePerLineFor:
    'Adresses, une par ligne, pour les textes alternatifs. Nous ne décrivons que ce que vos informations disent aussi.',
  useWhatTheImagesShow: 'Utiliser ce que montrent les images comme informations sur le produit',
  enterAsAddress: 'Saisissez « {address} » sous forme d’adresse commençant par https://',
} satisfies Translation<typeof en>;
