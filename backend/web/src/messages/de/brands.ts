import type en from '../en/brands.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  archived: 'Archiviert',
  restoreLimitReached:
    'Das Limit Ihres Plans ist erreicht. Wechseln Sie den Plan oder archivieren Sie eine Marke, um eine wiederherzustellen.',
  archivedNotLoaded: 'Archivierte Marken konnten nicht geladen werden',
  archivedBrands: 'Archivierte Marken',
  restoreNamed: '{name} wiederherstellen',
  restore: 'Wiederherstellen',
  showMoreArchived: 'Mehr archivierte Marken anzeigen',
  active: 'Aktiv',
  locked: 'Gesperrt',
  makeActiveNamed: 'Aktivieren: {name}',
  makeActive: 'Aktivieren',
  editNamed: '{name} bearbeiten',
  edit: 'Bearbeiten',
  archiveNamed: '{name} archivieren',
  archive: 'Archivieren',
  archiveQuestion: '{name} archivieren?',
  archiveBrand: 'Marke archivieren',
  archiveConsequences:
    'Solange sie archiviert ist, können Sie, Ihre Shops und Ihre API-Schlüssel sie nicht verwenden. Ihre Listings bleiben im Verlauf. Sie können sie später wiederherstellen, wenn Ihr Plan eine weitere Marke erlaubt.',
  name: 'Name',
  nameHelp: 'Neue Listings verwenden diesen Namen.',
  voiceOptional: 'Markenstimme (optional)',
  voiceHelp: 'Wie die Marke klingt, in ein paar Sätzen. Wird nur verwendet, wenn KI schreibt.',
  voiceHelpWithoutAi:
    'Wie die Marke klingt, in ein paar Sätzen. Wird zurzeit nicht verwendet: Dieser Server schreibt ohne KI.',
  audienceOptional: 'Zielgruppe (optional)',
  audienceHelp: 'An wen sich die Marke wendet. Wird nur verwendet, wenn KI schreibt.',
  audienceHelpWithoutAi:
    'An wen sich die Marke wendet. Wird zurzeit nicht verwendet: Dieser Server schreibt ohne KI.',
  wordsToUseOptional: 'Bevorzugte Wörter (optional)',
  wordsToUseHelp: 'Eins pro Zeile. Bevorzugt, wenn Ihre Produktangaben sie enthalten.',
  wordsToAvoidOptional: 'Zu vermeidende Wörter (optional)',
  wordsToAvoidHelp:
    'Eins pro Zeile. Angaben, die sie enthalten, werden weggelassen. Produkt- und Markennamen bleiben unverändert.',
  save: 'Speichern',
  brandsNotLoaded: 'Ihre Marken konnten nicht geladen werden',
  brands: 'Marken',
  introduction: 'Neue Listings verwenden die aktive Marke, wenn Sie keine andere wählen.',
  noBrands: 'Noch keine Marken',
  noBrandsHelp:
    'Fügen Sie eine Marke hinzu, um ihren Namen, ihre Stimme und ihre Wortwahl zu speichern.',
  noBrandsHelpWriter: 'Sobald es eine gibt, können Ihre Listings ihren Namen verwenden.',
  showMoreBrands: 'Mehr Marken anzeigen',
  newBrand: 'Neue Marke',
  brandName: 'Markenname',
  addBrand: 'Marke hinzufügen',
  someBrandsAreLocked: 'Einige Marken sind gesperrt',
  planFullOwner:
    'Der {plan}-Plan enthält {brands, plural, one {# Marke} other {# Marken}}. <link>Wechseln Sie den Plan</link> oder archivieren Sie eine Marke, um eine weitere hinzuzufügen.',
  planFull:
    'Der {plan}-Plan enthält {brands, plural, one {# Marke} other {# Marken}}. Um eine weitere hinzuzufügen, archivieren Sie eine Marke oder bitten Sie den Inhaber des Workspace, den Plan zu wechseln.',
  lockedOwner:
    'Ihr Plan enthält {brands, plural, one {# Marke} other {# Marken}}, daher sind neuere gesperrt. Ihre Listings sind weiterhin im Verlauf. Um eine Marke zu entsperren, <link>wechseln Sie den Plan</link> oder archivieren Sie eine ältere.',
  lockedMember:
    'Ihr Plan enthält {brands, plural, one {# Marke} other {# Marken}}, daher sind neuere gesperrt. Ihre Listings sind weiterhin im Verlauf. Um eine Marke zu entsperren, archivieren Sie eine ältere oder bitten Sie den Inhaber des Workspace, den Plan zu wechseln.',
  suggestAVoiceNamed: 'Stimme vorschlagen: {name}',
  suggestFromWriting: 'Stimme aus Ihren Texten vorschlagen',
  suggestFromWritingHelp:
    'Fügen Sie bis zu {max, number} Texte ein, die nach Ihrer Marke klingen, etwa Produktbeschreibungen oder E-\u2060Mails. Wir lernen, wie Sie schreiben, nicht was Sie sagen.',
  voiceNeedsAi:
    'Nur KI schreibt in einer Markenstimme, und dieser Server schreibt ohne KI. Eine Stimme wird hier gespeichert, aber zurzeit nicht verwendet. Bevorzugte und zu vermeidende Wörter wirken trotzdem.',
  textNumber: 'Text {number, number}',
  suggestAVoice: 'Stimme vorschlagen',
  addAnotherText: 'Weiteren Text hinzufügen',
  suggestedFrom:
    'Vorschlag aus {sentences, plural, one {# Satz} other {# Sätzen}} mit durchschnittlich {words, plural, one {# Wort} other {# Wörtern}}. Bearbeiten Sie ihn und speichern Sie dann.',
  undo: 'Rückgängig',
  brandSaved: 'Gespeichert',
} satisfies Translation<typeof en>;
