import { mount } from '../mount.tsx';
import { App } from './app.tsx';

void mount(<App />);
