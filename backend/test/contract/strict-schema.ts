import { z } from 'zod';

/**
 * The schema with every object closed; bounds are left to the schema itself. Replies are open for
 * clients, which must accept new fields; the service itself sends exactly the documented fields.
 */
export function strict(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape);
    return z.strictObject(Object.fromEntries(fields.map(([key, field]) => [key, strict(field)])));
  }
  if (schema instanceof z.ZodArray) return z.array(strict(schema.element));
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(strict));
  if (schema instanceof z.ZodOptional) return strict(schema.unwrap()).optional();
  if (schema instanceof z.ZodRecord)
    return z.partialRecord(schema.keyType, strict(schema.valueType));
  if (schema instanceof z.ZodNullable) return strict(schema.unwrap()).nullable();
  if (LEAVES.some((leaf) => schema instanceof leaf) && schema instanceof z.ZodType) return schema;
  throw new Error(`No strict form is known for ${schema._zod.def.type}.`);
}

const LEAVES = [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodLiteral, z.ZodEnum] as const;
