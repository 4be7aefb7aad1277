import type { Recipe } from './recipe.ts';

const MATERIALS = ['Oak', 'Steel', 'Linen', 'Glass', 'Cork', 'Wool', 'Brass', 'Bamboo'] as const;
const THINGS = [
  'Tray',
  'Lamp',
  'Stool',
  'Basket',
  'Frame',
  'Bowl',
  'Hook',
  'Shelf',
  'Bench',
] as const;
const COLOURS = ['Natural', 'Black', 'Sand', 'Forest', 'Ink'] as const;
const ROOMS = ['Hall', 'Bath', 'Kitchen', 'Study', 'Terrace'] as const;

/** One of any number of products, the same for the same index. */
export function generatedRecipe(index: number): Recipe {
  const material = pick(MATERIALS, index);
  const thing = pick(THINGS, Math.floor(index / MATERIALS.length));
  const colour = pick(COLOURS, index * 7);
  const room = pick(ROOMS, index * 3);
  const size = 10 + (index % 90);
  return {
    name: `${material} ${thing} ${size} cm No. ${index + 1}`,
    categories: [`Collection > ${room}`],
    tags: [material.toLowerCase(), thing.toLowerCase()],
    sku: `GEN-${index + 1}`,
    price: `${5 + (index % 200)}.00`,
    ...(index % 5 === 0 ? { variations: ['Colour'] } : {}),
    attributes: {
      Material: [material],
      Colour: [colour, pick(COLOURS, index)],
      Size: [`${size} cm`],
    },
    short: index % 3 === 0 ? '' : `${material} for the ${room.toLowerCase()}.`,
    description: `<p>The ${thing.toLowerCase()} no. ${index + 1} is made of ${material.toLowerCase()} &amp; measures ${size} cm.</p>\n<p>It comes in ${colour.toLowerCase()} and needs no assembly.</p>`,
  };
}

function pick<Item>(list: readonly [Item, ...Item[]], index: number): Item {
  return list[index % list.length] ?? list[0];
}
