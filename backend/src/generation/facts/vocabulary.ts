import { stemOf } from '../text/words.ts';

/**
 * Words that state a fact or make a claim. A listing may use one only where the input does: this
 * is what a writer invents first.
 */
const MATERIALS =
  'acrylic alloy aluminum aluminium bamboo brass bronze canvas cardboard cashmere cedar ceramic ' +
  'chrome copper cork corduroy cotton crystal denim down elastane enamel faux feather felt ' +
  'fiberglass flannel fleece foam glass gold granite hemp iron jute knit lace latex leather linen ' +
  'lycra marble mesh metal microfiber nylon oak paper pearl pine plastic plush polyester ' +
  'polycarbonate polypropylene porcelain pvc rattan rayon resin rubber satin silicone silk silver ' +
  'spandex stainless steel stone suede teak titanium tpu velvet vinyl viscose walnut wicker wood ' +
  'wooden wool zinc';
const COLOURS =
  'amber aqua beige black blue brown burgundy charcoal coral cream crimson cyan emerald fuchsia ' +
  'gray green grey indigo ivory khaki lavender lilac lime magenta maroon mauve mint multicolor ' +
  'mustard navy ochre olive orange peach pink purple red rose ruby salmon scarlet taupe teal ' +
  'turquoise violet white yellow';
const CERTIFICATIONS =
  'approved astm authentic award bpa ce certified cpsc dermatologist energystar etl fair-trade fcc ' +
  'fda fsc gluten-free gmo halal hypoallergenic iso kosher licensed non-gmo non-toxic ' +
  'oeko-tex organic patented rohs tested ul vegan vegetarian verified';
const PLACES =
  'africa america american asia australia british britain california canada canadian china chinese ' +
  'england europe european france french german germany handmade imported india italian italy ' +
  'japan japanese korea korean london mexico nordic paris portugal scandinavian spain swedish ' +
  'swiss taiwan tokyo turkey uk usa vietnam';
const CLAIMS =
  'absorbent affordable antibacterial antimicrobial award-winning best biodegradable bluetooth ' +
  'breathable bulletproof cheapest child-safe comfortable cordless cozy cure cures dishwasher ' +
  'doctor durable dustproof eco-friendly effortless elegant ergonomic exclusive fade-resistant ' +
  'fireproof flawless free genuine guarantee guaranteed handcrafted heal heals healthy heavy-duty ' +
  'heirloom indestructible innovative iconic insulated leakproof lifetime lightweight limited ' +
  'long-lasting luxurious luxury microwave microwaveable miracle natural odorless original ' +
  'oven-safe painless perfect portable precision premium prestigious professional proven ' +
  'rechargeable recyclable recycled reversible rust-resistant rustproof safe scratch-resistant ' +
  'seamless shatterproof shockproof soft stain-resistant state-of-the-art sturdy superior ' +
  'sustainable timeless ultralight unbeatable unbreakable unisex unmatched vintage warranty ' +
  'washable waterproof water-resistant weatherproof wireless world-class wrinkle-free';
const AGES =
  'adult adults baby babies boys child children girls infant infants kid kids men newborn preschool ' +
  'preschoolers senior seniors teen teens toddler toddlers women';

/** Stems of every such word. */
export const FACT_STEMS: ReadonlySet<string> = new Set(
  [MATERIALS, COLOURS, CERTIFICATIONS, PLACES, CLAIMS, AGES]
    .flatMap((list) => list.split(' '))
    .map(stemOf),
);
