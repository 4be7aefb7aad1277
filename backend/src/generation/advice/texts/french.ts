import { PLATFORM_NAMES } from '@wareword/shared-schema';
import { formatNumber } from '@wareword/shared-schema/format';
import type { AdviceTexts, MissingFact, OmissionReason } from '../advice.ts';

const LOCALE = 'fr';
const number = (value: number): string => formatNumber(value, LOCALE);
const quote = (text: string): string => `« ${text} »`;
const quoteAll = (texts: readonly string[]): string => texts.map(quote).join(', ');
const quoteEach = (texts: readonly string[]): string =>
  [quoteAll(texts.slice(0, -1)), ...texts.slice(-1).map(quote)].filter(Boolean).join(' et ');

/** The facts that shoppers look for, as sentences that ask for them. */
const FACTS: Readonly<Record<MissingFact, string>> = {
  size: 'Indiquez la taille avec son unité, pour que les acheteurs puissent se la représenter.',
  material: 'Indiquez la matière : en ligne, on ne peut rien toucher.',
  audience: 'Dites à qui s’adresse le produit, pour que les acheteurs concernés le trouvent.',
  age: 'Indiquez à partir de quel âge il convient : c’est ce qu’on vérifie d’abord pour un enfant.',
  sizes:
    'Indiquez les tailles disponibles et comment elles taillent, pour que chacun trouve la sienne.',
  dimensions: 'Indiquez les dimensions avec leur unité, pour éviter les retours dus à la taille.',
  care: 'Dites comment le nettoyer : la question revient souvent avant l’achat.',
  players:
    'Indiquez le nombre de joueurs, pour que les acheteurs sachent si le jeu convient à leur groupe.',
  pieces: 'Indiquez le nombre de pièces : c’est ainsi qu’on choisit un puzzle.',
  count:
    'Indiquez le nombre d’articles par paquet, pour que les acheteurs sachent combien en commander.',
  amount:
    'Indiquez la quantité, en poids ou en volume avec son unité, pour que les acheteurs puissent comparer.',
  ingredients: 'Indiquez la composition : beaucoup d’acheteurs la lisent en premier.',
  storage:
    'Indiquez la capacité de stockage : c’est ainsi que les acheteurs comparent les appareils.',
  compatibility:
    'Dites avec quels appareils il fonctionne, pour que personne ne commande le mauvais modèle.',
  fit: 'Dites avec quels modèles il est compatible, pour que personne ne commande la mauvaise pièce.',
  power: 'Dites comment il est alimenté, et si la batterie ou le câble est fourni.',
  contents: 'Indiquez le contenu de la boîte, pour que les acheteurs sachent ce qu’ils reçoivent.',
  scale: 'Indiquez l’échelle, pour qu’il aille avec ce que les acheteurs possèdent déjà.',
  load: 'Indiquez la charge maximale : les acheteurs la vérifient avant de commander.',
  year: 'Indiquez l’année du modèle : les acheteurs la précisent dans leurs recherches.',
  color: 'Indiquez la couleur, pour que les acheteurs reçoivent celle qu’ils attendent.',
  cut: 'Dites comment il taille, par exemple ajusté, droit ou ample, pour que les acheteurs choisissent leur taille.',
  playTime: 'Indiquez la durée d’une partie, pour que les acheteurs sachent quand y jouer.',
  assembly: 'Dites s’il est livré monté et, sinon, quels outils il faut.',
  origin: 'Dites où il est fabriqué : certains acheteurs en tiennent compte.',
};

