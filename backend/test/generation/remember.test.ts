import { describe, expect, it } from 'vitest';
import { oncePer, oncePerText } from '../../src/generation/remember.ts';

describe('what is remembered', () => {
  it('computes once for an object, even if the result is undefined', () => {
    let computed = 0;
    const read = oncePer((): undefined => void computed++);
    const [stool, lamp] = [{}, {}];
    read(stool);
    read(stool);
    read(lamp);
    expect(computed).toBe(2);
  });

  it('computes once for a text, however it was made', () => {
    const computed: string[] = [];
    const length = oncePerText((text) => computed.push(text));
    length('oak stool');
    length(['oak', 'stool'].join(' '));
    expect(computed).toEqual(['oak stool']);
  });

  it('forgets texts when there are too many, and never keeps a long one', () => {
    const computed: string[] = [];
    const length = oncePerText((text) => computed.push(text), 2);
    for (const text of ['oak', 'ash', 'elm', 'oak']) length(text);
    expect(computed).toEqual(['oak', 'ash', 'elm', 'oak']);
    const long = 'oak '.repeat(200);
    length(long);
    length(long);
    expect(computed).toHaveLength(6);
  });
});
