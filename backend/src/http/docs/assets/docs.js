// Copies code and sends the requests of the reference. Both are hidden where this does not run.

for (const block of document.querySelectorAll('.docs pre')) addCopyButton(block);
const forms = document.querySelectorAll('form.request');
for (const form of forms) {
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.dataset.path !== undefined) void send(form);
  });
}

document.querySelector('#token')?.addEventListener('input', () => showTokenError(''));

function addCopyButton(block) {
  const name = block.getAttribute('aria-label');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', `Copy: ${name}`);
  button.addEventListener('click', async () => {
    const copied = await navigator.clipboard.writeText(block.textContent).then(
      () => 'Copied',
      () => 'Select and copy manually',
    );
    button.textContent = copied;
    button.setAttribute('aria-label', `${copied}: ${name}`);
  });
  const frame = document.createElement('div');
  frame.className = 'code';
  block.replaceWith(frame);
  frame.append(block, button);
}

/** Says what is wrong beside the key's field, which may be far above the form that was sent. */
function showTokenError(message) {
  const token = document.querySelector('#token');
  document.querySelector('#token-error').textContent = message;
  if (message === '') token.removeAttribute('aria-invalid');
  else token.setAttribute('aria-invalid', 'true');
}

/** Sends what the form says, and shows the whole response. */
async function send(form) {
  const reply = form.querySelector('.reply');
  const button = form.querySelector('[type=submit]');
  const token = document.querySelector('#token');
  if ('token' in form.dataset && token.value.trim() === '') {
    showTokenError('Enter your API key first.');
    token.focus();
    return;
  }
  const { url, init } = requestOf(form, token.value.trim());
  button.disabled = true;
  reply.textContent = 'Sending…';
  const start = performance.now();
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    reply.textContent = `${response.status} ${response.statusText}, ${seconds} s`;
    const block = document.createElement('pre');
    block.tabIndex = 0;
    block.setAttribute('role', 'region');
    block.setAttribute('aria-label', 'Response');
    block.textContent = readable(text);
    reply.append(block);
    addCopyButton(block);
  } catch {
    reply.textContent = "The request couldn't be sent. Check your connection, then try again.";
  } finally {
    button.disabled = false;
  }
}

function requestOf(form, token) {
  const headers = new Headers();
  if ('token' in form.dataset) headers.set('Authorization', `Bearer ${token}`);
  let path = form.dataset.path;
  const query = new URLSearchParams();
  for (const input of form.querySelectorAll('[data-in]')) {
    const value = input.value.trim();
    if (value === '') continue;
    if (input.dataset.in === 'path')
      path = path.replace(`{${input.name}}`, encodeURIComponent(value));
    if (input.dataset.in === 'query') query.set(input.name, value);
    if (input.dataset.in === 'header') headers.set(input.name, value);
  }
  const body = form.querySelector('[name=body]')?.value;
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const search = query.size === 0 ? '' : `?${query}`;
  return { url: path + search, init: { method: form.dataset.method, headers, body } };
}

function readable(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
