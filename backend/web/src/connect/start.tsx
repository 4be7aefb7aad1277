import { mount } from '../mount.tsx';
import { AgentPage } from './agent-page.tsx';
import { ConnectPage } from './connect-page.tsx';

void mount(window.location.pathname.startsWith('/oauth/') ? <AgentPage /> : <ConnectPage />);
