import type { FailureTexts } from './english.ts';

export const spanish: FailureTexts = {
  plain: {
    private_address: 'La URL no es accesible públicamente.',
    unknown_host: 'No se encontró el nombre del servidor.',
    connection_refused: 'La conexión fue rechazada.',
    connection_closed: 'La conexión se cerró sin respuesta.',
    endpoint_gone: 'El endpoint respondió con 410 y se desactivó.',
    endpoint_failing: 'El endpoint falló durante 24 horas y se desactivó.',
    endpoint_paused: 'El endpoint se pausó.',
    listing_deleted: 'No se envió porque la ficha se eliminó.',
    unreadable: 'No se envió porque no se pudieron leer los datos del evento.',
    plan_required: 'No se envió porque los webhooks requieren el plan Agency.',
  },
  status: (status) => `La respuesta fue ${status}, no 2xx.`,
  timeout: (time) => `No hubo respuesta en ${time}.`,
  connectionFailed: (reason) => `La conexión falló (${reason}).`,
};
