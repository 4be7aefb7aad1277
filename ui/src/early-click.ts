/**
 * The last button that was pressed on a server-rendered page before its scripts ran. Links work
 * without scripts.
 */
let pressed: HTMLButtonElement | undefined;

/** Holds back what a press would do, and remembers it. */
function hold(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button === null) return;
  event.preventDefault();
  pressed = button;
}

/** Remembers presses of buttons. Enter in a form is one, too. */
export function holdClicks(): void {
  document.addEventListener('click', hold);
}

/** Repeats the last press, once the page can follow it. */
export function repeatClick(): void {
  document.removeEventListener('click', hold);
  pressed?.click();
  pressed = undefined;
}
