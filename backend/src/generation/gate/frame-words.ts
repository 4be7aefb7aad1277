/**
 * The words by which `frames.ts` tells what a clause is about. Each entry is one closed class, named
 * for what its words do in a sentence.
 */
export const FRAME_WORDS = {
  /** Marks at which a clause ends. */
  clauseMarks: wordsOf(', ; : . ! ? – — ( ) |'),
  /** Words at which a clause ends, whatever follows. */
  subordinators: wordsOf('so while because when whenever if'),
  /** Words at which a clause ends before another subject. */
  conjunctions: wordsOf('and or but then'),
  /** Words that introduce a clause with its own subject. */
  subjects: wordsOf(
    "the a an it it's its this these they they're each both every here's there's that's " +
      'thanks with made featuring including',
  ),
  /** Words before what a clause begins with. */
  openers: wordsOf(
    'just simply now then and or so while because plus also please always never go come ahead ' +
      'even not',
  ),
  /** Words that begin a clause about the reader. */
  readerOpeners: wordsOf(
    "whether when whenever if from wherever whatever whoever who no let let's until till " +
      'before after',
  ),
  /** The reader, the maker, or people in general. */
  readers: wordsOf(
    "you you're you'll you've you'd we we're we'll everyone everyone's anyone someone " +
      "someone's whoever who's who",
  ),
  /** Words that follow an imperative, and hardly ever a noun. */
  objects: wordsOf(
    'the a an your it them this these those up off out over down into all every each back ' +
      'yourself onto into along around away',
  ),
  /** Verbs that put a thing in the box or make two things go together: claims in any frame. */
  receiving: wordsOf(
    'get receive unbox include fit attach connect plug mount sync work match suit come ship',
  ),
  /** Verbs of working a part of the product. */
  operating: wordsOf(
    'use press push pull plug attach detach remove adjust twist insert flip zip unzip charge ' +
      'connect mount screw tighten loosen turn slide switch fasten buckle lock unlock with ' +
      'using',
  ),
  /** Words before a thing that the product has. */
  definite: wordsOf('the its this these included'),
  /** Words before a thing of the reader: "your desk". */
  possessives: wordsOf('your any every no whatever'),
  /** Prepositions of places: "on the shelf". */
  placePrepositions: wordsOf('in on at near down from beside along by outside under'),
  /** Prepositions before what a thing is compared to, brought to or used before: "like a glove". */
  otherPrepositions: wordsOf(
    'to onto into through across around over between among like until till after before ' +
      'during since',
  ),
  /** Words that make a figure of speech: "a touch of sunshine". */
  amounts: wordsOf('touch hint dash splash pop spark burst breath bit sense world wealth lot'),
  /** Verbs that make a place part of what is sold: "comes in a box", "fits in a car". */
  packing: wordsOf(
    'pack packed come comes ship ships arrive arrives deliver delivered supplied store stored ' +
      'stores fit fits attach attaches connect connects mount mounts clip clips hook hooks made ' +
      'crafted built rest rests sit sits stand stands run runs roll rolls glide glides wrapped ' +
      'filled lined',
  ),
  /** Words between a preposition and its noun. */
  articles: wordsOf('the a an this that any your'),
} as const;

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
