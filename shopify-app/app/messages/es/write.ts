import type en from '../en/write.ts';

export default {
  listingSettings: 'Configuración de las fichas',
  tone: 'Tono',
  toneProfessional: 'Profesional',
  toneEnergetic: 'Enérgico',
  toneFriendly: 'Cercano',
  toneLuxury: 'Lujoso',
  toneTechnical: 'Técnico',
  tonePlayful: 'Divertido',
  toneBold: 'Atrevido',
  toneMinimalist: 'Minimalista',
  brand: 'Marca',
  activeBrand: 'Tu marca activa',
  lockedBrand: '{name} (bloqueada)',
  targetCustomer: 'Público objetivo (opcional)',
  targetCustomerHelp: 'Quién lo compra y para qué lo usa.',
  tooManyCharacters:
    '{length, number} de {limit, plural, one {# carácter} other {# caracteres}}. Quita {excess, number}.',
  fieldsToPublish: 'Campos que se publican',
  fieldsToPublishHelp: 'Puedes cambiarlo en cada producto antes de publicar.',
  noFieldSelected: 'Selecciona al menos un campo.',
  onlyEmptyFields: 'Rellenar solo los campos vacíos',
  onlyEmptyFieldsHelp: 'Los campos que ya tienen texto, imágenes o vídeos no cambian.',
  cancel: 'Cancelar',
  reviewHelp:
    'Revisas cada texto antes de publicarlo. Esta configuración se guarda para la próxima vez.',
  usesFromPlan: 'Usa {count, plural, one {# ficha} other {# fichas}} de tu plan.',
  usesCount: 'Usa {count, plural, one {# ficha} other {# fichas}}.',
  listingsLeft:
    'Te quedan {remaining, number} de {limit, number} este mes. Las fichas fallidas no cuentan.',
  oneAtATime: 'Tu plan permite una sola ficha a la vez',
  oneAtATimeHelp:
    'Has seleccionado {count, plural, one {# producto} other {# productos}}. Selecciona uno. Para redactar varias fichas a la vez, necesitas el plan {plan}.',
  chooseProduct: 'Elegir un producto',
  notEnough: 'No te quedan suficientes fichas este mes',
  notEnoughHelp:
    'Hacen falta {count, plural, one {# ficha} other {# fichas}} y te quedan {remaining, number} de {limit, number}. Ahora redactamos {remaining, number}. Reanuda el lote más adelante para las demás. Tu cupo se renueva el {day} (UTC).',
  moreProducts: 'y {count, plural, one {# producto más} other {# productos más}}',
  leftOut:
    '{count, plural, one {Se ha omitido # elemento seleccionado porque no está en esta tienda o se seleccionó dos veces.} other {Se han omitido # elementos seleccionados porque no están en esta tienda o se seleccionaron dos veces.}}',
  noProducts: 'No hay productos que redactar',
  noProductsHelp: 'Los productos que has seleccionado ya no están en tu tienda.',
} satisfies Record<keyof typeof en, string>;
