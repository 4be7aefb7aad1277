import { CreateWebhookRequestSchema } from '@wareword/shared-schema';
import { z } from 'zod';
import { forbidden } from '../errors.ts';
import {
  createEndpoint,
  deleteEndpoint,
  listDeliveries,
  listEndpoints,
  resendDelivery,
  rotateSecret,
  updateEndpoint,
} from '../webhooks/index.ts';
import { confirmedProcedure, workspaceProcedure, router } from './procedures.ts';

const OneSchema = z.object({ id: z.string() });
const { url: UrlSchema, events: EventsSchema } = CreateWebhookRequestSchema.shape;

/** Deliveries that are shown at a time. */
const PAGE_SIZE = 20;

export const webhooksRouter = router({
  list: workspaceProcedure('webhooks').query(({ ctx }) =>
    listEndpoints({ ctx, input: ctx.member }),
  ),
  /** With `rotateSecret` the only response that contains a secret. */
  create: confirmedProcedure('webhooks')
    .meta({ securityEvent: 'security.webhook_secret' })
    .input(z.object({ url: UrlSchema, events: EventsSchema }))
    .mutation(async ({ ctx, input }) => {
      const { plan, workspaceId, userId, passwordVersion } = ctx.member;
      if (!ctx.plans[plan].agency) {
        throw forbidden('Webhooks are on the Agency plan. Upgrade to add one.', 'plan_required');
      }
      const created = await createEndpoint({
        ctx: ctx.webhooks,
        input: { workspaceId, userId, passwordVersion, ...input },
      });
      ctx.eventDetails.subject = input.url;
      return created;
    }),
  rotateSecret: confirmedProcedure('webhooks')
    .meta({ securityEvent: 'security.webhook_secret' })
    .input(OneSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      const { workspaceId } = ctx.member;
      return {
        secret: await rotateSecret({ ctx: ctx.webhooks, input: { workspaceId, endpointId: id } }),
      };
    }),
  update: workspaceProcedure('webhooks')
    .meta({ securityEvent: 'security.webhook_change' })
    .input(OneSchema.extend({ events: EventsSchema.optional(), enabled: z.boolean().optional() }))
    .mutation(({ ctx, input: { id, ...changes } }) => {
      const { workspaceId, userId } = ctx.member;
      return updateEndpoint({
        ctx: ctx.webhooks,
        input: { workspaceId, userId, endpointId: id, ...changes },
      });
    }),
  delete: workspaceProcedure('webhooks')
    .meta({ securityEvent: 'security.webhook_change' })
    .input(OneSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      const { workspaceId } = ctx.member;
      const { url } = await deleteEndpoint({ ctx, input: { workspaceId, endpointId: id } });
      ctx.eventDetails.subject = url;
    }),
  deliveries: workspaceProcedure('webhooks')
    .input(OneSchema.extend({ cursor: z.string().max(40).optional() }))
    .query(({ ctx, input: { id, cursor } }) => {
      const { workspaceId } = ctx.member;
      return listDeliveries({
        ctx,
        input: { workspaceId, endpointId: id, after: cursor, limit: PAGE_SIZE },
      });
    }),
  resend: workspaceProcedure('webhooks')
    .input(OneSchema)
    .mutation(({ ctx, input: { id } }) => {
      const { workspaceId } = ctx.member;
      return resendDelivery({ ctx, input: { workspaceId, deliveryId: id } });
    }),
});
