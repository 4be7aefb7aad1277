import type { Recipe } from './recipe.ts';

const MATERIALS = ['Oak', 'Steel', 'Linen', 'Glass', 'Cork', 'Wool', 'Brass', 'Bamboo'] as const;
const ITEM_NAMES = [
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
const COLORS = ['Natural', 'Black', 'Sand', 'Forest', 'Ink'] as const;
const ROOM_NAMES = ['Hall', 'Bath', 'Kitchen', 'Study', 'Terrace'] as const;

/** The generated product with this index, always the same. */
export function generatedRecipe(index: number): Recipe {
  const material = pick(MATERIALS, index);
  const item = pick(ITEM_NAMES, Math.floor(index / MATERIALS.length));
  const color = pick(COLORS, index * 7);
  const room = pick(ROOM_NAMES, index * 3);
  const size = 10 + (index % 90);
  return {
    name: `${material} ${item} ${size} cm No. ${index + 1}`,
    categories: [`Collection > ${room}`],
    tags: [material.toLowerCase(), item.toLowerCase()],
    sku: `GEN-${index + 1}`,
    price: `${5 + (index % 200)}.00`,
    ...(index % 5 === 0 ? { variations: ['Colour'] } : {}),
    attributes: {
      Material: [material],
      Colour: [color, pick(COLORS, index)],
      Size: [`${size} cm`],
    },
    short: index % 3 === 0 ? '' : `${material} for the ${room.toLowerCase()}.`,
    description: `<p>The ${item.toLowerCase()} no. ${index + 1} is made of ${material.toLowerCase()} &amp; measures ${size} cm.</p>\n<p>It comes in ${color.toLowerCase()} and needs no assembly.</p>`,
  };
}

function pick<Item>(list: readonly [Item, ...Item[]], index: number): Item {
  return list[index % list.length] ?? list[0];
}
