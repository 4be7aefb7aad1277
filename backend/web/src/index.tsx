import './before-scripts.css';
import { App } from './app/app.tsx';
import { loadPage } from './app/routes.tsx';
import { mount } from './mount.tsx';

void loadPage(window.location.pathname).then(() => mount(<App />));
