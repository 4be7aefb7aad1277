/** Cleanup callbacks, run in reverse order. */
export class Cleanup {
  #actions: (() => Promise<void>)[] = [];
  #ended: Promise<void> | undefined;

  /** @returns a function that ends this one thing now */
  add(action: () => Promise<void>): () => Promise<void> {
    let done: Promise<void> | undefined;
    const once = () => {
      this.#actions = this.#actions.filter((other) => other !== once);
      return (done ??= action());
    };
    this.#actions.push(once);
    // An interrupted figure may start something more before it notices.
    if (this.#ended !== undefined) void this.#ended.then(once);
    return once;
  }

  run(): Promise<void> {
    this.#ended ??= this.#runAll();
    return this.#ended;
  }

  async #runAll(): Promise<void> {
    for (let action = this.#actions.pop(); action !== undefined; action = this.#actions.pop()) {
      try {
        await action();
      } catch (error) {
        console.error(error);
      }
    }
  }
}
