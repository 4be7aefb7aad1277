import { PLATFORM_NAMES } from '@wareword/shared-schema';
import { formatNumber } from '@wareword/shared-schema/format';
import type { AdviceTexts, MissingFact, OmissionReason } from '../advice.ts';

const LOCALE = 'de';
const number = (value: number): string => formatNumber(value, LOCALE);
const quote = (text: string): string => `„${text}“`;
const quoteAll = (texts: readonly string[]): string => texts.map(quote).join(', ');
const quoteEach = (texts: readonly string[]): string =>
  [quoteAll(texts.slice(0, -1)), ...texts.slice(-1).map(quote)].filter(Boolean).join(' und ');

/** The facts that shoppers look for, as sentences that ask for them. */
const FACTS: Readonly<Record<MissingFact, string>> = {
  size: 'Geben Sie die Größe mit Einheit an, damit Käufer sie sich vorstellen können.',
  material: 'Nennen Sie das Material: Online kann man nichts anfassen.',
  audience: 'Sagen Sie, für wen das Produkt gedacht ist, damit die richtigen Käufer es finden.',
  age: 'Geben Sie an, für welches Alter es ist: Das prüfen Käufer zuerst, wenn sie etwas für Kinder kaufen.',
  sizes: 'Geben Sie an, welche Größen es gibt und wie sie ausfallen, damit Käufer ihre finden.',
  dimensions:
    'Geben Sie die Maße mit Einheit an, damit niemand das Produkt wegen der Größe zurückschickt.',
  care: 'Sagen Sie, wie man es reinigt: Danach fragen Käufer vor dem Kauf.',
  players:
    'Geben Sie an, wie viele Personen spielen können, damit Käufer wissen, ob es zu ihrer Runde passt.',
  pieces: 'Geben Sie die Teilezahl an: Danach werden Puzzles ausgesucht.',
  count:
    'Geben Sie an, wie viele Stück in der Packung sind, damit Käufer wissen, wie viele sie brauchen.',
  amount:
    'Geben Sie die Menge als Gewicht oder Volumen mit Einheit an, damit Käufer vergleichen können.',
  ingredients: 'Nennen Sie die Inhaltsstoffe: Viele Käufer lesen sie als Erstes.',
  storage: 'Geben Sie an, wie viel Speicher das Gerät hat: Danach vergleichen Käufer.',
  compatibility:
    'Sagen Sie, mit welchen Geräten es funktioniert, damit niemand das falsche Produkt bestellt.',
  fit: 'Sagen Sie, zu welchen Modellen es passt, damit niemand das falsche Teil bestellt.',
  power: 'Sagen Sie, womit es betrieben wird und ob ein Akku oder Kabel dabei ist.',
  contents: 'Nennen Sie den Lieferumfang, damit Käufer wissen, was sie bekommen.',
  scale: 'Nennen Sie den Maßstab, damit es zu dem passt, was Käufer schon haben.',
  load: 'Geben Sie an, wie viel Gewicht es trägt: Das prüfen Käufer vor der Bestellung.',
  year: 'Nennen Sie das Modelljahr: Danach suchen Käufer.',
  color: 'Nennen Sie die Farbe, damit Käufer bekommen, was sie erwarten.',
  cut: 'Sagen Sie, wie es sitzt, etwa schmal, normal oder weit, damit Käufer ihre Größe wählen können.',
  playTime:
    'Sagen Sie, wie lange eine Partie dauert, damit Käufer wissen, wann sie spielen können.',
  assembly:
    'Sagen Sie, ob es montiert geliefert wird und, wenn nicht, welches Werkzeug man braucht.',
  origin: 'Sagen Sie, wo es hergestellt wird: Manche Käufer entscheiden danach.',
};

