/** "Made from raw goat hair": states the material, even if the vocabulary lacks it. */
const MADE_FROM =
  /\b(?:hand-?)?(?:made|woven|spun|knitted|carved|crafted) (?:by hand |entirely |completely |purely )?(?:of|from) /giu;
/** "Made from the best materials", "made from scratch" */
const NOT_A_MATERIAL = /^(?:scratch|materials?|fabrics?|ingredients?|quality|parts?)(?!\p{L})/iu;
/** "Made of the best steel", "from start to finish": doesn't begin a material. */
const NOT_A_MATERIAL_START = /^(?:the|start)$/iu;
/** Maximum words after "made of" that can still show that no material follows. */
const MAX_VAGUE_WORDS = 5;
/** Enough for these words. */
const MAX_MATERIAL_CHARACTERS = 80;

export function isMadeFrom(text: string): boolean {
  return [...text.matchAll(MADE_FROM)].some(({ 0: { length }, index }) => {
    const words = text.slice(index + length, index + length + MAX_MATERIAL_CHARACTERS).split(/\s/u);
    const [first = ''] = words;
    return (
      first !== '' &&
      !NOT_A_MATERIAL_START.test(first) &&
      !words.slice(0, MAX_VAGUE_WORDS).some((word) => NOT_A_MATERIAL.test(word))
    );
  });
}

/** "Dimensions (inches): H - 3": a unit before its numbers, which can be in the next line. */
const UNIT_BEFORE =
  /\((?:in|inch(?:es)?|cm|mm|ft|feet)\.?\)|\b(?:dimensions?|measurements?|sizes?) in (?:inch(?:es)?|cm|mm|ft|feet)\b/giu;
const NUMBER_AFTER_UNIT = /^[\s:–-]{0,8}(?:(?!weight)\p{L}{1,12}[\s.:=–-]{1,4})?\d/iu;
const MAX_BETWEEN = 48;

export function hasUnitBeforeNumber(text: string): boolean {
  const plain = text.replaceAll(/<[^<>]{1,6}>/gu, ' ');
  return [...plain.matchAll(UNIT_BEFORE)].some(({ 0: { length }, index }) =>
    NUMBER_AFTER_UNIT.test(plain.slice(index + length, index + length + MAX_BETWEEN)),
  );
}
