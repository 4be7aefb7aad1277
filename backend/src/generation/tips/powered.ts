/** Products that use power or code: their functions matter rather than their material. */
export const POWERED =
  /\b(?:usb|bluetooth|wi-?fi|led|lasers?|digital|electric(?:al)?|electronics?|cordless|wireless|solar|rechargeable|batter(?:y|ies)|motors?|sensors?|webcams?|scanners?|keyboards?|tools?|app|chargers?|charging|(?:ear|head)phones?|earbuds?|airpods|smart)\b|\d ?(?:v|w|mah|hz)\b/iu;
