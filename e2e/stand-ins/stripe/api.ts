import express, { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import { presentCustomer, presentPrice, presentSession, presentSubscription } from './present.ts';
import { isPriceId, newId, SECRET_KEY, type PriceId, type State } from './state.ts';

const PriceField = z.custom<PriceId>(isPriceId, { error: 'No such price' });
const SessionBody = z.object({
  mode: z.literal('subscription'),
  customer: z.string(),
  line_items: z.array(z.object({ price: PriceField, quantity: z.literal('1') })).length(1),
  success_url: z.url(),
  cancel_url: z.url(),
});
const CustomerBody = z.object({ email: z.email() });
const PortalBody = z.object({ customer: z.string(), return_url: z.url() });

class Missing extends Error {}

/**
 * The endpoints of Stripe's API that the service uses, as strict about keys, fields and states.
 * @param options.origin of the hosted pages
 */
export function api(state: State, options: { origin: () => string }): Router {
  const router = Router();
  const pageOf = (id: string) => `${options.origin()}/pay/${id}`;
  const customerOf = (id: string) => {
    const customer = state.customers.get(id);
    if (customer === undefined || customer.deleted) throw new Missing(`No such customer: '${id}'`);
    return customer;
  };
  const sessionOf = (request: Request<{ id: string }>) => {
    const session = state.sessions.get(request.params.id);
    if (session === undefined) throw new Missing('No such checkout.session');
    return session;
  };

  router.use(express.urlencoded({ extended: true }));
  router.use((request, response, next) => {
    if (request.headers.authorization === `Bearer ${SECRET_KEY}`) next();
    else refuse(response, 401, { type: 'invalid_request_error', message: 'Invalid API Key' });
  });

  router.post('/customers', (request, response) => {
    response.json(presentCustomer(state.addCustomer(CustomerBody.parse(request.body).email)));
  });
  router.delete('/customers/:id', (request, response) => {
    const customer = customerOf(request.params.id);
    customer.deleted = true;
    for (const subscription of state.subscriptionsOf(customer.id)) subscription.status = 'canceled';
    response.json(presentCustomer(customer));
  });
  router.post('/checkout/sessions', (request, response) => {
    const body = SessionBody.parse(request.body);
    const session = state.addSession({
      customer: customerOf(body.customer).id,
      price: body.line_items[0]?.price ?? 'price_pro',
      successUrl: body.success_url,
      cancelUrl: body.cancel_url,
    });
    response.json(presentSession(session, pageOf(session.id)));
  });
  router.get('/checkout/sessions/:id', (request, response) => {
    const session = sessionOf(request);
    response.json(presentSession(session, pageOf(session.id)));
  });
  router.post('/checkout/sessions/:id/expire', (request, response) => {
    const session = sessionOf(request);
    if (session.status !== 'open') {
      const message = 'Only Checkout Sessions with a status in ["open"] can be expired.';
      refuse(response, 400, { type: 'invalid_request_error', message });
      return;
    }
    session.status = 'expired';
    response.json(presentSession(session, pageOf(session.id)));
  });
  router.post('/billing_portal/sessions', (request, response) => {
    const body = PortalBody.parse(request.body);
    const id = newId('bps');
    state.portals.set(id, { customer: customerOf(body.customer).id, returnUrl: body.return_url });
    const url = `${options.origin()}/portal/${id}`;
    response.json({ id, object: 'billing_portal.session', url });
  });
  router.get('/subscriptions', (request, response) => {
    const { customer } = z
      .object({ customer: z.string(), status: z.literal('all') })
      .parse(request.query);
    const data = state.subscriptionsOf(customerOf(customer).id).map(presentSubscription);
    response.json({ object: 'list', url: '/v1/subscriptions', has_more: false, data });
  });
  router.get('/prices/:id', (request, response) => {
    if (!isPriceId(request.params.id)) throw new Missing('No such price');
    response.json(presentPrice(request.params.id));
  });

  router.use((request, response) => {
    const message = `Unrecognized request URL (${request.method}: ${request.path}).`;
    refuse(response, 404, { type: 'invalid_request_error', message });
  });
  router.use((error: unknown, _request: Request, response: Response, _next: unknown) => {
    const type = 'invalid_request_error';
    if (error instanceof Missing) {
      refuse(response, 404, { type, code: 'resource_missing', message: error.message });
    } else {
      refuse(response, 400, { type, message: error instanceof Error ? error.message : 'Invalid' });
    }
  });
  return router;
}

function refuse(response: Response, status: number, error: object): void {
  response.status(status).json({ error });
}
