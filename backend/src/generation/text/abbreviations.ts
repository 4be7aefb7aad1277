/** Abbreviations whose period doesn't end a sentence, in all supported languages. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'rs mr mrs ms mt dr st jr sr vs no nr vol approx incl excl inc co ltd e.g i.e ep ed bros dept fig cu sq fl ext int ' +
    'wt ht diam dims dim qty pkg gr tbsp tsp doz p.ex z.b d.h ca bzw inkl evtl ggf bis env aprox ' +
    'máx mín haut larg prof tel ref réf ej'
  ).split(' '),
);
/**
 * Abbreviations after which a lowercase letter or a digit continues the sentence, and a capital
 * starts a new one.
 */
export const ABBREVIATIONS_BEFORE_LOWERCASE: ReadonlySet<string> = new Set(
  'art excl incl mod temp'.split(' '),
);
/** Abbreviations after a number or a list, after which a capital starts a new sentence. */
export const UNITS: ReadonlySet<string> = new Set(
  'in ft oz lb lbs cm cms mm mms ml mg kg pt pts qt qts gal pcs pc yd hr hrs mo mos yr yrs min mins max dia etc usw'.split(
    ' ',
  ),
);
/** Initials that can end a sentence; those of people are followed by a name. */
export const COUNTRY_INITIALS: ReadonlySet<string> = new Set(['U.S.A', 'U.S', 'U.K', 'E.U']);