/** Each reason for one omitted statement, and for several. */
const REASONS: Readonly<Record<OmissionReason, readonly [one: string, several: string]>> = {
  sale: [
    'es den Verkauf betrifft und nicht das Produkt',
    'sie den Verkauf betreffen und nicht das Produkt',
  ],
  terms: [
    'es den Verkauf betrifft und nicht das Produkt',
    'sie den Verkauf betreffen und nicht das Produkt',
  ],
  groceries: [
    'es eine Garantie ist, die für Lebensmittel nicht gilt',
    'es um eine Garantie geht, die für Lebensmittel nicht gilt',
  ],
  advice: ['es ein allgemeiner Hinweis ist', 'es allgemeine Hinweise sind'],
  business: ['es von Ihrem Unternehmen handelt', 'sie von Ihrem Unternehmen handeln'],
  others: ['es von anderen Produkten handelt', 'sie von anderen Produkten handeln'],
  praise: [
    'es lobt, ohne etwas über das Produkt zu sagen',
    'sie loben, ohne etwas über das Produkt zu sagen',
  ],
  unrelated: ['es wie ein Hinweis des Shops klingt', 'sie wie Hinweise des Shops klingen'],
  amazon: ['Amazon es nicht erlaubt', 'Amazon sie nicht erlaubt'],
  health: ['es eine gesundheitsbezogene Aussage ist', 'es gesundheitsbezogene Aussagen sind'],
  changing: ['es sich ändern kann', 'sie sich ändern können'],
  denied: ['es sagt, was das Produkt nicht hat', 'sie sagen, was das Produkt nicht hat'],
  leadIn: ['es nur andere Zeilen einleitet', 'sie nur andere Zeilen einleiten'],
  marketplace: [
    'darin ein anderer Marktplatz genannt wird',
    'darin ein anderer Marktplatz genannt wird',
  ],
  filing: [
    'es für die Filter und die Verwaltung Ihres Shops gedacht ist',
    'sie für die Filter und die Verwaltung Ihres Shops gedacht sind',
  ],
};

const reasonFor = (reason: OmissionReason, quotes: readonly string[]): string =>
  REASONS[reason][quotes.length === 1 ? 0 : 1];

/** What the merchant can do about an omitted statement, by the reason. */
const WHAT_TO_DO: Readonly<Partial<Record<OmissionReason, string>>> = {
  terms: ' Nehmen Sie es in die Bedingungen Ihres Shops auf.',
  filing: ' Schreiben Sie in ein Merkmal, was Käufer davon wissen sollen.',
};

