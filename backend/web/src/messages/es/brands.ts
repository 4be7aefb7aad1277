import type en from '../en/brands.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  archived: 'Archivadas',
  restoreLimitReached:
    'Has llegado al límite de tu plan. Mejora el plan o archiva una marca para restaurar otra.',
  archivedNotLoaded: 'No se pudieron cargar tus marcas archivadas',
  archivedBrands: 'Marcas archivadas',
  restoreNamed: 'Restaurar {name}',
  restore: 'Restaurar',
  showMoreArchived: 'Mostrar más marcas archivadas',
  active: 'Activa',
  locked: 'Bloqueada',
  makeActiveNamed: 'Activar: {name}',
  makeActive: 'Activar',
  editNamed: 'Editar {name}',
  edit: 'Editar',
  archiveNamed: 'Archivar {name}',
  archive: 'Archivar',
  archiveQuestion: '¿Archivar {name}?',
  archiveBrand: 'Archivar la marca',
  archiveConsequences:
    'Mientras esté archivada, no se puede usar, tampoco desde tus tiendas ni con tus claves de API. Sus fichas se quedan en el historial. Puedes restaurarla más adelante si tu plan permite otra marca.',
  name: 'Nombre',
  nameHelp: 'Las fichas nuevas usan este nombre.',
  voiceOptional: 'Voz de la marca (opcional)',
  voiceHelp: 'Cómo suena la marca, en unas frases. Solo se usa cuando redacta la IA.',
  voiceHelpWithoutAi:
    'Cómo suena la marca, en unas frases. Por ahora no se usa: este servidor redacta sin IA.',
  audienceOptional: 'Público (opcional)',
  audienceHelp: 'A quién se dirige la marca. Solo se usa cuando redacta la IA.',
  audienceHelpWithoutAi:
    'A quién se dirige la marca. Por ahora no se usa: este servidor redacta sin IA.',
  wordsToUseOptional: 'Palabras que usar (opcional)',
  wordsToUseHelp: 'Una por línea. Se prefieren cuando tus datos las contienen.',
  wordsToAvoidOptional: 'Palabras que evitar (opcional)',
  wordsToAvoidHelp:
    'Una por línea. Los datos que las contengan se omiten. Los nombres de producto y de marca no cambian.',
  save: 'Guardar',
  brandsNotLoaded: 'No se pudieron cargar tus marcas',
  brands: 'Marcas',
  introduction: 'Las fichas nuevas usan la marca activa, salvo que elijas otra.',
  noBrands: 'Aún no hay marcas',
  noBrandsHelp: 'Añade una marca para guardar su nombre, su voz y las palabras que usar o evitar.',
  noBrandsHelpWriter: 'Cuando haya una, tus fichas podrán usar su nombre.',
  showMoreBrands: 'Mostrar más marcas',
  newBrand: 'Nueva marca',
  brandName: 'Nombre de la marca',
  addBrand: 'Añadir marca',
  someBrandsAreLocked: 'Algunas marcas están bloqueadas',
  planFullOwner:
    'El plan {plan} incluye {brands, plural, one {# marca} other {# marcas}}. <link>Mejora el plan</link> o archiva una marca para añadir otra.',
  planFull:
    'El plan {plan} incluye {brands, plural, one {# marca} other {# marcas}}. Para añadir otra, archiva una marca o pide al propietario del espacio de trabajo que mejore el plan.',
  lockedOwner:
    'Tu plan incluye {brands, plural, one {# marca} other {# marcas}}, así que las más nuevas están bloqueadas. Sus fichas siguen en el historial. Para desbloquear una, <link>mejora el plan</link> o archiva otra más antigua.',
  lockedMember:
    'Tu plan incluye {brands, plural, one {# marca} other {# marcas}}, así que las más nuevas están bloqueadas. Sus fichas siguen en el historial. Para desbloquear una, archiva otra más antigua o pide al propietario del espacio de trabajo que mejore el plan.',
  suggestAVoiceNamed: 'Sugerir una voz: {name}',
  suggestFromWriting: 'Sugerir una voz a partir de tus textos',
  suggestFromWritingHelp:
    'Pega hasta {max, number} textos que suenen como tu marca, por ejemplo descripciones o correos. Aprendemos cómo escribes, no lo que dices.',
  voiceNeedsAi:
    'Solo la IA redacta con una voz de marca, y este servidor redacta sin IA. La voz se guarda, pero por ahora no se usa. Las palabras que usar y evitar funcionan igualmente.',
  textNumber: 'Texto {number, number}',
  suggestAVoice: 'Sugerir una voz',
  addAnotherText: 'Añadir otro texto',
  suggestedFrom:
    'Sugerida a partir de {sentences, plural, one {# frase} other {# frases}}, de {words, plural, one {# palabra} other {# palabras}} de media. Edítala y guarda.',
  undo: 'Deshacer',
  brandSaved: 'Guardado',
} satisfies Translation<typeof en>;
