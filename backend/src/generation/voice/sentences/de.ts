import { capitalizeFirst } from '../../text/words.ts';
import type { VoiceSentences } from './types.ts';

export const de: VoiceSentences = {
  sound: (moods) => `${capitalizeFirst(moods)} klingen.`,
  moods: {
    warm: 'warm',
    friendly: 'freundlich',
    calm: 'ruhig',
    plain: 'schlicht',
    confident: 'selbstbewusst',
    bold: 'mutig',
    energetic: 'energisch',
    playful: 'verspielt',
    luxurious: 'luxuriös',
    elegant: 'elegant',
    thoughtful: 'durchdacht',
    adventurous: 'abenteuerlustig',
    caring: 'fürsorglich',
    traditional: 'traditionell',
    modern: 'modern',
  },
  length: {
    short: (words) => `Kurze Sätze mit etwa ${words} Wörtern schreiben.`,
    medium: (words) => `Mittellange Sätze mit etwa ${words} Wörtern schreiben.`,
    long: (words) => `Lange, fließende Sätze mit etwa ${words} Wörtern schreiben.`,
    mixed: (words) => `Kurze und lange Sätze mischen, im Mittel etwa ${words} Wörter.`,
  },
  persons: {
    both: (reader, brand) => `Die Leser mit „${reader}“ ansprechen und als „${brand}“ sprechen.`,
    reader: (reader) => `Die Leser mit „${reader}“ ansprechen.`,
    brand: (brand) => `Als „${brand}“ sprechen, ohne die Leser anzusprechen.`,
    none: 'Die Leser nicht ansprechen.',
  },
  formality: { formal: 'Förmlich bleiben.', casual: 'Locker bleiben.' },
  contractions: {
    yes: 'Im Englischen Kurzformen verwenden.',
    no: 'Im Englischen keine Kurzformen verwenden.',
  },
  focus: {
    facts: 'Mit den Fakten beginnen.',
    benefits: 'Mit dem Nutzen beginnen.',
    feelings: 'Mit dem Gefühl beginnen.',
  },
  openings: {
    verb: 'Sätze oft mit einem Verb beginnen.',
    reader: 'Sätze oft mit der Anrede beginnen.',
    brand: 'Sätze oft mit „wir“ oder „unser“ beginnen.',
    question: 'Oft mit einer Frage beginnen.',
    conjunction: 'Sätze oft mit Wörtern wie „und“ oder „aber“ beginnen.',
  },
  exclamations: {
    often: 'Ausrufezeichen verwenden.',
    nowAndThen: 'Ab und zu ein Ausrufezeichen verwenden.',
    never: 'Keine Ausrufezeichen.',
  },
  questions: 'Ab und zu eine Frage stellen.',
  imagery: { literal: 'Wörtlich bleiben.', vivid: 'Bildhaft schreiben.' },
  dashes: 'Einschübe in Gedankenstriche setzen.',
  ellipses: 'Ab und zu Auslassungspunkte verwenden.',
  emoji: 'Ab und zu ein Emoji verwenden.',
  capitals: 'Ab und zu ein Wort in Großbuchstaben schreiben.',
};
