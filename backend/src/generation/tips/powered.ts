/** Goods that work by power or code: what they do matters, and not what they are made of. */
export const POWERED =
  /\b(?:usb|bluetooth|wi-?fi|led|lasers?|digital|electric(?:al)?|electronics?|cordless|wireless|solar|rechargeable|batter(?:y|ies)|motors?|sensors?|webcams?|scanners?|keyboards?|tools?|app|chargers?|charging|(?:ear|head)phones?|earbuds?|airpods|smart)\b|\d ?(?:v|w|mah|hz)\b/iu;
