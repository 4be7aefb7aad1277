import { PLATFORM_NAMES } from '@wareword/shared-schema';
import { formatNumber } from '@wareword/shared-schema/format';
import type { AdviceTexts, MissingFact, OmissionReason } from '../advice.ts';

const LOCALE = 'es';
const number = (value: number): string => formatNumber(value, LOCALE);
const quote = (text: string): string => `«${text}»`;
const quoteAll = (texts: readonly string[]): string => texts.map(quote).join(', ');
const quoteEach = (texts: readonly string[]): string =>
  [quoteAll(texts.slice(0, -1)), ...texts.slice(-1).map(quote)].filter(Boolean).join(' y ');

/** The facts that shoppers look for, as sentences that ask for them. */
const FACTS: Readonly<Record<MissingFact, string>> = {
  size: 'Indica el tamaño con su unidad, para que los compradores se hagan una idea.',
  material: 'Di de qué está hecho: en internet no se puede tocar.',
  audience: 'Di para quién es, para que lo encuentren los compradores adecuados.',
  age: 'Indica para qué edad es: es lo primero que se mira al comprar para un niño.',
  sizes: 'Indica qué tallas hay y cómo tallan, para que cada comprador encuentre la suya.',
  dimensions: 'Indica las medidas con su unidad, para que nadie lo devuelva por el tamaño.',
  care: 'Di cómo se limpia: los compradores lo preguntan antes de comprar.',
  players:
    'Indica cuántas personas pueden jugar, para que los compradores sepan si sirve para su grupo.',
  pieces: 'Indica cuántas piezas tiene: es lo que se mira al elegir un puzle.',
  count: 'Indica cuántas unidades trae el paquete, para que los compradores sepan cuántos pedir.',
  amount:
    'Indica la cantidad, en peso o volumen con su unidad, para que los compradores puedan comparar.',
  ingredients: 'Indica los ingredientes: muchos compradores los miran antes que nada.',
  storage: 'Indica cuánto almacenamiento tiene: es lo que los compradores comparan.',
  compatibility: 'Di con qué dispositivos funciona, para que nadie pida el equivocado.',
  fit: 'Di para qué modelos sirve, para que nadie pida la pieza equivocada.',
  power: 'Di cómo se alimenta y si incluye batería o cable.',
  contents: 'Di qué trae la caja, para que los compradores sepan qué reciben.',
  scale: 'Indica la escala, para que encaje con lo que los compradores ya tienen.',
  load: 'Indica cuánto peso soporta: los compradores lo miran antes de pedir.',
  year: 'Indica el año del modelo: los compradores lo incluyen en sus búsquedas.',
  color: 'Indica el color, para que los compradores reciban el que esperan.',
  cut: 'Di cómo sienta, por ejemplo ajustado, recto u holgado, para que los compradores elijan su talla.',
  playTime: 'Indica cuánto dura una partida, para que los compradores sepan cuándo pueden jugar.',
  assembly: 'Di si viene montado y, si no, qué herramientas hacen falta.',
  origin: 'Di dónde se fabrica: algunos compradores lo tienen en cuenta.',
};

/** Each reason for one omitted statement, and for several. */
const REASONS: Readonly<Record<OmissionReason, readonly [one: string, several: string]>> = {
  sale: ['trata de la venta y no del producto', 'tratan de la venta y no del producto'],
  terms: ['trata de la venta y no del producto', 'tratan de la venta y no del producto'],
  groceries: [
    'es una garantía, que no se aplica a los alimentos',
    'hablan de una garantía, que no se aplica a los alimentos',
  ],
  advice: ['es un consejo general', 'son consejos generales'],
  business: ['habla de tu empresa', 'hablan de tu empresa'],
  others: ['habla de otros productos', 'hablan de otros productos'],
  praise: ['es un elogio sin datos', 'son elogios sin datos'],
  unrelated: ['parece una nota de la tienda', 'parecen notas de la tienda'],
  amazon: ['Amazon no lo permite', 'Amazon no los permite'],
  health: ['es una declaración sobre la salud', 'son declaraciones sobre la salud'],
  changing: ['puede cambiar', 'pueden cambiar'],
  denied: ['dice lo que el producto no tiene', 'dicen lo que el producto no tiene'],
  leadIn: ['solo introduce otras líneas', 'solo introducen otras líneas'],
  marketplace: ['menciona otro marketplace', 'mencionan otro marketplace'],
  filing: [
    'sirve para los filtros y la gestión de tu tienda',
    'sirven para los filtros y la gestión de tu tienda',
  ],
};

