import './before-scripts.css';
import { AgentPage } from './connect/agent-page.tsx';
import { ConnectPage } from './connect/connect-page.tsx';
import { mount } from './mount.tsx';

void mount(window.location.pathname.startsWith('/oauth/') ? <AgentPage /> : <ConnectPage />);
