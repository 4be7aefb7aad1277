export { startWooStore, type WooStandInOptions } from './server.ts';
export type { OwnerEdit, ReceivedRequest, WooStandIn } from './handle.ts';
export type { Fault, FaultRule } from './faults.ts';
export type { Delivery } from './deliveries.ts';
export type { KeyPermissions, KeyRecord, ProductRecord, Role } from './shop/records.ts';
export type { SeoChoice, Settings } from './store.ts';
export { makeCertificate, type Certificate, type CertificateOptions } from './certificate.ts';
export { startDomain, type Domain } from './domain.ts';
