import { mount } from '../mount.tsx';
import { App } from './app.tsx';
import { sendFirstQueries } from './first-queries.ts';

sendFirstQueries();
void mount(<App />);
