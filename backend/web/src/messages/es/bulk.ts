import type en from '../en/bulk.ts';
import type { Translation } from '@wareword/ui/messages';

export default {
  bulkWritingIsOnThe: 'La redacción por lotes está en los planes Pro y Agency',
  uploadYourStoresProductExport:
    'Sube la exportación de productos de tu tienda, redacta una ficha para cada producto y descarga un archivo listo para importar en Shopify o WooCommerce. Cada producto usa una de tus fichas mensuales.',
  bulk: 'Por lotes',
  writeListingsForAnEntire: 'Redacta las fichas de un CSV entero de una vez.',
  couldntLoadYourFiles: 'No se pudieron cargar tus archivos',
  noFilesYet: 'Aún no hay archivos',
  exportYourProductsFromYour: 'Exporta los productos de tu tienda y sube el archivo tal cual.',
  files: 'Archivos',
  notStarted: 'Sin empezar',
  running: 'En curso',
  paused: 'En pausa',
  done: 'Terminado',
  canceled: 'Cancelado',
  skipped: 'Omitido',
  queued: 'En cola',
  writing: 'Redactando',
  written: 'Redactado',
  failed: 'Fallido',
  products: '{products, plural, one {# producto} other {# productos}}',
  writtenOfListingsWritten:
    '{written, number} de {products, plural, one {# ficha redactada} other {# fichas redactadas}}',
  failedFailed: '{failed, number} con error',
  skippedSkipped: '{skipped, number} omitidos',
  uploadAShopifyOrWoo:
    'Sube tal cual una exportación de Shopify o WooCommerce. Recibes un archivo listo para importar.',
  orUploadYourOwnSheet:
    'O sube tu propia hoja con las columnas product_name y features: <link>descarga la plantilla</link>.',
  upToRowsReviewThe:
    'Hasta {uploadRows, plural, one {# fila} other {# filas}}. Revisa las filas y el coste antes de que se redacte nada.',
  csvFile: 'Archivo CSV',
  uploadCsv: 'Subir CSV',
  dropTheFileToUpload: 'Suelta el archivo para subirlo.',
  orDropACsvFile: 'o suelta un archivo CSV en cualquier parte de esta página',
  uploadingNamePercent: 'Subiendo {name}: {percent, number} %',
  readingRows: 'Leyendo filas…',
  uploaded: 'Subido',
  weCouldntReadName: 'No se pudo leer {name}',
  weCouldntUploadTheFile: 'No se pudo subir el archivo. Inténtalo de nuevo en un momento.',
  shopifyImport: 'Importación de Shopify',
  allFields: 'Todos los campos',
  allFieldsHasEverythingStore:
    '«Todos los campos» lo incluye todo. Las importaciones de tienda omiten los términos de búsqueda.',
  theWooCommerceImportLeaves:
    'La importación de WooCommerce omite la descripción corta, las etiquetas y la frase clave.',
  theShopifyImportLeavesOut: 'La importación de Shopify omite las etiquetas y la frase clave.',
  download: 'Descargar',
  seeTheseListingsInHistory: 'Ver estas fichas en el historial',
  inShopifyGoToProducts:
    'En Shopify, ve a Productos, luego Importar, y selecciona «Sobrescribir productos con identificadores coincidentes».',
  inWooCommerceGoTo:
    'En WooCommerce, ve a Productos, luego Importar, y selecciona «Actualizar los productos existentes».',
  tryImportingAFewProducts: 'Prueba primero a importar unos pocos productos.',
  bulkRun: 'Lote',
  couldntLoadThisFile: 'No se pudo cargar este archivo',
  uploadedCreatedAt: 'Subido el {createdAt}',
  fileNotFound: 'Archivo no encontrado',
  allFiles: 'Todos los archivos',
  itMayHaveBeenDeleted:
    'Puede que se haya eliminado o que pertenezca a otro espacio de trabajo. Sus fichas están en el historial.',
  rowNotWritten: 'sin redactar',
  youCanLeaveThisPage: 'Puedes salir de esta página; la redacción continúa.',
  somethingWentWrong: 'Algo ha fallado',
  pause: 'Pausar',
  resume: 'Reanudar',
  retryFailedProducts:
    'Reintentar {failed, plural, one {# producto fallido} other {# productos fallidos}}',
  finishingListingsAlreadyInProgress:
    'Terminando {writing, plural, one {# ficha ya empezada} other {# fichas ya empezadas}}.',
  youveUsedAllYourListings: 'Has usado todas tus fichas de este mes',
  yourPlanNoLongerIncludes: 'Tu plan ya no incluye la redacción por lotes',
  thePersonWhoStartedThis: 'La persona que inició este lote ha dejado el equipo',
  wePausedItSoIt:
    'Lo hemos pausado para que no use tus fichas sin que lo sepas. Reanúdalo a tu nombre o cancélalo. Conservas lo que ya está redactado.',
  thisBrandIsArchivedOr: 'Esta marca está archivada o bloqueada',
  restoreOrUnlockItOn:
    'Restáurala o desbloquéala en la página <link>Marcas</link> y luego reanuda.',
  cancel: 'Cancelar',
  cancelFileName: '¿Cancelar {fileName}?',
  cancelRun: 'Cancelar el lote',
  keepWriting: 'Seguir redactando',
  theRemainingProductsWontBe:
    'Lo que queda ({waiting, plural, one {# producto} other {# productos}}) no se redactará ni se cobrará. Conservas lo ya redactado y puedes descargarlo. Esta acción no se puede deshacer.',
  deleteFile: 'Eliminar archivo',
  deleteFileName: '¿Eliminar {fileName}?',
  productSheet: 'hoja de productos',
  shopifyExport: 'exportación de Shopify',
  review: 'Revisión',
  productsReadyToWrite:
    '<b>{products, plural, one {# producto} other {# productos}}</b> por redactar',
  rowsWillBeSkippedSee:
    '{problems, plural, one {# fila se omitirá} other {# filas se omitirán}} (ver abajo)',
  descriptionsTooLongOnlyThe:
    '{notes, plural, one {# descripción demasiado larga} other {# descripciones demasiado largas}}: solo se usa el principio',
  ignoredColumnsValue: 'Columnas ignoradas: {columns}',
  platform: 'Plataforma',
  tone: 'Tono',
  usesYourLastListingThis: 'Usa tu última ficha de este mes.',
  usesProductsOfYourRemaining:
    'Usa {products, number} de tus {remaining, plural, one {# ficha restante} other {# fichas restantes}}.',
  theFileHasProductsWriting:
    'El archivo tiene {products, plural, one {# producto} other {# productos}}. La redacción se pausa cuando se acaban tus fichas y puedes reanudarla cuando tengas más.',
  weCouldntStartWriting: 'No se pudo empezar a redactar',
  writeListings: 'Redactar {products, plural, one {# ficha} other {# fichas}}',
  seeLargerPlans: 'Ver planes superiores',
  rows: 'Filas',
  show: 'Filtrar filas',
  allRows: 'Todas las filas',
  couldntLoadTheRows: 'No se pudieron cargar las filas',
  noMatchingRows: 'No hay filas que coincidan',
  previous: 'Anterior',
  next: 'Siguiente',
  unnamedProduct: 'Producto sin nombre',
  notWrittenCount: 'Sin redactar',
  left: 'Quedan',
  listingsUsed: 'Fichas usadas',
  numbers: 'Resumen',
  notCharged: 'Los productos fallidos no se cobran.',
  notChargedRetry:
    'Los productos fallidos no se cobran. Cada uno que salga bien al reintentar usa una ficha.',
  allowanceResets:
    'Tu cupo se restablece el {date}. Para seguir antes, <link>mejora tu plan ahora</link> y luego reanuda aquí.',
  upgradeToResume:
    'Puedes seguir descargando las fichas ya redactadas. <link>Pasa</link> a Pro o Agency para reanudar.',
  rowNumber: 'Fila {row, number}',
  deletedButListingsStay: 'Ya no podrás descargarlo. Sus fichas se quedan en el historial.',
  noDownloadAnymore: 'Ya no podrás descargarlo.',
  wooCommerceExport: 'exportación de WooCommerce',
  recognized: 'Reconocido: {source}',
  wooCommerceImport: 'Importación de WooCommerce',
  listingsFor: '{written, plural, one {# ficha} other {# fichas}} para {platform}.',
  listingsSoFarFor:
    '{written, plural, one {# ficha} other {# fichas}} para {platform} hasta ahora.',
} satisfies Translation<typeof en>;
