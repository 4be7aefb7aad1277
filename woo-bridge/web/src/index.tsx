import { App } from './app/app.tsx';
import { mount } from './mount.tsx';

void mount(<App />);
