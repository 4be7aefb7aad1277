import { customType } from 'drizzle-orm/pg-core';
import { z } from 'zod';

/** A text column that holds one of a set of values and is checked when it is read. */
export function unionText<const Values extends readonly [string, ...string[]]>(values: Values) {
  const union = z.enum(values);
  return customType<{ data: Values[number]; driverData: string }>({
    dataType: () => 'text',
    fromDriver: (text) => union.parse(text),
  });
}