/** Each reason for one omitted statement, and for several. */
const REASONS: Readonly<Record<OmissionReason, readonly [one: string, several: string]>> = {
  sale: ['cela concerne la vente et non le produit', 'ils concernent la vente et non le produit'],
  terms: ['cela concerne la vente et non le produit', 'ils concernent la vente et non le produit'],
  groceries: [
    'c’est une garantie, qui ne s’applique pas aux denrées alimentaires',
    'ils parlent d’une garantie, qui ne s’applique pas aux denrées alimentaires',
  ],
  advice: ['c’est un conseil général', 'ce sont des conseils généraux'],
  business: ['cela parle de votre entreprise', 'ils parlent de votre entreprise'],
  others: ['cela parle d’autres produits', 'ils parlent d’autres produits'],
  praise: ['c’est un éloge sans information', 'ce sont des éloges sans information'],
  unrelated: [
    'cela ressemble à une note de la boutique',
    'ils ressemblent à des notes de la boutique',
  ],
  amazon: ['Amazon ne l’autorise pas', 'Amazon ne les autorise pas'],
  health: ['c’est une allégation de santé', 'ce sont des allégations de santé'],
  changing: ['cela peut changer', 'ils peuvent changer'],
  denied: ['cela dit ce que le produit n’a pas', 'ils disent ce que le produit n’a pas'],
  leadIn: [
    'cela ne fait qu’introduire d’autres lignes',
    'ils ne font qu’introduire d’autres lignes',
  ],
  marketplace: [
    'cela mentionne une autre place de marché',
    'ils mentionnent une autre place de marché',
  ],
  filing: [
    'cela sert aux filtres et à la gestion de votre boutique',
    'ils servent aux filtres et à la gestion de votre boutique',
  ],
};

const reasonFor = (reason: OmissionReason, quotes: readonly string[]): string =>
  REASONS[reason][quotes.length === 1 ? 0 : 1];

/** What the merchant can do about an omitted statement, by the reason. */
const WHAT_TO_DO: Readonly<Partial<Record<OmissionReason, string>>> = {
  terms: ' Indiquez-le dans les conditions de votre boutique.',
  filing: ' Indiquez dans une caractéristique ce qui est utile aux acheteurs.',
};

const plain: AdviceTexts['plain'] = {
  addBulletFeatures: 'Ajoutez au moins trois caractéristiques, une par puce.',
  addCategoryForKeywords: 'Ajoutez une catégorie pour que nous puissions proposer des mots-clés.',
  addCategoryForTags: 'Ajoutez une catégorie pour que nous puissions proposer des étiquettes.',
  addIntroduction: 'Commencez les caractéristiques par une phrase qui dit ce qu’est le produit.',
  addKeyword: 'Ajoutez un mot-clé.',
  addListedFeatures: 'Ajoutez des caractéristiques à présenter sous forme de liste.',
  addMetaSentence156:
    'Ajoutez, pour les résultats de recherche, une phrase de 156 caractères au maximum qui nomme le produit.',
  addMetaSentence160: 'Ajoutez une phrase de 60 à 160 caractères qui dit ce qu’est le produit.',
  addMoreFeatures: 'Ajoutez des caractéristiques pour étoffer la description courte.',
  addNumber:
    'Ajoutez un chiffre, par exemple une taille, un poids ou une quantité. Les acheteurs comparent les chiffres.',
  capitalizeBullets: 'Commencez chaque puce par une majuscule.',
  describeProduct: 'Décrivez le produit.',
  dropHeadings: 'N’utilisez des titres que dans une description d’au moins deux sections.',
  emptyHighlights:
    'Laissez les points forts vides : Amazon n’en proposait pas avant le 27 juillet 2026.',
  expandBullets: 'Développez un peu chaque caractéristique.',
  lowerCaseTerms:
    'Écrivez les termes de recherche en minuscules, séparés uniquement par des espaces.',
  nameProduct: 'Dites dans le nom ce qu’est le produit.',
  openWithSentence: 'Commencez par une phrase complète qui dit ce qu’est le produit.',
  removeBulletContacts: 'Retirez les adresses et les numéros de téléphone des puces.',
  removeBulletEmoji: 'Retirez les émojis des puces.',
  removeBulletGuarantees: 'Retirez les garanties et les offres de remboursement des puces.',
  removeBulletPeriods: 'Retirez le point à la fin des puces.',
  removeBulletPrices: 'Retirez les prix des puces.',
  removeBulletSpecials: 'Retirez les caractères spéciaux des puces.',
  removeClaims: 'Retirez les allégations qu’Amazon n’autorise pas.',
  removeContacts: 'Retirez les coordonnées de la description.',
  removeDelivery: 'Retirez les informations de stock et de livraison de la description.',
  removeMarkup: 'Retirez de la description toute mise en forme autre que les sauts de ligne.',
  removeOffers: 'Retirez les offres de la description.',
  removePlaceholders: 'Remplacez « N/A » et « TBD » par la valeur réelle.',
  removePrices: 'Retirez les prix de la description.',
  removePromotion: 'Retirez les formules promotionnelles du titre.',
  removeReviews: 'Retirez les avis clients de la description.',
  removeTermFillers: 'Ne mettez ni marques, ni mots vides, ni éloges dans les termes de recherche.',
  removeTitleSpecials: 'Retirez les caractères spéciaux du titre.',
  removeTopHeadings: 'Retirez les titres de premier niveau de la description.',
  repeatNoTitleWords: 'Ne répétez pas les mots du titre dans les termes de recherche.',
  sayAudience: 'Dites à qui le produit s’adresse.',
  sayUse:
    'Dites aux acheteurs comment utiliser ou entretenir le produit, par exemple : « Laver à la main. »',
  listFeatures:
    'Énumérez au moins trois caractéristiques courtes, faciles à parcourir pour les acheteurs.',
  shortenBullets: 'Raccourcissez les puces.',
  shortenDescription: 'Raccourcissez la description.',
  shortenHighlights: 'Raccourcissez les points forts.',
  shortenMeta: 'Raccourcissez la méta-description.',
  shortenName: 'Raccourcissez le nom du produit pour que le titre respecte la limite.',
  shortenNameForThemes:
    'Raccourcissez le nom du produit. Les titres de moins de 70 caractères ne sont pas tronqués dans les thèmes.',
  shortenTerms: 'Limitez les termes de recherche à moins de 250 octets.',
  splitParagraphs: 'Divisez les longs paragraphes.',
  unrepeatTitleWords: 'N’utilisez pas un mot plus de deux fois dans le titre.',
  uncapitalizeTitle: 'N’écrivez pas le titre entièrement en majuscules.',
  useShorterWords: 'Utilisez des mots et des phrases plus courts.',
  checkListing: 'Comparez la fiche au produit avant de la publier.',
  thin: 'Il y a peu d’éléments pour rédiger. Ajoutez des informations que les acheteurs peuvent comparer.',
  noKeyword: 'Il n’y a aucun mot-clé à mesurer.',
};

