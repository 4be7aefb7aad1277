import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

const Named = z.object({ name: z.string() });
const Typed = z.object({ text: z.string() }).optional();

/** The parts of a custom elements manifest that are used. */
const Manifest = z.object({
  modules: z.array(
    z.object({
      declarations: z.array(
        z.object({
          tagName: z.string(),
          // Some of them have no name.
          members: z.array(z.object({ name: z.string().optional() })).default([]),
          attributes: z
            .array(z.object({ name: z.string(), fieldName: z.string().optional(), type: Typed }))
            .default([]),
          events: z.array(Named).default([]),
          slots: z.array(Named).default([]),
        }),
      ),
    }),
  ),
});

/** One Polaris element, as Shopify describes it. */
export interface Described {
  readonly attributes: Readonly<Record<string, DescribedAttribute>>;
  /** Names of properties and methods. */
  readonly members: readonly string[];
  readonly events: readonly string[];
  readonly slots: readonly string[];
}

export interface DescribedAttribute {
  readonly field: string;
  readonly isBoolean: boolean;
  /** Its possible values, if known. */
  readonly values: readonly string[] | undefined;
}

let read: Readonly<Record<string, Described>> | undefined;

/** The elements of `@shopify/polaris-types`, by tag. */
export function polarisElements(): Readonly<Record<string, Described>> {
  if (read !== undefined) return read;
  const file = createRequire(import.meta.url).resolve('@shopify/polaris-types/custom-elements');
  const manifest = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const declarations = manifest.modules.flatMap((module) => module.declarations);
  read = Object.fromEntries(
    declarations.map(({ tagName, attributes, members, events, slots }) => [
      tagName,
      {
        attributes: Object.fromEntries(
          attributes.map(({ name, fieldName, type }) => [
            name,
            {
              field: fieldName ?? name,
              isBoolean: /^(?:boolean|true|false)(?: \| undefined)?$/.test(type?.text ?? ''),
              values: valuesOf(type?.text ?? ''),
            },
          ]),
        ),
        members: members.flatMap(({ name }) => name ?? []),
        events: events.map(({ name }) => name),
        slots: slots.map(({ name }) => name),
      },
    ]),
  );
  return read;
}

/** `"a" | "b"` lists all values; other types allow more. */
function valuesOf(type: string): string[] | undefined {
  const parts = type.split(' | ');
  return parts.every((part) => /^"[^"]*"$/.test(part))
    ? parts.map((part) => part.slice(1, -1))
    : undefined;
}