const plain: AdviceTexts['plain'] = {
  addBulletFeatures: 'Fügen Sie mindestens drei Merkmale hinzu, eines für jeden Aufzählungspunkt.',
  addCategoryForKeywords: 'Fügen Sie eine Kategorie hinzu, damit wir Keywords vorschlagen können.',
  addCategoryForTags: 'Fügen Sie eine Kategorie hinzu, damit wir Tags vorschlagen können.',
  addIntroduction: 'Beginnen Sie die Merkmale mit einem Satz, der sagt, was das Produkt ist.',
  addKeyword: 'Fügen Sie ein Keyword hinzu.',
  addListedFeatures: 'Fügen Sie Merkmale hinzu, die sich als Liste darstellen lassen.',
  addMetaSentence156:
    'Fügen Sie für die Suchergebnisse einen Satz mit höchstens 156 Zeichen hinzu, der das Produkt nennt.',
  addMetaSentence160:
    'Fügen Sie einen Satz mit 60 bis 160 Zeichen hinzu, der sagt, was das Produkt ist.',
  addMoreFeatures: 'Fügen Sie weitere Merkmale hinzu, um die Kurzbeschreibung zu füllen.',
  addNumber:
    'Fügen Sie eine Zahl hinzu, zum Beispiel Größe, Gewicht oder Anzahl. Käufer vergleichen Zahlen.',
  capitalizeBullets: 'Beginnen Sie jeden Aufzählungspunkt mit einem Großbuchstaben.',
  describeProduct: 'Beschreiben Sie das Produkt.',
  dropHeadings:
    'Verwenden Sie Überschriften nur in einer Beschreibung mit zwei oder mehr Abschnitten.',
  emptyHighlights:
    'Lassen Sie die Artikel-Highlights leer: Vor dem 27. Juli 2026 gab es sie bei Amazon nicht.',
  expandBullets: 'Schreiben Sie zu jedem Merkmal etwas mehr.',
  lowerCaseTerms:
    'Schreiben Sie die Suchbegriffe in Kleinbuchstaben und trennen Sie sie nur durch Leerzeichen.',
  nameProduct: 'Sagen Sie im Namen, was das Produkt ist.',
  openWithSentence: 'Beginnen Sie mit einem vollständigen Satz, der sagt, was das Produkt ist.',
  removeBulletContacts: 'Entfernen Sie Adressen und Telefonnummern aus den Aufzählungspunkten.',
  removeBulletEmoji: 'Entfernen Sie Emojis aus den Aufzählungspunkten.',
  removeBulletGuarantees:
    'Entfernen Sie Garantien und Rückerstattungsangebote aus den Aufzählungspunkten.',
  removeBulletPeriods: 'Entfernen Sie die Punkte am Ende der Aufzählungspunkte.',
  removeBulletPrices: 'Entfernen Sie Preise aus den Aufzählungspunkten.',
  removeBulletSpecials: 'Entfernen Sie Sonderzeichen aus den Aufzählungspunkten.',
  removeClaims: 'Entfernen Sie Aussagen, die Amazon nicht erlaubt.',
  removeContacts: 'Entfernen Sie Kontaktdaten aus der Beschreibung.',
  removeDelivery: 'Entfernen Sie Angaben zu Verfügbarkeit und Lieferung aus der Beschreibung.',
  removeMarkup: 'Entfernen Sie alle Formatierungen außer Zeilenumbrüchen aus der Beschreibung.',
  removeOffers: 'Entfernen Sie Angebote aus der Beschreibung.',
  removePlaceholders: 'Ersetzen Sie „N/A“ und „TBD“ durch den tatsächlichen Wert.',
  removePrices: 'Entfernen Sie Preise aus der Beschreibung.',
  removePromotion: 'Entfernen Sie Werbeaussagen aus dem Titel.',
  removeReviews: 'Entfernen Sie Kundenrezensionen aus der Beschreibung.',
  removeTermFillers: 'Lassen Sie Marken, Füllwörter und Lob in den Suchbegriffen weg.',
  removeTitleSpecials: 'Entfernen Sie Sonderzeichen aus dem Titel.',
  removeTopHeadings: 'Entfernen Sie Überschriften der ersten Ebene aus der Beschreibung.',
  repeatNoTitleWords: 'Wiederholen Sie in den Suchbegriffen keine Wörter aus dem Titel.',
  sayAudience: 'Sagen Sie, für wen das Produkt gedacht ist.',
  sayUse:
    'Sagen Sie Käufern, wie sie das Produkt verwenden oder pflegen, zum Beispiel: „Von Hand waschen.“',
  listFeatures:
    'Führen Sie mindestens drei kurze Merkmale auf, damit Käufer sie überfliegen können.',
  shortenBullets: 'Kürzen Sie die Aufzählungspunkte.',
  shortenDescription: 'Kürzen Sie die Beschreibung.',
  shortenHighlights: 'Kürzen Sie die Artikel-Highlights.',
  shortenMeta: 'Kürzen Sie die Meta-Beschreibung.',
  shortenName: 'Kürzen Sie den Produktnamen, damit der Titel die Höchstlänge einhält.',
  shortenNameForThemes:
    'Kürzen Sie den Produktnamen. Titel mit weniger als 70 Zeichen werden in Themes nicht abgeschnitten.',
  shortenTerms: 'Halten Sie die Suchbegriffe unter 250 Byte.',
  splitParagraphs: 'Teilen Sie lange Absätze auf.',
  unrepeatTitleWords: 'Verwenden Sie kein Wort mehr als zweimal im Titel.',
  uncapitalizeTitle: 'Schreiben Sie den Titel nicht ganz in Großbuchstaben.',
  useShorterWords: 'Verwenden Sie kürzere Wörter und Sätze.',
  checkListing: 'Vergleichen Sie das Listing vor dem Veröffentlichen mit dem Produkt.',
  thin: 'Ihre Angaben sind knapp. Ergänzen Sie, was Käufer vergleichen können.',
  noKeyword: 'Es gibt kein Keyword, das gemessen werden kann.',
};

