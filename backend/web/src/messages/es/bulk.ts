import type en from '../en/bulk.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  fileTooLarge:
    'Este archivo supera los {megabytes, number} MB. Divídelo en archivos más pequeños.',
  uploadInterrupted: 'No se pudo subir el archivo. Revisa tu conexión e inténtalo de nuevo.',
  fileUnreadable:
    'No se pudo abrir el archivo. Puede que se haya movido o modificado. Elígelo de nuevo.',
  lockedByPlan: 'La redacción por lotes está en los planes Pro y Agency',
  lockedByPlanHelp:
    'Sube la exportación de productos de tu tienda, redacta una ficha para cada producto y descarga un archivo listo para importar en Shopify o WooCommerce. Cada producto usa una de tus fichas mensuales.',
  bulk: 'Por lotes',
  introduction: 'Redacta las fichas de un CSV entero de una vez.',
  filesNotLoaded: 'No se pudieron cargar tus archivos',
  filesNone: 'Aún no hay archivos',
  filesNoneHelp: 'Exporta los productos de tu tienda y sube el archivo tal cual.',
  files: 'Archivos',
  notStarted: 'Sin empezar',
  running: 'En curso',
  paused: 'En pausa',
  done: 'Terminado',
  canceled: 'Cancelado',
  skipped: 'Omitido',
  ready: 'Listo',
  queued: 'En cola',
  writing: 'Redactando',
  written: 'Redactado',
  failed: 'Fallido',
  products: '{products, plural, one {# producto} other {# productos}}',
  writtenOfTotal:
    '{written, number} de {products, plural, one {# ficha redactada} other {# fichas redactadas}}',
  failedCount: '{failed, number} con error',
  skippedCount: '{skipped, plural, one {# omitido} other {# omitidos}}',
  uploadHelp:
    'Sube tal cual una exportación de Shopify o WooCommerce. Recibes un archivo listo para importar.',
  ownSheetHelp:
    'O sube tu propia hoja con las columnas product_name y features: <link>descarga la plantilla</link>.',
  uploadLimitHelp:
    'Hasta {uploadRows, plural, one {# fila} other {# filas}}. Revisa las filas y el coste antes de que se redacte nada.',
  csvFile: 'Archivo CSV',
  uploadCsv: 'Subir CSV',
  dropToUpload: 'Suelta el archivo para subirlo.',
  dropHelp: 'o suelta un archivo CSV en cualquier parte de esta página',
  uploadProgress: 'Subiendo {name}: {percent, number} %',
  readingRows: 'Leyendo filas…',
  uploaded: 'Subido',
  fileNotRead: 'No se pudo leer {name}',
  fileNotUploaded: 'No se pudo subir el archivo. Inténtalo de nuevo en un momento.',
  shopifyImport: 'Importación de Shopify',
  allFields: 'Todos los campos',
  allFieldsHelp:
    '«Todos los campos» lo incluye todo. Las importaciones de tienda omiten los términos de búsqueda.',
  wooCommerceImportHelp:
    'La importación de WooCommerce omite la descripción corta, las etiquetas y la frase clave.',
  shopifyImportHelp: 'La importación de Shopify omite las etiquetas y la frase clave.',
  download: 'Descargar',
  seeInHistory: 'Ver estas fichas en el historial',
  importIntoShopify:
    'En Shopify, ve a Productos, luego Importar, y selecciona «Sobrescribir productos con identificadores coincidentes».',
  importIntoWooCommerce:
    'En WooCommerce, ve a Productos, luego Importar, y selecciona «Actualizar los productos existentes».',
  importCaution: 'Prueba primero a importar unos pocos productos.',
  bulkRun: 'Lote',
  fileNotLoaded: 'No se pudo cargar este archivo',
  uploadedAt: 'Subido el {createdAt}',
  fileNotFound: 'Archivo no encontrado',
  allFiles: 'Todos los archivos',
  fileNotFoundHelp:
    'Puede que se haya eliminado o que pertenezca a otro espacio de trabajo. Sus fichas están en el historial.',
  leftCount: '{left, plural, one {queda #} other {quedan #}}',
  notWrittenOf: '{left, number} sin redactar',
  leavePageHelp: 'Puedes salir de esta página; la redacción continúa.',
  notPaused: 'No se ha podido pausar',
  notResumed: 'No se ha podido reanudar',
  notRetried: 'No se ha podido reintentar',
  pause: 'Pausar',
  resume: 'Reanudar',
  retryFailed: 'Reintentar {failed, plural, one {# producto fallido} other {# productos fallidos}}',
  pausing: 'Terminando {writing, plural, one {# ficha ya empezada} other {# fichas ya empezadas}}.',
  noListingsLeft: 'Has usado todas tus fichas de este mes',
  pausedByPlan: 'Tu plan ya no incluye la redacción por lotes',
  starterLeft: 'La persona que inició este lote ha dejado el equipo',
  starterLeftHelp:
    'Lo hemos pausado para que no use tus fichas sin que lo sepas. Reanúdalo a tu nombre o cancélalo. Conservas lo que ya está redactado.',
  brandUnavailable: 'Esta marca está archivada o bloqueada',
  brandUnavailableHelp:
    'Restáurala o desbloquéala en la página <link>Marcas</link> y luego reanuda.',
  cancel: 'Cancelar',
  cancelQuestion: '¿Cancelar {fileName}?',
  cancelRun: 'Cancelar el lote',
  keepWriting: 'Seguir redactando',
  cancelConsequences:
    'Lo que queda ({waiting, plural, one {# producto} other {# productos}}) no se redactará ni se cobrará. Conservas lo ya redactado y puedes descargarlo. Esta acción no se puede deshacer.',
  deleteFile: 'Eliminar archivo',
  deleteQuestion: '¿Eliminar {fileName}?',
  productSheet: 'hoja de productos',
  shopifyExport: 'exportación de Shopify',
  review: 'Revisión',
  productsReady: '<b>{products, plural, one {# producto} other {# productos}}</b> por redactar',
  rowsSkipped:
    '{problems, plural, one {# fila se omitirá} other {# filas se omitirán}} (ver abajo)',
  descriptionsCut:
    '{notes, plural, one {# descripción demasiado larga} other {# descripciones demasiado largas}}: solo se usa el principio',
  ignoredColumns: 'Columnas ignoradas: {columns}',
  platform: 'Plataforma',
  tone: 'Tono',
  costLastListing: 'Usa tu última ficha de este mes.',
  costOfRemaining:
    'Usa {products, number} de tus {remaining, plural, one {# ficha restante} other {# fichas restantes}}.',
  costMoreThanLeft:
    'El archivo tiene {products, plural, one {# producto} other {# productos}}. La redacción se pausa cuando se acaban tus fichas y puedes reanudarla cuando tengas más.',
  notStartedError: 'No se pudo empezar a redactar',
  writeListings: 'Redactar {products, plural, one {# ficha} other {# fichas}}',
  seeLargerPlans: 'Ver planes superiores',
  rows: 'Filas',
  show: 'Filtrar filas',
  allRows: 'Todas las filas',
  rowsNotLoaded: 'No se pudieron cargar las filas',
  rowsNone: 'No hay filas que coincidan',
  previous: 'Anterior',
  next: 'Siguiente',
  unnamedProduct: 'Producto sin nombre',
  notWrittenCount: 'Sin redactar',
  remaining: 'Quedan',
  listingsUsed: 'Fichas usadas',
  runSummary: 'Resumen del lote',
  notCharged: 'Los productos fallidos no se cobran.',
  notChargedRetry:
    'Los productos fallidos no se cobran. Cada uno que salga bien al reintentar usa una ficha.',
  allowanceResets:
    'Tu cupo se renueva el {date}. Para seguir antes, <link>mejora tu plan ahora</link> y luego reanuda aquí.',
  upgradeToResume:
    'Puedes seguir descargando las fichas ya redactadas. <link>Pasa</link> a Pro o Agency para reanudar.',
  rowNumber: 'Fila {row, number}',
  deleteConsequences: 'Ya no podrás descargarlo. Sus fichas se quedan en el historial.',
  deleteConsequencesEmpty: 'Ya no podrás descargarlo.',
  wooCommerceExport: 'exportación de WooCommerce',
  recognized: 'Reconocido: {source}',
  wooCommerceImport: 'Importación de WooCommerce',
  listingsFor: '{written, plural, one {# ficha} other {# fichas}} para {platform}.',
  listingsSoFarFor:
    '{written, plural, one {# ficha} other {# fichas}} para {platform} hasta ahora.',
} satisfies Translation<typeof en>;
