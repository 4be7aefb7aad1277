import { App } from './app/app.tsx';
import { loadPage } from './app/routes.tsx';
import { mount } from './mount.tsx';

/** Shows the page of the address in the dashboard. */
export async function start(): Promise<void> {
  await loadPage(window.location.pathname);
  mount(<App />);
}
