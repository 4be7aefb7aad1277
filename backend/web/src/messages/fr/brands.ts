import type en from '../en/brands.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  archived: 'Archivées',
  restoreLimitReached:
    'Vous avez atteint la limite de votre forfait. Changez de forfait ou archivez une marque pour en restaurer une.',
  archivedNotLoaded: 'Impossible de charger vos marques archivées',
  archivedBrands: 'Marques archivées',
  restoreNamed: 'Restaurer {name}',
  restore: 'Restaurer',
  showMoreArchived: 'Afficher plus de marques archivées',
  active: 'Active',
  locked: 'Verrouillée',
  makeActiveNamed: 'Activer : {name}',
  makeActive: 'Activer',
  editNamed: 'Modifier {name}',
  edit: 'Modifier',
  archiveNamed: 'Archiver {name}',
  archive: 'Archiver',
  archiveQuestion: 'Archiver {name} ?',
  archiveBrand: 'Archiver la marque',
  archiveConsequences:
    'Tant qu’elle est archivée, ni vous, ni vos boutiques, ni vos clés API ne pouvez l’utiliser. Ses fiches restent dans l’historique. Vous pourrez la restaurer plus tard si votre forfait permet une marque de plus.',
  name: 'Nom',
  nameHelp: 'Les nouvelles fiches utilisent ce nom.',
  voiceOptional: 'Voix de la marque (facultatif)',
  voiceHelp:
    'Comment la marque s’exprime, en quelques phrases. Utilisé uniquement quand l’IA rédige.',
  voiceHelpWithoutAi:
    'Comment la marque s’exprime, en quelques phrases. Inutilisé pour l’instant : ce serveur rédige sans IA.',
  audienceOptional: 'Public (facultatif)',
  audienceHelp: 'À qui la marque s’adresse. Utilisé uniquement quand l’IA rédige.',
  audienceHelpWithoutAi:
    'À qui la marque s’adresse. Inutilisé pour l’instant : ce serveur rédige sans IA.',
  wordsToUseOptional: 'Mots à utiliser (facultatif)',
  wordsToUseHelp: 'Un par ligne. Privilégiés quand vos informations les contiennent.',
  wordsToAvoidOptional: 'Mots à éviter (facultatif)',
  wordsToAvoidHelp:
    'Un par ligne. Les informations qui les contiennent sont écartées. Les noms de produit et de marque restent tels quels.',
  save: 'Enregistrer',
  brandsNotLoaded: 'Impossible de charger vos marques',
  brands: 'Marques',
  introduction:
    'Les nouvelles fiches utilisent la marque active, sauf si vous en choisissez une autre.',
  noBrands: 'Aucune marque pour l’instant',
  noBrandsHelp:
    'Ajoutez une marque pour enregistrer son nom, sa voix et les mots à employer ou à éviter.',
  noBrandsHelpWriter: 'Dès qu’il y en aura une, vos fiches pourront utiliser son nom.',
  showMoreBrands: 'Afficher plus de marques',
  newBrand: 'Nouvelle marque',
  brandName: 'Nom de la marque',
  addBrand: 'Ajouter la marque',
  someBrandsAreLocked: 'Certaines marques sont verrouillées',
  planFullOwner:
    'Le forfait {plan} inclut {brands, plural, one {# marque} other {# marques}}. <link>Changez de forfait</link> ou archivez une marque pour en ajouter une autre.',
  planFull:
    'Le forfait {plan} inclut {brands, plural, one {# marque} other {# marques}}. Pour en ajouter une autre, archivez une marque ou demandez au propriétaire de l’espace de travail de changer de forfait.',
  lockedOwner:
    'Votre forfait inclut {brands, plural, one {# marque} other {# marques}}, les plus récentes sont donc verrouillées. Leurs fiches restent dans l’historique. Pour en déverrouiller une, <link>changez de forfait</link> ou archivez-en une plus ancienne.',
  lockedMember:
    'Votre forfait inclut {brands, plural, one {# marque} other {# marques}}, les plus récentes sont donc verrouillées. Leurs fiches restent dans l’historique. Pour en déverrouiller une, archivez-en une plus ancienne ou demandez au propriétaire de l’espace de travail de changer de forfait.',
  suggestAVoiceNamed: 'Suggérer une voix : {name}',
  suggestFromWriting: 'Suggérer une voix à partir de vos textes',
  suggestFromWritingHelp:
    'Collez jusqu’à {max, number} textes qui sonnent comme votre marque, par exemple des descriptions ou des e-\u2060mails. Nous apprenons comment vous écrivez, pas ce que vous dites.',
  voiceNeedsAi:
    'Seule une IA rédige avec une voix de marque, et ce serveur rédige sans IA. La voix est enregistrée, mais inutilisée pour l’instant. Les mots à utiliser et à éviter sont pris en compte dans tous les cas.',
  textNumber: 'Texte {number, number}',
  suggestAVoice: 'Suggérer une voix',
  addAnotherText: 'Ajouter un texte',
  suggestedFrom:
    'Suggestion tirée de {sentences, plural, one {# phrase} other {# phrases}} de {words, plural, one {# mot} other {# mots}} en moyenne. Modifiez-la, puis enregistrez.',
  undo: 'Annuler',
  brandSaved: 'Enregistré',
} satisfies Translation<typeof en>;
