import { CreateWebhookRequestSchema } from '@wareword/shared-schema';
import { z } from 'zod';
import type { MemberView } from '../accounts/index.ts';
import type { Plan } from '../config.ts';
import { forbidden } from '../errors.ts';
import { DEFAULT_LANGUAGE } from '../languages.ts';
import { requestLanguage } from '../request-language.ts';
import {
  createEndpoint,
  deleteEndpoint,
  describeFailure,
  listDeliveries,
  listEndpoints,
  resendDelivery,
  rotateSecret,
  sendTestEvent,
  updateEndpoint,
  type DeliveryView,
} from '../webhooks/index.ts';
import { confirmedProcedure, workspaceProcedure, router } from './procedures.ts';

const OneSchema = z.object({ id: z.string() });
const { url: UrlSchema, events: EventsSchema } = CreateWebhookRequestSchema.shape;

/** The signed-in user as the `Changer`. */
function signedIn({ userId, passwordVersion }: MemberView) {
  return { userId, passwordVersion };
}

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
      const { plan, workspaceId } = ctx.member;
      requireApiAccess(ctx.plans[plan]);
      const created = await createEndpoint({
        ctx: ctx.webhooks,
        input: { workspaceId, by: signedIn(ctx.member), ...input },
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
        secret: await rotateSecret({
          ctx: ctx.webhooks,
          input: { workspaceId, endpointId: id, by: signedIn(ctx.member) },
        }),
      };
    }),
  /** Changes the address and the events, which needs the same permission as creating an endpoint. */
  edit: confirmedProcedure('webhooks')
    .meta({ securityEvent: 'security.webhook_change' })
    .input(OneSchema.extend({ url: UrlSchema, events: EventsSchema }))
    .mutation(({ ctx, input: { id, ...changes } }) => {
      const { workspaceId } = ctx.member;
      return updateEndpoint({
        ctx: ctx.webhooks,
        input: { workspaceId, endpointId: id, by: signedIn(ctx.member), ...changes },
      });
    }),
  enable: workspaceProcedure('webhooks')
    .meta({ securityEvent: 'security.webhook_change' })
    .input(OneSchema.extend({ enabled: z.boolean() }))
    .mutation(({ ctx, input: { id, enabled } }) => {
      const { workspaceId } = ctx.member;
      return updateEndpoint({
        ctx: ctx.webhooks,
        input: { workspaceId, endpointId: id, by: signedIn(ctx.member), enabled },
      });
    }),
  /** Sends a test event, and returns the outcome, in the reader's language. */
  test: workspaceProcedure('webhooks')
    .input(OneSchema)
    .mutation(async ({ ctx, input: { id }, signal }) => {
      const { plan, workspaceId } = ctx.member;
      requireApiAccess(ctx.plans[plan]);
      const { failure, ...result } = await sendTestEvent({
        ctx: ctx.webhooks,
        input: { workspaceId, endpointId: id, signal: signal ?? new AbortController().signal },
      });
      return { ...result, error: failure && describeFailure(failure, readerLanguage()) };
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
    .query(async ({ ctx, input: { id, cursor } }) => {
      const { workspaceId } = ctx.member;
      const { entries, next } = await listDeliveries({
        ctx,
        input: { workspaceId, endpointId: id, after: cursor, limit: PAGE_SIZE },
      });
      return { entries: entries.map(presentDelivery), next };
    }),
  resend: workspaceProcedure('webhooks')
    .input(OneSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      const { workspaceId } = ctx.member;
      return presentDelivery(await resendDelivery({ ctx, input: { workspaceId, deliveryId: id } }));
    }),
});

/** A delivery whose failure is a sentence in the reader's language. */
function presentDelivery({ failure, ...delivery }: DeliveryView) {
  return { ...delivery, error: failure && describeFailure(failure, readerLanguage()) };
}

function readerLanguage() {
  return requestLanguage() ?? DEFAULT_LANGUAGE;
}

/** @throws {DomainError} `forbidden` */
function requireApiAccess({ apiAccess }: Plan): void {
  if (apiAccess) return;
  throw forbidden(
    'Webhooks are available on the Agency plan. Upgrade to use them.',
    'plan_required',
  );
}
