import './before-scripts.css';
import { ConnectPage } from './connect/connect-page.tsx';
import { mount } from './mount.tsx';

void mount(<ConnectPage />);
