import { mount } from '../mount.tsx';
import { ConnectPage } from './connect-page.tsx';

/** Shows the page on which an owner connects a store. */
export function start(): void {
  mount(<ConnectPage />);
}
