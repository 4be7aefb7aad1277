import { formatCount, formatNumber, formatRenewal } from '@wareword/shared-schema/format';
import type { NotificationTexts } from './english.ts';

const LOCALE = 'es';
const number = (value: number): string => formatNumber(value, LOCALE);
const listings = (count: number): string => formatCount(count, 'ficha', 'fichas', LOCALE);
const all = (limit: number): string => (limit === 1 ? 'tu única ficha' : `tus ${listings(limit)}`);
const renewal = (): string => formatRenewal(new Date(), LOCALE);

export const spanish: NotificationTexts = {
  usedAllSubject: (limit: number): string => `Has usado ${all(limit)} de este mes`,
  usedAll: (limit: number): string =>
    `Has usado ${all(limit)} de este mes. Tu cupo se renueva el ${renewal()}.`,
  usedSomeSubject: (used: number, limit: number): string =>
    `Has usado ${number(used)} de ${number(limit)} fichas este mes`,
  usedSome: (left: number): string =>
    `Este mes te quedan ${listings(left)}. Tu cupo se renueva el ${renewal()}.`,
  needMore: (): string => '¿Necesitas más antes?',
  seePlans: (): string => 'Ver los planes',
  someFile: (): string => 'Un archivo',
  failedSubject: (failed: number, file: string): string =>
    `${file}: ${formatCount(failed, 'ficha fallida', 'fichas fallidas', LOCALE)}`,
  failedRun: (file: string, written: number, failed: number): string =>
    `${file} ha terminado: ${formatCount(written, 'ficha redactada', 'fichas redactadas', LOCALE)}, ${formatCount(failed, 'fallida', 'fallidas', LOCALE)}. Las fichas fallidas no cuentan.`,
  retryFailed: (): string => 'Mira qué ha fallado y vuelve a intentarlo:',
  viewRun: (): string => 'Ver el lote',
  someStore: (): string => 'Una tienda',
  disconnectedSubject: (store: string): string => `${store} se ha desconectado`,
  disconnected: (store: string): string =>
    `${store} ya no está conectada a tu espacio de trabajo de Wareword, así que ya no redactamos fichas para ella.`,
  reconnect: (): string =>
    'Para volver a conectarla, abre la app de Wareword de esta tienda y conéctala de nuevo.',
  viewStores: (): string => 'Ver las tiendas',
  someEndpoint: (): string => 'Un endpoint de webhook',
  endpointDisabledSubject: (): string => 'Se ha desactivado un endpoint de webhook',
  endpointGone: (url: string): string =>
    `${url} ha respondido con 410 (Gone), así que ya no le enviamos eventos.`,
  endpointFailing: (url: string): string =>
    `${url} lleva 24 horas fallando, así que ya no le enviamos eventos.`,
  enableAgain: (): string => 'Busca y corrige la causa, y vuelve a activar el endpoint:',
  viewWebhooks: (): string => 'Ver los webhooks',
  turnOff: (): string =>
    'Para dejar de recibir estos correos, cambia tu configuración de notificaciones:',
};
