/**
 * Tracks which routes were being served recently. A route's label may only be known after the
 * request has started, so it is read as late as possible.
 */
export class RoutesInFlight {
  readonly #open = new Set<{ readonly route: string }>();
  #finished = new Set<string>();

  /** @returns a function to call when the request has ended */
  enter(request: { readonly route: string }): () => void {
    this.#open.add(request);
    return () => {
      this.#open.delete(request);
      this.#finished.add(request.route);
    };
  }

  /** Routes that were in flight at any time since the last call. */
  take(): string[] {
    const routes = new Set([...this.#finished, ...Array.from(this.#open, ({ route }) => route)]);
    this.#finished = new Set();
    return [...routes].sort();
  }
}
