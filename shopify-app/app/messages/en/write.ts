export default {
  listingSettings: 'Listing settings',
  tone: 'Tone',
  toneProfessional: 'Professional',
  toneEnergetic: 'Energetic',
  toneFriendly: 'Friendly',
  toneLuxury: 'Luxury',
  toneTechnical: 'Technical',
  tonePlayful: 'Playful',
  toneBold: 'Bold',
  toneMinimalist: 'Minimalist',
  brand: 'Brand',
  activeBrand: 'Your active brand',
  lockedBrand: '{name} (locked)',
  targetCustomer: 'Target customer (optional)',
  targetCustomerHelp: 'Who buys it, and what they use it for.',
  tooManyCharacters:
    '{length, number} of {limit, plural, one {# character} other {# characters}}. Remove {excess, number}.',
  fieldsToPublish: 'Fields to publish',
  fieldsToPublishHelp: 'You can change this for each product before you publish.',
  noFieldSelected: 'Select at least one field.',
  onlyEmptyFields: 'Only fill empty fields',
  onlyEmptyFieldsHelp: "Fields that already have text, images or videos won't change.",
  cancel: 'Cancel',
  reviewHelp:
    "You review everything before it's published. These settings are saved for next time.",
  usesFromPlan: 'Uses {count, plural, one {# listing} other {# listings}} from your plan.',
  usesCount: 'Uses {count, plural, one {# listing} other {# listings}}.',
  listingsLeft:
    "You have {remaining, number} of {limit, number} left this month. Failed listings don't count.",
  oneAtATime: 'Your plan allows one listing at a time',
  oneAtATimeHelp:
    'You selected {count, plural, one {# product} other {# products}}. Select one. To write several at once, you need the {plan} plan.',
  chooseProduct: 'Choose a product',
  notEnough: 'Not enough listings left this month',
  notEnoughHelp:
    "This needs {count, plural, one {# listing} other {# listings}}, and you have {remaining, number} of {limit, number} left. We'll write {remaining, number} now. Resume the run later for the rest. Your allowance resets on {day} (UTC).",
  moreProducts: 'and {count, plural, one {# more product} other {# more products}}',
  leftOut:
    "{count, plural, one {# selected item was left out because it isn't in this store or was selected twice.} other {# selected items were left out because they aren't in this store or were selected twice.}}",
  noProducts: 'No products to write listings for',
  noProductsHelp: 'The products you selected are no longer in your store.',
};