const UNITS = { characters: 'caractères', bytes: 'octets' } as const;

export const french: AdviceTexts = {
  plain,
  figured: {
    contradiction: ({ one, other }) =>
      `Vos informations indiquent à la fois ${quote(one)} et ${quote(other)}. Vérifiez ce qui est exact.`,
    nameTwice: ({ text }) =>
      `Le nom de votre produit contient ${quote(text)} deux fois. Une seule suffit.`,
    nameLong: ({ length, platform, max, quotes }) =>
      `Le nom de votre produit compte ${number(length)} caractères ; un titre sur ${PLATFORM_NAMES[platform]} en admet ${number(max)}. Raccourcissez-le pour choisir ce qui reste.${quotes.length === 0 ? '' : ` Absent de tous les champs : ${quoteAll(quotes)}.`}`,
    otherProduct: ({ text }) =>
      `Vos informations mentionnent aussi ${quote(text)}. Vérifiez que cette phrase concerne bien ce produit.`,
    otherProductLeftOut: ({ text }) =>
      `Écarté, car un autre produit y est nommé : la phrase sur ${quote(text)}.`,
    otherMarketplace: ({ text }) =>
      `Retirez ${quote(text)} : une autre place de marché y est mentionnée.`,
    lastLineBreaksOff: ({ text }) => `Votre dernière ligne est inachevée : ${quote(text)}.`,
    breaksOff: ({ text }) =>
      `Vos informations s’interrompent à ${quote(text)}. Complétez cette phrase.`,
    leftOut: ({ reason, quotes, claims = [] }) =>
      `${quotes.length === 1 ? 'Écarté' : 'Écartés'}, car ${reasonFor(reason, quotes)} : ${quoteAll(quotes)}.${WHAT_TO_DO[reason] ?? ''}${claims.length === 0 ? '' : ` Retirez seulement ${quoteEach(claims)} : le reste peut rester.`}`,
    notShown: ({ quotes }) =>
      `Absent de cette fiche : ${quoteAll(quotes)}. Ajoutez-le là où les acheteurs doivent le voir.`,
    wordAvoided: ({ count }) =>
      count === 1
        ? 'Une phrase a été écartée, car elle contient un mot que vous évitez. Dites-le autrement.'
        : `${number(count)} phrases ont été écartées, car elles contiennent des mots que vous évitez. Dites-le autrement.`,
    unclearLeftOut: ({ quotes }) =>
      `${quotes.length === 1 ? 'Écarté, car ce n’est pas clair' : 'Écartés, car ils ne sont pas clairs'} : ${quoteAll(quotes)}. Indiquez plutôt ${quotes.length === 1 ? 'un fait précis' : 'des faits précis'}.`,
    unclear: ({ text }) => `Pas clair : ${quote(text)}. Nommez chaque élément ou n’en parlez pas.`,
    misspelled: ({ words }) => `Vérifiez l’orthographe de ${quoteEach(words)}.`,
    twoSpellings: ({ one, other }) =>
      `Vous écrivez ${quote(one)} et ${quote(other)}. Gardez une seule orthographe.`,
    incomplete: ({ text }) =>
      `Complétez ${quote(text)} : il manque un mot, un chiffre ou une unité.`,
    oddSize: ({ text }) =>
      `Vérifiez ${quote(text)} : un tel produit n’a pas cette taille. Si c’est celle de l’emballage, précisez-le.`,
    proveNumber: ({ text }) =>
      `Ayez à portée de main le numéro qui justifie ${quote(text)}. Les places de marché le demandent.`,
    proveClaim: ({ text }) =>
      `Préparez des preuves pour ${quote(text)} : de nombreux pays sanctionnent ce type d’allégation si elle n’est pas étayée.`,
    fdaApproved: ({ text }) =>
      `Vérifiez ${quote(text)} : la FDA approuve les médicaments et certains dispositifs médicaux, mais peu d’autres produits.`,
    noUnit: ({ text }) =>
      `Ajoutez l’unité à ${quote(text)}, pour que les acheteurs sachent de quoi il s’agit.`,
    noUnitLeftOut: ({ text }) =>
      `Ajoutez l’unité à ${quote(text)} : sans elle, l’information est écartée.`,
    missing: ({ fact }) => FACTS[fact],
    thinMissing: ({ fact }) => `Il y a peu d’éléments pour rédiger. ${FACTS[fact]}`,
    mentionMore: ({ text }) => `Mentionnez ${quote(text)} dans la description.`,
    mentionLess: ({ text }) => `Mentionnez ${quote(text)} moins souvent.`,
    shortenSentence: ({ start, words }) =>
      `Raccourcissez cette phrase : ${quote(`${start} …`)}. Elle compte ${number(words)} mots.`,
    aboutWords: ({ advice, words }) => `${plain[advice].slice(0, -1)} : ${quoteAll(words)}.`,
    worth: ({ advice, points }) =>
      `${plain[advice]} (+${points} ${points === 1 ? 'point' : 'points'})`,
    itemCount: ({ min, max, count }) =>
      `Utilisez ${min === 0 ? 'au maximum' : `de ${min} à`} ${max} entrées. Vous en avez ${count}.`,
    tooLong: ({ unit, length, max }) =>
      `${number(length)} ${UNITS[unit]} sur ${number(max)}. Supprimez-en ${number(length - max)}.`,
    tooShort: ({ unit, min }) => `Écrivez au moins ${number(min)} ${UNITS[unit]}.`,
    density: ({ term, mentions, words }) =>
      mentions === 0
        ? `${quote(term)} n’apparaît pas. Visez 0,5 à 3 mentions pour 100 mots.`
        : `${quote(term)} : ${number(mentions)} ${mentions === 1 ? 'mention' : 'mentions'} en ${number(words)} ${words === 1 ? 'mot' : 'mots'}. Visez 0,5 à 3 pour 100 mots.`,
    densityOfShort: ({ term, mentions, words }) =>
      `${quote(term)} : ${number(mentions)} ${mentions === 1 ? 'mention' : 'mentions'} en ${number(words)} ${words === 1 ? 'mot' : 'mots'}. Jusqu’à 3 conviennent dans un texte aussi court.`,
    ease: ({ ease }) =>
      `La facilité de lecture est de ${number(ease)}. Visez 60 à 80 ; plus c’est élevé, plus le texte est simple.`,
    plainEase: ({ ease }) =>
      `La facilité de lecture est de ${number(ease)} : facile à lire. Des phrases plus longues obtiennent un meilleur score.`,
    sellingPoints: ({ covered, all }) =>
      `Contient ${covered} des ${all} éléments qui aident à vendre.`,
    rulesFollowed: ({ followed, all }) => `${followed} règles sur ${all} sont respectées.`,
  },
};
