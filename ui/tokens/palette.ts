/** Ten shades of one color, from light to dark, as Mantine expects them. */
export type Scale = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/** The accent: links, buttons, and what is selected. */
export const PETROL: Scale = [
  '#e8f5f4',
  '#cfe8e6',
  '#a1d3cf',
  '#6dbab5',
  '#3d9e99',
  '#1d8480',
  '#0f6b68',
  '#0b5956',
  '#084644',
  '#053331',
];

/** The warm neutral of light pages. */
export const SAND: Scale = [
  '#faf8f5',
  '#f4f1ec',
  '#e8e3db',
  '#d9d2c7',
  '#b9b0a3',
  '#91877a',
  '#756c60',
  '#5c544a',
  '#3b352e',
  '#1f1b17',
];

/** The warm neutral of dark pages: text first, the page itself at 7. */
export const NIGHT: Scale = [
  '#ece8e2',
  '#cbc5bc',
  '#aaa298',
  '#857c72',
  '#4b453e',
  '#3a352f',
  '#292521',
  '#1c1916',
  '#151310',
  '#0e0c0a',
];
