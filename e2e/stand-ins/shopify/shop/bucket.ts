/** The points of one app in one shop: a leaky bucket, as Shopify's Standard plan has. */
export class Bucket {
  maximum = 2_000;
  restorePerSecond = 100;
  /** How many requests were rejected with `THROTTLED`. */
  throttled = 0;
  /** Total points spent. */
  spent = 0;
  readonly #now: () => number;
  #available = 2_000;
  #at: number;

  constructor(now: () => number) {
    this.#now = now;
    this.#at = now();
  }

  get available(): number {
    this.#restore();
    return Math.floor(this.#available);
  }

  /** @returns whether there were enough points */
  take(points: number): boolean {
    this.#restore();
    if (points > this.#available) {
      this.throttled += 1;
      return false;
    }
    this.#available -= points;
    this.spent += points;
    return true;
  }

  giveBack(points: number): void {
    this.#available = Math.min(this.maximum, this.#available + points);
    this.spent -= points;
  }

  /** Another plan, or another state: a full bucket of this size. */
  set(maximum: number, restorePerSecond: number): void {
    this.maximum = maximum;
    this.restorePerSecond = restorePerSecond;
    this.#available = maximum;
    this.#at = this.#now();
  }

  /** Leaves no points, as another program with the same token would. */
  drain(): void {
    this.#restore();
    this.#available = 0;
  }

  #restore(): void {
    const now = this.#now();
    const restored = ((now - this.#at) / 1000) * this.restorePerSecond;
    this.#available = Math.min(this.maximum, this.#available + restored);
    this.#at = now;
  }
}
