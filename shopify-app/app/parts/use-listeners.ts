import { useEffect, type RefObject } from 'react';

type Listeners = Readonly<Record<string, (event: Event) => void>>;

/**
 * Listens for events of a Polaris element that React has no prop for. React would accept
 * `onnextpage`, but not when hydrating server-rendered HTML.
 * @param element what the component renders in every state
 */
export function useListeners(element: RefObject<HTMLElement | null>, listeners: Listeners): void {
  useEffect(() => {
    const controller = new AbortController();
    for (const [name, listener] of Object.entries(listeners)) {
      element.current?.addEventListener(name, listener, { signal: controller.signal });
    }
    return () => controller.abort();
  });
}
