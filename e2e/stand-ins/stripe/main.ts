import { startStripeStandIn } from './server.ts';

/** The URL of the service under test. */
const service = process.argv[2] ?? 'http://localhost:3000';

const stripe = await startStripeStandIn({ port: 4242 });
stripe.events.deliverTo(`${service}/billing/stripe/webhook`);
process.stdout.write(
  `A stand-in of Stripe. Start the service with:\n${Object.entries(stripe.settings)
    .map(([name, value]) => `  ${name}=${value}`)
    .join('\n')}\n`,
);