const UNITS = { characters: 'Zeichen', bytes: 'Byte' } as const;

export const german: AdviceTexts = {
  plain,
  figured: {
    contradiction: ({ one, other }) =>
      `Ihre Angaben enthalten sowohl ${quote(one)} als auch ${quote(other)}. Prüfen Sie, was stimmt.`,
    nameTwice: ({ text }) => `Ihr Produktname enthält ${quote(text)} zweimal. Einmal genügt.`,
    nameLong: ({ length, platform, max, quotes }) =>
      `Ihr Produktname hat ${number(length)} Zeichen, ein Titel auf ${PLATFORM_NAMES[platform]} höchstens ${number(max)}. Kürzen Sie ihn, damit Sie bestimmen, was bleibt.${quotes.length === 0 ? '' : ` Derzeit in keinem Feld: ${quoteAll(quotes)}.`}`,
    otherProduct: ({ text }) =>
      `Ihre Angaben nennen auch ${quote(text)}. Prüfen Sie, ob dieser Satz zu diesem Produkt gehört.`,
    otherProductLeftOut: ({ text }) =>
      `Weggelassen, weil darin ein anderes Produkt vorkommt: der Satz über ${quote(text)}.`,
    otherMarketplace: ({ text }) =>
      `Entfernen Sie ${quote(text)}: Damit wird ein anderer Marktplatz genannt.`,
    lastLineBreaksOff: ({ text }) => `Ihre letzte Zeile bricht ab: ${quote(text)}.`,
    breaksOff: ({ text }) =>
      `Ihre Angaben brechen bei ${quote(text)} ab. Vervollständigen Sie diesen Satz.`,
    leftOut: ({ reason, quotes, claims = [] }) =>
      `Weggelassen, weil ${reasonFor(reason, quotes)}: ${quoteAll(quotes)}.${WHAT_TO_DO[reason] ?? ''}${claims.length === 0 ? '' : ` Lassen Sie nur ${quoteEach(claims)} weg, der Rest kann bleiben.`}`,
    notShown: ({ quotes }) =>
      `Nicht in diesem Listing: ${quoteAll(quotes)}. Fügen Sie es dort ein, wo Käufer es sehen sollen.`,
    wordAvoided: ({ count }) =>
      count === 1
        ? 'Eine Angabe fehlt, weil sie ein Wort enthält, das Sie vermeiden. Sagen Sie es mit anderen Worten.'
        : `${number(count)} Angaben fehlen, weil sie Wörter enthalten, die Sie vermeiden. Sagen Sie es mit anderen Worten.`,
    unclearLeftOut: ({ quotes }) =>
      `Weggelassen, weil ${quotes.length === 1 ? 'es unklar ist' : 'sie unklar sind'}: ${quoteAll(quotes)}. Machen Sie stattdessen ${quotes.length === 1 ? 'eine klare Angabe' : 'klare Angaben'}.`,
    unclear: ({ text }) =>
      `Unklar: ${quote(text)}. Nennen Sie alles einzeln oder lassen Sie es weg.`,
    misspelled: ({ words }) => `Prüfen Sie die Schreibweise von ${quoteEach(words)}.`,
    twoSpellings: ({ one, other }) =>
      `Sie schreiben ${quote(one)} und ${quote(other)}. Bleiben Sie bei einer Schreibweise.`,
    incomplete: ({ text }) =>
      `Vervollständigen Sie ${quote(text)}: Ein Wort, eine Zahl oder eine Einheit fehlt.`,
    oddSize: ({ text }) =>
      `Prüfen Sie ${quote(text)}: Ein solches Produkt hat andere Maße. Wenn die Verpackung gemeint ist, schreiben Sie es dazu.`,
    proveNumber: ({ text }) =>
      `Halten Sie die Nummer bereit, die ${quote(text)} belegt. Marktplätze fragen danach.`,
    proveClaim: ({ text }) =>
      `Halten Sie Belege für ${quote(text)} bereit: In vielen Ländern drohen für solche Aussagen ohne Nachweis Bußgelder.`,
    fdaApproved: ({ text }) =>
      `Prüfen Sie ${quote(text)}: Die FDA lässt Arzneimittel und manche Medizinprodukte zu, sonst nur wenige Produkte.`,
    noUnit: ({ text }) =>
      `Fügen Sie bei ${quote(text)} die Einheit hinzu, damit Käufer wissen, was gemeint ist.`,
    noUnitLeftOut: ({ text }) =>
      `Fügen Sie bei ${quote(text)} die Einheit hinzu: Ohne sie bleibt die Angabe weg.`,
    missing: ({ fact }) => FACTS[fact],
    thinMissing: ({ fact }) => `Ihre Angaben sind knapp. ${FACTS[fact]}`,
    mentionMore: ({ text }) => `Nennen Sie ${quote(text)} in der Beschreibung.`,
    mentionLess: ({ text }) => `Nennen Sie ${quote(text)} seltener.`,
    shortenSentence: ({ start, words }) =>
      `Kürzen Sie diesen Satz: ${quote(`${start} …`)}. Er hat ${number(words)} Wörter.`,
    aboutWords: ({ advice, words }) => `${plain[advice].slice(0, -1)}: ${quoteAll(words)}.`,
    worth: ({ advice, points }) =>
      `${plain[advice]} (+${points} ${points === 1 ? 'Punkt' : 'Punkte'})`,
    itemCount: ({ min, max, count }) =>
      `Verwenden Sie ${min === 0 ? 'höchstens' : `${min} bis`} ${max} Einträge. Sie haben ${count}.`,
    tooLong: ({ unit, length, max }) =>
      `${number(length)} von ${number(max)} ${UNITS[unit]}. Entfernen Sie ${number(length - max)}.`,
    tooShort: ({ unit, min }) => `Schreiben Sie mindestens ${number(min)} ${UNITS[unit]}.`,
    density: ({ term, mentions, words }) =>
      mentions === 0
        ? `${quote(term)} wird nicht erwähnt. Ideal sind 0,5 bis 3 Erwähnungen pro 100 Wörter.`
        : `${quote(term)}: ${number(mentions)} ${mentions === 1 ? 'Erwähnung' : 'Erwähnungen'} in ${number(words)} ${words === 1 ? 'Wort' : 'Wörtern'}. Ideal sind 0,5 bis 3 pro 100 Wörter.`,
    densityOfShort: ({ term, mentions, words }) =>
      `${quote(term)}: ${number(mentions)} ${mentions === 1 ? 'Erwähnung' : 'Erwähnungen'} in ${number(words)} ${words === 1 ? 'Wort' : 'Wörtern'}. In einem so kurzen Text sind bis zu 3 in Ordnung.`,
    ease: ({ ease }) =>
      `Lesbarkeitsindex ${number(ease)}. Ideal sind 60 bis 80; höher heißt einfacher.`,
    plainEase: ({ ease }) =>
      `Lesbarkeitsindex ${number(ease)}: leicht zu lesen. Längere Sätze werden höher bewertet.`,
    sellingPoints: ({ covered, all }) =>
      `Enthält ${covered} von ${all} Dingen, die beim Verkaufen helfen.`,
    rulesFollowed: ({ followed, all }) => `${followed} von ${all} Regeln sind eingehalten.`,
  },
};
