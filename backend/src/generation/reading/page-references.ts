/** Detects statements that only make sense on the store's own page, such as those about its order form. */

/** 'Review our "Size Charts"', "See the color chart": a chart that isn't part of the product. */
const CHART =
  /^(?:please )?(?:check|consult|refer to|review|see|view) (?:our|my|the(?= (?:["“][^"”]{0,30})?(?:colou?rs?|siz(?:es?|ing)|measurements?) ))(?: ["“]?[\p{L}'’-]{1,20}){0,4} ["“]?(?:charts?|guides?|swatch(?:es)?)\b/iu;

/** "Color Chart", "Sizing guide": the label of a link. */
const LINK = /^(?:colou?r|siz(?:e|ing)) (?:charts?|guides?)[.]?$/iu;

/** "Choose your color below.": a choice or a video that follows on the page. */
const BELOW =
  /^(?:please )?(?:check|choose|click|pick|see|select|specify|watch) (?:[^\s.!?:]{1,30} ){0,10}(?<!from )below(?=[.!]*$| (?:for|to) )/iu;

/** "… must be added to cart", "… in Special instructions", "complete the custom text section" */
const ORDER_FORM =
  /\badded to cart\b|\b(?:complete|fill (?:in|out)) (?:the|our) (?:[\p{L}-]{1,20} ){1,3}(?:section|field|text box)\b|\b(?:in|under) (?:the )?["“]?(?:special (?:instructions|requests)|(?:order|seller) notes?|(?:custom text|personali[sz]ation) (?:box|field|section)|drop[- ]?down(?: menu)?)\b/iu;

/** "Follow this link to order the tray", "…, to read click below" */
const TO_CLICK = /^follow (?:the|this) link\b|\bclick below\b/iu;

/** "Photo is of a sample bag", "Upload a high-resolution picture" */
const PICTURES =
  /\b(?:photos?|pictures?|images?) (?:is|are) of an? (?:sample|similar)\b|^(?:please )?upload (?:an?|the|your) (?:[\p{L}-]{1,20} ){0,3}(?:design|file|image|logo|photo|picture)s?\b/iu;

/** "Ingredients displayed here may differ from those on the bag" */
const DISPLAYED_HERE = /\b(?:displayed|listed|shown) here (?:may|might) (?:differ|vary)\b/iu;

/** Whether a statement refers to a part of the page that a listing doesn't have. */
export function refersToPage(text: string): boolean {
  return (
    CHART.test(text) ||
    LINK.test(text) ||
    BELOW.test(text) ||
    ORDER_FORM.test(text) ||
    TO_CLICK.test(text) ||
    PICTURES.test(text) ||
    DISPLAYED_HERE.test(text)
  );
}
