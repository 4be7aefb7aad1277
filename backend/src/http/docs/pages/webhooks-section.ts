import { WEBHOOK_LIMITS } from '@wareword/shared-schema';
import { formatCount } from '@wareword/shared-schema/format';
import { html, type Html } from '../../../html.ts';
import { code } from '../layout.ts';

/** The part of the quickstart about webhooks. */
export function webhooksSection({ apiUrl }: { readonly apiUrl: string }): Html {
  return html`<h2 id="webhooks">Webhooks</h2>
    <p>
      We can notify your server when a job or a batch finishes, when 80% or 100% of your monthly
      listings are used, and when a store is disconnected. With webhooks, you don't need to poll
      jobs. Create an endpoint under <a href="/webhooks">Webhooks</a> in the dashboard, or with the
      API. You can have up to ${formatCount(WEBHOOK_LIMITS.endpoints, 'endpoint')}.
    </p>
    ${code(
      `curl ${apiUrl}/webhooks \\
  -H "Authorization: Bearer $WAREWORD_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"url": "https://app.example/webhooks", "events": ["job.completed", "job.failed"]}'`,
      'Create a webhook endpoint with curl',
    )}
    <p>
      The response has a <code>secret</code>, which we show only once. Verify every webhook with it
      before you use its body. Webhooks are signed according to the
      <a href="https://www.standardwebhooks.com">Standard Webhooks</a> specification, which has a
      library for most languages. In JavaScript, with <code>npm install standardwebhooks</code>:
    </p>
    ${code(
      `import express from 'express';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WAREWORD_WEBHOOK_SECRET);
const server = express();

// The signature covers the raw bytes, so don't parse them first.
server.post('/webhooks', express.raw({ type: '*/*' }), (request, response) => {
  let event;
  try {
    event = webhook.verify(request.body, request.headers);
  } catch {
    return response.sendStatus(400);
  }
  if (event.type === 'job.completed') save(event.data.job_id, event.data.listing);
  response.sendStatus(204);
});`,
      'Verify webhooks in JavaScript',
    )}
    <p>In Python, with <code>pip install standardwebhooks</code>:</p>
    ${code(
      `import os
from flask import Flask, request
from standardwebhooks.webhooks import Webhook, WebhookVerificationError

webhook = Webhook(os.environ["WAREWORD_WEBHOOK_SECRET"])
server = Flask(__name__)

@server.post("/webhooks")
def receive():
    try:
        event = webhook.verify(request.data, dict(request.headers))
    except WebhookVerificationError:
        return "", 400
    if event["type"] == "job.completed":
        save(event["data"]["job_id"], event["data"]["listing"])
    return "", 204`,
      'Verify webhooks in Python',
    )}
    <ul>
      <li>
        Respond with a 2xx status within 15 seconds, and do slow work afterward. After any other
        response, including a redirect, or none, we send the event again after 5 seconds, 5 minutes,
        30 minutes, and 2, 5, 10 and 10 hours.
      </li>
      <li>
        The same event can arrive twice, and events can arrive in any order. Save the
        <code>webhook-id</code> header, which stays the same, and skip events you have already
        processed.
      </li>
      <li>
        If your endpoint fails for 24 hours, or responds with 410, we disable it and email the owner
        of the workspace. To find out why, check the dashboard or
        <code>GET /webhooks/{id}/deliveries</code>. Then enable the endpoint and resend the events
        you missed.
      </li>
      <li>
        To test your endpoint, send it an event in the dashboard or with
        <code>POST /webhooks/{id}/test</code>. Its type is <code>webhook.test</code>, and you see
        right away how the endpoint responded.
      </li>
      <li>
        To change the secret, use <code>POST /webhooks/{id}/rotate-secret</code>. For 24 hours we
        sign with both, so that you can switch without missing anything.
      </li>
    </ul>`;
}
