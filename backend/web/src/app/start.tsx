import { mount } from '../mount.tsx';
import { App } from './app.tsx';
import { loadPage } from './routes.tsx';

void loadPage(window.location.pathname).then(() => mount(<App />));
