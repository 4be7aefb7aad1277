import express from 'express';
import postgres from 'postgres';

// The baseline of the HTTP figures: what Express and the driver do by themselves, with their
// defaults, one statement a request. JavaScript, since Express brings no types.
const sql = postgres(process.env.DATABASE_URL, { max: 10 });
const app = express();

app.post('/short', express.json(), async (request, response) => {
  const [row] = await sql`
    insert into short (status, platform, request)
    values ('queued', 'shopify', ${sql.json(request.body)})
    returning id, status, platform, created_at
  `;
  response.status(202).json(row);
});

app.get('/short/:id', async (request, response) => {
  const [row] = await sql`
    select id, status, platform, external_ref, created_at from short where id = ${request.params.id}
  `;
  response.json(row);
});

app.get('/long/:id', async (request, response) => {
  const [row] = await sql`
    select id, status, platform, external_ref, listing, created_at
    from long where id = ${request.params.id}
  `;
  response.json(row);
});

app.listen(Number(process.env.PORT), '127.0.0.1');