const reasonFor = (reason: OmissionReason, quotes: readonly string[]): string =>
  REASONS[reason][quotes.length === 1 ? 0 : 1];

/** What the merchant can do about an omitted statement, by the reason. */
const WHAT_TO_DO: Readonly<Partial<Record<OmissionReason, string>>> = {
  terms: ' Inclúyelo en las condiciones de tu tienda.',
  filing: ' Escribe en una característica lo que sea útil para los compradores.',
};

const plain: AdviceTexts['plain'] = {
  addBulletFeatures: 'Añade al menos tres características, una para cada viñeta.',
  addCategoryForKeywords: 'Añade una categoría para que podamos sugerir palabras clave.',
  addCategoryForTags: 'Añade una categoría para que podamos sugerir etiquetas.',
  addIntroduction: 'Empieza las características con una frase que diga qué es el producto.',
  addKeyword: 'Añade una palabra clave.',
  addListedFeatures: 'Añade características que se puedan mostrar en una lista.',
  addMetaSentence156:
    'Añade para los resultados de búsqueda una frase de 156 caracteres como máximo que nombre el producto.',
  addMetaSentence160: 'Añade una frase de entre 60 y 160 caracteres que diga qué es el producto.',
  addMoreFeatures: 'Añade más características para completar la descripción corta.',
  addNumber:
    'Añade una cifra, como un tamaño, un peso o una cantidad. Los compradores comparan cifras.',
  capitalizeBullets: 'Empieza cada viñeta con mayúscula.',
  describeProduct: 'Describe el producto.',
  dropHeadings: 'Usa encabezados solo en una descripción con dos o más secciones.',
  emptyHighlights:
    'Deja vacíos los aspectos destacados: Amazon no los tenía antes del 27 de julio de 2026.',
  expandBullets: 'Explica un poco más cada característica.',
  lowerCaseTerms: 'Escribe los términos de búsqueda en minúsculas y sepáralos solo con espacios.',
  nameProduct: 'Di en el nombre qué es el producto.',
  openWithSentence: 'Empieza con una frase completa que diga qué es el producto.',
  removeBulletContacts: 'Quita las direcciones y los números de teléfono de las viñetas.',
  removeBulletEmoji: 'Quita los emojis de las viñetas.',
  removeBulletGuarantees: 'Quita las garantías y las ofertas de reembolso de las viñetas.',
  removeBulletPeriods: 'Quita el punto al final de las viñetas.',
  removeBulletPrices: 'Quita los precios de las viñetas.',
  removeBulletSpecials: 'Quita los caracteres especiales de las viñetas.',
  removeClaims: 'Quita las afirmaciones que Amazon no permite.',
  removeContacts: 'Quita los datos de contacto de la descripción.',
  removeDelivery: 'Quita la información de existencias y entrega de la descripción.',
  removeMarkup: 'Quita de la descripción todo el formato excepto los saltos de línea.',
  removeOffers: 'Quita las ofertas de la descripción.',
  removePlaceholders: 'Sustituye «N/A» y «TBD» por el valor real.',
  removePrices: 'Quita los precios de la descripción.',
  removePromotion: 'Quita las frases promocionales del título.',
  removeReviews: 'Quita las opiniones de clientes de la descripción.',
  removeTermFillers: 'No incluyas marcas, palabras vacías ni elogios en los términos de búsqueda.',
  removeTitleSpecials: 'Quita los caracteres especiales del título.',
  removeTopHeadings: 'Quita los encabezados de primer nivel de la descripción.',
  repeatNoTitleWords: 'No repitas palabras del título en los términos de búsqueda.',
  sayAudience: 'Di para quién es el producto.',
  sayUse: 'Explica a los compradores cómo usar o cuidar el producto, por ejemplo «Lavar a mano».',
  listFeatures:
    'Enumera al menos tres características cortas para que los compradores las vean de un vistazo.',
  shortenBullets: 'Acorta las viñetas.',
  shortenDescription: 'Acorta la descripción.',
  shortenHighlights: 'Acorta los aspectos destacados.',
  shortenMeta: 'Acorta la metadescripción.',
  shortenName: 'Acorta el nombre del producto para que el título no supere el límite.',
  shortenNameForThemes:
    'Acorta el nombre del producto. Los títulos de menos de 70 caracteres no se cortan en los temas.',
  shortenTerms: 'Mantén los términos de búsqueda por debajo de 250 bytes.',
  splitParagraphs: 'Divide los párrafos largos.',
  unrepeatTitleWords: 'No uses una palabra más de dos veces en el título.',
  uncapitalizeTitle: 'No escribas todo el título en mayúsculas.',
  useShorterWords: 'Usa palabras y frases más cortas.',
  checkListing: 'Compara la ficha con el producto antes de publicarla.',
  thin: 'Hay poca información para redactar. Añade datos que los compradores puedan comparar.',
  noKeyword: 'No hay ninguna palabra clave que medir.',
};

