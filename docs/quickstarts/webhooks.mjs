// Receives webhooks with Node 18 or newer, without packages. With npm's standardwebhooks, the
// function below is: new Webhook(secret).verify(body, headers)
//
//     WAREWORD_WEBHOOK_SECRET=whsec_… PORT=8000 node webhooks.mjs
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from(process.env.WAREWORD_WEBHOOK_SECRET.replace('whsec_', ''), 'base64');

function verify(headers, body) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  // Reject old messages: they could be replays.
  if (!(Math.abs(Date.now() / 1000 - timestamp) < 300)) return false;
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  // There are two signatures while a secret is being rotated.
  return (headers['webhook-signature'] ?? '').split(' ').some((signature) => {
    const [version, text = ''] = signature.split(',');
    const given = Buffer.from(text, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const server = createServer(async (request, response) => {
  // The signature is of these bytes: parse them only afterward.
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  if (!verify(request.headers, body)) {
    response.writeHead(400).end();
    return;
  }
  const { type, data } = JSON.parse(body);
  // Save it under this ID, which is the same if it is sent again, and do slow work later.
  console.log(request.headers['webhook-id'], type, JSON.stringify(data));
  response.writeHead(204).end();
});
server.listen(Number(process.env.PORT ?? 8000), '127.0.0.1');
