import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';

export type AuditEvent = inferRouterOutputs<DashboardRouter>['auditLog']['list']['events'][number];

export type Kind = NonNullable<inferRouterInputs<DashboardRouter>['auditLog']['list']['kind']>;
