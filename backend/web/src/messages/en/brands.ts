export default {
  archived: 'Archived',
  restoreLimitReached:
    "You've reached your plan's limit. To restore a brand, upgrade your plan or archive another brand.",
  archivedNotLoaded: "Couldn't load your archived brands",
  archivedBrands: 'Archived brands',
  restoreNamed: 'Restore {name}',
  restore: 'Restore',
  showMoreArchived: 'Show more archived brands',
  active: 'Active',
  locked: 'Locked',
  makeActiveNamed: 'Make active: {name}',
  makeActive: 'Make active',
  editNamed: 'Edit {name}',
  edit: 'Edit',
  archiveNamed: 'Archive {name}',
  archive: 'Archive',
  archiveQuestion: 'Archive {name}?',
  archiveBrand: 'Archive brand',
  archiveConsequences:
    "While it's archived, you, your stores and your API keys can't use it. Its listings stay in History. You can restore it later if your plan allows another brand.",
  name: 'Name',
  nameHelp: 'New listings use this name.',
  voiceOptional: 'Voice (optional)',
  voiceHelp: 'How the brand sounds, in a few sentences. Used only when AI writes the listing.',
  voiceHelpWithoutAi:
    "How the brand sounds, in a few sentences. Not used, because this server doesn't use AI.",
  audienceOptional: 'Audience (optional)',
  audienceHelp: 'Who the brand speaks to. Used only when AI writes the listing.',
  audienceHelpWithoutAi: "Who the brand speaks to. Not used, because this server doesn't use AI.",
  wordsToUseOptional: 'Words to use (optional)',
  wordsToUseHelp: 'One per line. Preferred when your product details contain them.',
  wordsToAvoidOptional: 'Words to avoid (optional)',
  wordsToAvoidHelp:
    'One per line. We leave out any details that contain them. Product and brand names stay as they are.',
  save: 'Save',
  brandsNotLoaded: "Couldn't load your brands",
  brands: 'Brands',
  introduction: 'New listings use the active brand unless you pick another.',
  noBrands: 'No brands yet',
  noBrandsHelp: 'Add a brand to save its name, voice, and words to use or avoid.',
  noBrandsHelpWriter: 'When an admin adds a brand, your listings can use its name.',
  showMoreBrands: 'Show more brands',
  newBrand: 'New brand',
  brandName: 'Brand name',
  addBrand: 'Add brand',
  someBrandsAreLocked: 'Some brands are locked',
  planFullOwner:
    'The {plan} plan includes {brands, plural, one {# brand} other {# brands}}. To add another, <link>upgrade your plan</link> or archive a brand.',
  planFull:
    'The {plan} plan includes {brands, plural, one {# brand} other {# brands}}. To add another, archive a brand or ask the workspace owner to upgrade.',
  lockedOwner:
    'Your plan includes {brands, plural, one {# brand} other {# brands}}, so newer ones are locked. Their listings are still in History. To unlock a brand, <link>upgrade</link> or archive an older one.',
  lockedMember:
    'Your plan includes {brands, plural, one {# brand} other {# brands}}, so newer ones are locked. Their listings are still in History. To unlock a brand, archive an older one or ask the workspace owner to upgrade.',
  suggestAVoiceNamed: 'Suggest a voice: {name}',
  suggestFromWriting: 'Suggest a voice from your writing',
  suggestFromWritingHelp:
    'Paste up to {max, number} writing samples that sound like your brand, such as product descriptions or emails. We learn how you write, not what you say.',
  voiceNeedsAi:
    "A voice only works with AI, which this server doesn't use. You can save one for later. Words to use and words to avoid work either way.",
  textNumber: 'Sample {number, number}',
  suggestAVoice: 'Suggest a voice',
  addAnotherText: 'Add another sample',
  suggestedFrom:
    'Suggested from {sentences, plural, one {# sentence} other {# sentences}} averaging {words, plural, one {# word} other {# words}}. Edit it, then save.',
  undo: 'Undo',
  brandSaved: 'Saved',
} as const;