const UNITS = { characters: 'caracteres', bytes: 'bytes' } as const;

export const spanish: AdviceTexts = {
  plain,
  figured: {
    contradiction: ({ one, other }) =>
      `Tus datos dicen a la vez ${quote(one)} y ${quote(other)}. Comprueba cuál es correcto.`,
    nameTwice: ({ text }) =>
      `El nombre de tu producto contiene ${quote(text)} dos veces. Deja solo una.`,
    nameLong: ({ length, platform, max, quotes }) =>
      `El nombre de tu producto tiene ${number(length)} caracteres y un título en ${PLATFORM_NAMES[platform]} admite ${number(max)}. Acórtalo para elegir qué se queda.${quotes.length === 0 ? '' : ` Ahora no está en ningún campo: ${quoteAll(quotes)}.`}`,
    otherProduct: ({ text }) =>
      `Tus datos también mencionan ${quote(text)}. Comprueba si esa frase es de este producto.`,
    otherProductLeftOut: ({ text }) =>
      `Se ha omitido porque nombra otro producto: la frase sobre ${quote(text)}.`,
    otherMarketplace: ({ text }) => `Quita ${quote(text)}: menciona otro marketplace.`,
    lastLineBreaksOff: ({ text }) => `Tu última línea está incompleta: ${quote(text)}.`,
    breaksOff: ({ text }) => `Tus datos se cortan en ${quote(text)}. Completa esa frase.`,
    leftOut: ({ reason, quotes, claims = [] }) =>
      `${quotes.length === 1 ? 'Se ha omitido' : 'Se han omitido'} porque ${reasonFor(reason, quotes)}: ${quoteAll(quotes)}.${WHAT_TO_DO[reason] ?? ''}${claims.length === 0 ? '' : ` Quita solo ${quoteEach(claims)}: lo demás puede quedarse.`}`,
    notShown: ({ quotes }) =>
      `No está en esta ficha: ${quoteAll(quotes)}. Añádelo donde los compradores deban verlo.`,
    wordAvoided: ({ count }) =>
      count === 1
        ? 'Se ha omitido una frase porque contiene una palabra que evitas. Dilo con otras palabras.'
        : `Se han omitido ${number(count)} frases porque contienen palabras que evitas. Dilo con otras palabras.`,
    unclearLeftOut: ({ quotes }) =>
      `${quotes.length === 1 ? 'Se ha omitido porque no está claro' : 'Se han omitido porque no están claros'}: ${quoteAll(quotes)}. Indica en su lugar ${quotes.length === 1 ? 'un dato concreto' : 'datos concretos'}.`,
    unclear: ({ text }) => `No está claro: ${quote(text)}. Especifica cada cosa o quítalo.`,
    misspelled: ({ words }) => `Revisa la ortografía de ${quoteEach(words)}.`,
    twoSpellings: ({ one, other }) =>
      `Escribes ${quote(one)} y ${quote(other)}. Usa una sola grafía.`,
    incomplete: ({ text }) => `Completa ${quote(text)}: falta una palabra, una cifra o una unidad.`,
    oddSize: ({ text }) =>
      `Comprueba ${quote(text)}: un producto así no tiene ese tamaño. Si es el del embalaje, indícalo.`,
    proveNumber: ({ text }) =>
      `Ten a mano el número que demuestra ${quote(text)}. Los marketplaces lo piden.`,
    proveClaim: ({ text }) =>
      `Prepárate para demostrar ${quote(text)}: muchos países sancionan este tipo de afirmaciones si no se pueden probar.`,
    fdaApproved: ({ text }) =>
      `Comprueba ${quote(text)}: la FDA aprueba medicamentos y algunos productos sanitarios, pero pocos más.`,
    noUnit: ({ text }) =>
      `Añade la unidad a ${quote(text)}, para que los compradores sepan qué significa.`,
    noUnitLeftOut: ({ text }) => `Añade la unidad a ${quote(text)}: sin ella, el dato se omite.`,
    missing: ({ fact }) => FACTS[fact],
    thinMissing: ({ fact }) => `Hay poca información para redactar. ${FACTS[fact]}`,
    mentionMore: ({ text }) => `Menciona ${quote(text)} en la descripción.`,
    mentionLess: ({ text }) => `Menciona ${quote(text)} menos veces.`,
    shortenSentence: ({ start, words }) =>
      `Acorta esta frase: ${quote(`${start} …`)}. Tiene ${number(words)} palabras.`,
    aboutWords: ({ advice, words }) => `${plain[advice].slice(0, -1)}: ${quoteAll(words)}.`,
    worth: ({ advice, points }) =>
      `${plain[advice]} (+${points} ${points === 1 ? 'punto' : 'puntos'})`,
    itemCount: ({ min, max, count }) =>
      `Usa ${min === 0 ? 'como máximo' : `de ${min} a`} ${max} entradas. Tienes ${count}.`,
    tooLong: ({ unit, length, max }) =>
      `${number(length)} de ${number(max)} ${UNITS[unit]}. Quita ${number(length - max)}.`,
    tooShort: ({ unit, min }) => `Escribe al menos ${number(min)} ${UNITS[unit]}.`,
    density: ({ term, mentions, words }) =>
      mentions === 0
        ? `${quote(term)} no aparece. Intenta que haya de 0,5 a 3 menciones por cada 100 palabras.`
        : `${quote(term)}: ${number(mentions)} ${mentions === 1 ? 'mención' : 'menciones'} en ${number(words)} ${words === 1 ? 'palabra' : 'palabras'}. Intenta que sean de 0,5 a 3 por cada 100 palabras.`,
    densityOfShort: ({ term, mentions, words }) =>
      `${quote(term)}: ${number(mentions)} ${mentions === 1 ? 'mención' : 'menciones'} en ${number(words)} ${words === 1 ? 'palabra' : 'palabras'}. En un texto tan corto, hasta 3 están bien.`,
    ease: ({ ease }) =>
      `La facilidad de lectura es ${number(ease)}. Intenta que esté entre 60 y 80; cuanto más alta, más sencillo es el texto.`,
    plainEase: ({ ease }) =>
      `La facilidad de lectura es ${number(ease)}: se lee con facilidad. Las frases más largas puntúan más.`,
    sellingPoints: ({ covered, all }) =>
      `Incluye ${covered} de los ${all} elementos que ayudan a vender.`,
    rulesFollowed: ({ followed, all }) => `Se cumplen ${followed} de ${all} reglas.`,
  },
};
