import express, { Router, type Response } from 'express';
import { z } from 'zod';
import { isPriceId, PRICES, type PriceId, type State, type Subscription } from './state.ts';

/** What people do on Stripe's hosted pages. Events report the consequences. */
export interface Actions {
  pay(sessionId: string): Promise<void>;
  change(subscription: Subscription, price: PriceId): Promise<void>;
  cancel(subscription: Subscription, when: 'now' | 'later'): Promise<void>;
}

const Change = z.object({ do: z.string() });

/** Minimal checkout and portal pages to click through. */
export function hostedPages(state: State, actions: Actions): Router {
  const router = Router();
  router.use(express.urlencoded({ extended: false }));
  router.get('/pay/:id', (request, response) => {
    const session = state.sessions.get(request.params.id);
    if (session?.status !== 'open') {
      send(response, 410, 'Checkout', '<p>This checkout has expired or was paid already.</p>');
      return;
    }
    const amount = (PRICES[session.price] / 100).toFixed(2);
    send(
      response,
      200,
      'Checkout',
      `<p>${session.price}: EUR ${amount} a month</p>
      <form method="post"><button>Subscribe</button></form>
      <a href="${escape(session.cancelUrl)}">Back</a>`,
    );
  });
  router.post('/pay/:id', async (request, response) => {
    const session = state.sessions.get(request.params.id);
    if (session?.status !== 'open') {
      send(response, 410, 'Checkout', '<p>This checkout has expired or was paid already.</p>');
      return;
    }
    await actions.pay(session.id);
    response.redirect(303, session.successUrl);
  });
  router.get('/portal/:id', (request, response) => {
    const portal = state.portals.get(request.params.id);
    if (portal === undefined) {
      send(response, 404, 'Billing', '<p>There is nothing here.</p>');
      return;
    }
    const [live] = state
      .subscriptionsOf(portal.customer)
      .filter(({ status }) => status !== 'canceled');
    const button = (value: string, label: string) =>
      `<form method="post"><button name="do" value="${value}">${label}</button></form>`;
    send(
      response,
      200,
      'Billing',
      `<p>${live === undefined ? 'No plan' : `${live.price}, ${live.status}`}</p>
      ${button('price_pro', 'Switch to price_pro')} ${button('price_agency', 'Switch to price_agency')}
      ${button('later', 'Cancel at the end of the period')} ${button('now', 'Cancel now')}
      <a href="${escape(portal.returnUrl)}">Return</a>`,
    );
  });
  router.post('/portal/:id', async (request, response) => {
    const portal = state.portals.get(request.params.id);
    const wanted = Change.parse(request.body).do;
    const [live] = state
      .subscriptionsOf(portal?.customer ?? '')
      .filter(({ status }) => status !== 'canceled');
    if (live !== undefined && isPriceId(wanted)) await actions.change(live, wanted);
    else if (live !== undefined) await actions.cancel(live, wanted === 'now' ? 'now' : 'later');
    response.redirect(303, request.originalUrl);
  });
  return router;
}

function send(response: Response, status: number, title: string, body: string): void {
  response
    .status(status)
    .type('html')
    .send(
      `<!doctype html><html lang="en"><title>${title} (stand-in)</title>
      <main><h1>${title} (stand-in)</h1>${body}</main></html>`,
    );
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
