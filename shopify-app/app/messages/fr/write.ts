import type en from '../en/write.ts';

export default {
  listingSettings: 'Paramètres des fiches',
  tone: 'Ton',
  toneProfessional: 'Professionnel',
  toneEnergetic: 'Énergique',
  toneFriendly: 'Chaleureux',
  toneLuxury: 'Luxueux',
  toneTechnical: 'Technique',
  tonePlayful: 'Ludique',
  toneBold: 'Audacieux',
  toneMinimalist: 'Minimaliste',
  brand: 'Marque',
  activeBrand: 'Votre marque active',
  lockedBrand: '{name} (verrouillée)',
  targetCustomer: 'Clientèle cible (facultatif)',
  targetCustomerHelp: 'Qui achète ce produit, et pour quel usage.',
  tooManyCharacters:
    '{length, number} sur {limit, plural, one {# caractère} other {# caractères}}. Supprimez-en {excess, number}.',
  fieldsToPublish: 'Champs à publier',
  fieldsToPublishHelp: 'Vous pouvez modifier ce choix pour chaque produit avant de publier.',
  noFieldSelected: 'Sélectionnez au moins un champ.',
  onlyEmptyFields: 'Remplir uniquement les champs vides',
  onlyEmptyFieldsHelp:
    'Les champs qui contiennent déjà du texte, des images ou des vidéos ne changent pas.',
  cancel: 'Annuler',
  reviewHelp:
    'Vous vérifiez chaque texte avant sa publication. Ces paramètres sont enregistrés pour la prochaine fois.',
  usesFromPlan: 'Utilise {count, plural, one {# fiche} other {# fiches}} de votre forfait.',
  usesCount: 'Utilise {count, plural, one {# fiche} other {# fiches}}.',
  listingsLeft:
    'Il vous reste {remaining, number} sur {limit, number} ce mois-ci. Les fiches en échec ne sont pas décomptées.',
  oneAtATime: 'Votre forfait permet une seule fiche à la fois',
  oneAtATimeHelp:
    'Vous avez sélectionné {count, plural, one {# produit} other {# produits}}. N’en sélectionnez qu’un. Pour en rédiger plusieurs en même temps, il vous faut le forfait {plan}.',
  chooseProduct: 'Choisir un produit',
  notEnough: 'Pas assez de fiches disponibles ce mois-ci',
  notEnoughHelp:
    'Il faut {count, plural, one {# fiche} other {# fiches}}, et il vous en reste {remaining, number} sur {limit, number}. Nous en rédigeons {remaining, number} maintenant. Reprenez le lot plus tard pour les autres. Votre quota se renouvelle le {day} (UTC).',
  moreProducts: 'et {count, plural, one {# autre produit} other {# autres produits}}',
  leftOut:
    '{count, plural, one {# élément sélectionné a été écarté, car il n’est pas dans cette boutique ou était sélectionné deux fois.} other {# éléments sélectionnés ont été écartés, car ils ne sont pas dans cette boutique ou étaient sélectionnés deux fois.}}',
  noProducts: 'Aucun produit à rédiger',
  noProductsHelp: 'Les produits sélectionnés ne sont plus dans votre boutique.',
} satisfies Record<keyof typeof en, string>;
