import type { Recipe } from './recipe.ts';

/** Products whose texts break careless software. */
export const EDGE_CASE_PRODUCTS: readonly Recipe[] = [
  {
    name: 'Salt &amp; Pepper Mill Set',
    categories: ['Kitchen > Mugs &amp; Cups', 'Kitchen'],
    tags: ['salt &amp; pepper', 'gift'],
    sku: 'SPM-2',
    price: '32.00',
    short: 'Salt &amp; pepper, side by side.',
    description: '<p>Ceramic grinders &amp; beech wood. Fill, turn, season.</p>',
  },
  {
    // Typed by an owner who may save unfiltered HTML.
    name: 'Nuts & Bolts Assortment',
    categories: ['Tools'],
    sku: 'NB-500',
    price: '18.00',
    description: 'M3 to M8, nuts & bolts & washers. 500 pieces < 4 kg.',
  },
  {
    name: 'Block Planter',
    categories: ['Garden > Pots'],
    tags: ['planter'],
    sku: 'BP-3',
    price: '29.00',
    description:
      '<!-- wp:paragraph -->\n<p>Three sizes that nest.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:list -->\n<ul class="wp-block-list"><!-- wp:list-item -->\n<li>Frost proof</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->\n\n<!-- wp:image {"id":12,"sizeSlug":"large"} -->\n<figure class="wp-block-image size-large"><img src="/wp-content/uploads/planter.jpg" alt="" class="wp-image-12"/></figure>\n<!-- /wp:image -->',
  },
  {
    // Blocks store angle brackets in their settings as \u003c, with real backslashes.
    name: 'Terracotta Pot with Saucer',
    categories: ['Garden > Pots'],
    sku: 'TPS-18',
    price: '12.50',
    description:
      '<!-- wp:acme/notice {"text":"Frost \\u0026 rain \\u003cstrong\\u003eproof\\u003c/strong\\u003e"} -->\n<p>Fired twice.</p>\n<!-- /wp:acme/notice -->',
  },
  {
    name: 'USB Backup Stick',
    categories: ['Office'],
    sku: 'USB-64',
    price: '15.00',
    short: 'Copies C:\\Users to D:\\Backup.',
    description:
      '<p>Run <code>D:\\setup.exe</code> once; it finds \\\\server\\share by itself.</p>',
  },
  {
    name: 'Poster “Alpine Panorama”',
    categories: ['Home > Wall'],
    tags: ['poster'],
    sku: 'PO-ALP',
    price: '25.00',
    variations: ['Size'],
    attributes: { Size: ['A3', 'A2', 'A1'] },
    short: 'Printed in four colours.',
    description:
      '[gallery ids="4,5,6"]\n\nFrom Säntis to "Mont Blanc" – it\'s all there.\n\n[size_chart type="poster"]',
  },
  {
    name: 'Party Balloons 🎈🎉',
    categories: ['Party'],
    tags: ['🎂 birthday', 'party'],
    sku: 'PB-25',
    price: '6.90',
    attributes: { Pieces: ['25'], 'Colour 🌈': ['Red ❤️', 'Blue 💙'] },
    short: '25 balloons 🎈 for every party 👩‍👩‍👧‍👦',
    description: 'Natural latex. Helium lasts up to 10 hours ⏱️.',
  },
  {
    name: 'Assembly Video Shelf',
    categories: ['Home'],
    sku: 'AVS',
    price: '79.00',
    description:
      '<p>See how it goes together:</p>\n<iframe width="560" height="315" src="https://video.example/embed/shelf"></iframe>\n<p onclick="play()">Two people, ten minutes.</p>',
  },
  {
    name: 'Styled Lamp',
    categories: ['Home > Lamps'],
    sku: 'SL-1',
    price: '119.00',
    description:
      '<style>.lamp{color:#a00}</style><p class="lamp">Brass and linen.</p><script>track("lamp")</script>',
  },
  {
    name: '抹茶茶碗 (Matcha Bowl)',
    categories: ['Kitchen > Tea'],
    tags: ['matcha', '抹茶'],
    sku: 'MB-12',
    price: '45.00',
    description: '職人が一つずつ作る茶碗。\n\nJedes Stück ein Unikat – handgefertigt, für Grüntee.',
  },
  {
    name: "Measuring Tape 3m / 10'",
    categories: ['Tools'],
    sku: 'MT-3',
    price: '8.00',
    short: 'Reads 3 m and 10\' 0".',
    description: 'Locks at 5" steps. Accuracy class II. "Feels solid", says who tried it.',
  },
  {
    name: 'Subscription Box [monthly]',
    categories: ['Party'],
    sku: 'SUB',
    price: '29.00',
    description:
      '[unknown_plugin plan="monthly"]<p>Something new every month.</p>[/unknown_plugin]',
  },
  { name: 'Untitled 7', categories: ['Uncategorized'], price: '1.00', status: 'pending' },
  {
    name: 'Oak <em>Bookend</em> Pair',
    categories: ['Office', 'Home'],
    tags: ['oak', 'Oak bookends', 'desk'],
    sku: 'OBP-2',
    price: '38.00',
    short: '<p>Heavy, <em>quiet</em>, and felted below.</p>',
    description:
      '<p>From one beam each &#8211; the grain matches.</p><p>12&nbsp;×&nbsp;9&nbsp;cm</p>',
    meta: { _yoast_wpseo_metadesc: 'Oak bookends & nothing else.', _legacy_note: 'moved in 2019' },
  },
  {
    name: 'Long Story Armchair',
    categories: ['Home > Furniture'],
    tags: ['armchair'],
    sku: 'LSA',
    price: '549.00',
    attributes: { Frame: ['Beech'], Cover: ['Wool felt'], Seat: ['Pocket springs', 'Latex'] },
    description: Array.from(
      { length: 60 },
      (_, index) =>
        `<p>${index + 1}. The frame is steam-bent beech, glued and dowelled; the cover comes off for cleaning.</p>`,
    ).join('\n'),
  },
];
