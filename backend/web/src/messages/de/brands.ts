import type en from '../en/brands.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  archived: 'Archiviert',
  youveReachedYourPlansLimit:
    'Das Limit Ihres Plans ist erreicht. Wechseln Sie den Plan oder archivieren Sie eine Marke, um eine wiederherzustellen.',
  couldntLoadYourArchivedBrands: 'Archivierte Marken konnten nicht geladen werden',
  archivedBrands: 'Archivierte Marken',
  restoreName: '{name} wiederherstellen',
  restore: 'Wiederherstellen',
  showMoreArchivedBrands: 'Mehr archivierte Marken anzeigen',
  active: 'Aktiv',
  locked: 'Gesperrt',
  makeActiveName: 'Aktivieren: {name}',
  makeActive: 'Aktivieren',
  editName: '{name} bearbeiten',
  edit: 'Bearbeiten',
  archiveName: '{name} archivieren',
  archive: 'Archivieren',
  archiveName2: '{name} archivieren?',
  archiveBrand: 'Marke archivieren',
  whileItsArchivedYouYour:
    'Solange sie archiviert ist, können Sie, Ihre Shops und Ihre API-Schlüssel sie nicht verwenden. Ihre Listings bleiben im Verlauf. Sie können sie später wiederherstellen, wenn Ihr Plan eine weitere Marke erlaubt.',
  name: 'Name',
  newListingsUseThisName: 'Neue Listings verwenden diesen Namen.',
  voiceOptional: 'Markenstimme (optional)',
  howTheBrandSoundsIn:
    'Wie die Marke klingt, in ein paar Sätzen. Wird nur verwendet, wenn KI schreibt.',
  audienceOptional: 'Zielgruppe (optional)',
  whoTheBrandSpeaksTo: 'An wen sich die Marke wendet. Wird nur verwendet, wenn KI schreibt.',
  wordsToUseOptional: 'Bevorzugte Wörter (optional)',
  onePerLinePreferredWhen: 'Eins pro Zeile. Bevorzugt, wenn Ihre Produktangaben sie enthalten.',
  wordsToAvoidOptional: 'Zu vermeidende Wörter (optional)',
  onePerLineDetailsThat:
    'Eins pro Zeile. Angaben, die sie enthalten, werden weggelassen. Produkt- und Markennamen bleiben unverändert.',
  save: 'Speichern',
  couldntLoadYourBrands: 'Ihre Marken konnten nicht geladen werden',
  brands: 'Marken',
  newListingsUseTheActive:
    'Neue Listings verwenden die aktive Marke, wenn Sie keine andere wählen.',
  noBrandsYet: 'Noch keine Marken',
  addABrandToUse: 'Fügen Sie eine Marke hinzu, um ihren Namen in Ihren Listings zu verwenden.',
  onceThereIsOneYour: 'Sobald es eine gibt, können Ihre Listings ihren Namen verwenden.',
  showMoreBrands: 'Mehr Marken anzeigen',
  newBrand: 'Neue Marke',
  brandName: 'Markenname',
  addBrand: 'Marke hinzufügen',
  someBrandsAreLocked: 'Einige Marken sind gesperrt',
  planFullOwner:
    'Der Plan {plan} enthält {brands, plural, one {# Marke} other {# Marken}}. <link>Wechseln Sie den Plan</link> oder archivieren Sie eine Marke, um eine weitere hinzuzufügen.',
  planFull:
    'Der Plan {plan} enthält {brands, plural, one {# Marke} other {# Marken}}. Um eine weitere hinzuzufügen, archivieren Sie eine Marke oder bitten Sie den Inhaber des Workspace, den Plan zu wechseln.',
  lockedOwner:
    'Ihr Plan enthält {brands, plural, one {# Marke} other {# Marken}}, daher sind neuere gesperrt. Ihre Listings sind weiterhin im Verlauf. Um eine Marke zu entsperren, <link>wechseln Sie den Plan</link> oder archivieren Sie eine ältere.',
  lockedMember:
    'Ihr Plan enthält {brands, plural, one {# Marke} other {# Marken}}, daher sind neuere gesperrt. Ihre Listings sind weiterhin im Verlauf. Um eine Marke zu entsperren, archivieren Sie eine ältere oder bitten Sie den Inhaber des Workspace, den Plan zu wechseln.',
  learnVoice: 'Stimme lernen',
  learnVoiceName: 'Stimme lernen: {name}',
  learnFromYourTexts: 'Aus Ihren Texten lernen',
  pasteTextsThatSound:
    'Fügen Sie bis zu {max, number} Texte ein, die nach Ihrer Marke klingen, etwa Produktbeschreibungen oder E-Mails. Wir lernen, wie Sie schreiben, nicht was Sie sagen.',
  textNumber: 'Text {number, number}',
  suggestAVoice: 'Stimme vorschlagen',
  addAnotherText: 'Weiteren Text hinzufügen',
  suggestedFrom:
    'Vorschlag aus {sentences, plural, one {# Satz} other {# Sätzen}} mit im Mittel {words, plural, one {# Wort} other {# Wörtern}}. Bearbeiten Sie ihn und speichern Sie dann.',
  undo: 'Rückgängig',
} satisfies Translation<typeof en>;
