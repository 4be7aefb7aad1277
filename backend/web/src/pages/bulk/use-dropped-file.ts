import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes the file that is dropped anywhere on the page. Without it, the browser would leave the page
 * and show the file.
 * @returns whether a file is over the page
 */
export function useDroppedFile(onDrop: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const over = (event: DragEvent): void => {
      // What browsers call them in every language.
      const hasFiles = event.dataTransfer?.types.some((type) => type === 'Files') === true;
      if (!hasFiles) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      // It left the window, and not one element for another.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files.item(0);
      setOver(false);
      if (file === null || file === undefined) return;
      event.preventDefault();
      take(file);
    };
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    return () => stop.abort();
  }, []);
  return isOver;
}
