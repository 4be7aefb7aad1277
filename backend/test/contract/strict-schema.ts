import { z } from 'zod';

/**
 * The schema's shape with every object in it closed; bounds are left to the schema itself. Replies are open for clients, who must bear new
 * fields; the service itself sends what is in the table and nothing else.
 */
export function strict(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape);
    return z.strictObject(Object.fromEntries(fields.map(([key, field]) => [key, strict(field)])));
  }
  if (schema instanceof z.ZodArray) return z.array(strict(schema.element));
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(strict));
  if (schema instanceof z.ZodOptional) return strict(schema.unwrap()).optional();
  if (schema instanceof z.ZodNullable) return strict(schema.unwrap()).nullable();
  if (LEAVES.some((leaf) => schema instanceof leaf) && schema instanceof z.ZodType) return schema;
  throw new Error(`No strict form is known for ${schema._zod.def.type}.`);
}

const LEAVES = [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodLiteral, z.ZodEnum] as const;
