import {
  execute,
  getOperationAST,
  GraphQLError,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLResolveInfo,
} from 'graphql';
import { requireAccess } from './access.ts';
import { actualCost, MAX_QUERY_COST, requestedCost } from './cost.ts';
import type { ApiContext } from './api-context.ts';
import { PLAIN_PRODUCT_FIELDS } from './product-fields.ts';
import { RESOLVERS } from './resolvers.ts';
import { adminSchema } from './schema.ts';

export interface ApiRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
}

export interface ApiResponse {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
  readonly extensions?: { readonly cost: object };
}

/** A received query, and its cost. */
export interface QueryRecord {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly requestedCost: number;
  /** Null if it was not executed. */
  readonly actualCost: number | null;
}

/** Every response is 200; errors are in `errors`, as usual for GraphQL. */
export function executeQuery(
  request: ApiRequest,
  context: ApiContext,
  record: (query: QueryRecord) => void,
  throttled: boolean,
): ApiResponse {
  const checked = check(request);
  if ('errors' in checked) return { errors: checked.errors };
  const operation = getOperationAST(checked.document, request.operationName);
  if (!operation) return { errors: [{ message: 'An operation name is required' }] };
  const variables = request.variables ?? {};
  const costed = { document: checked.document, operation, variables };
  const requested = requestedCost(costed);
  const { bucket } = context.shop;
  const costOf = (actual: number | null): object => ({
    requestedQueryCost: requested,
    actualQueryCost: actual,
    throttleStatus: {
      maximumAvailable: bucket.maximum,
      currentlyAvailable: bucket.available,
      restoreRate: bucket.restorePerSecond,
    },
  });
  const refuse = (message: string, code: string): ApiResponse => {
    record({ query: request.query, variables, requestedCost: requested, actualCost: null });
    return { errors: [{ message, extensions: { code } }], extensions: { cost: costOf(null) } };
  };
  if (requested > MAX_QUERY_COST) {
    const limit = `which exceeds the single query max cost limit (${MAX_QUERY_COST})`;
    return refuse(`Query cost is ${requested}, ${limit}.`, 'MAX_COST_EXCEEDED');
  }
  if (throttled || !bucket.take(requested)) return refuse('Throttled', 'THROTTLED');

  const result = execute({
    schema: adminSchema().schema,
    document: checked.document,
    contextValue: context,
    variableValues: variables,
    operationName: request.operationName ?? null,
    fieldResolver: resolveField,
  });
  if (!isResult(result)) throw new Error('No resolver of the stand-in is asynchronous.');
  const actual = actualCost(costed, result.data);
  bucket.giveBack(Math.max(0, requested - actual));
  record({ query: request.query, variables, requestedCost: requested, actualCost: actual });
  return {
    ...(result.data === undefined ? {} : { data: result.data }),
    ...(result.errors === undefined
      ? {}
      : { errors: result.errors.map((error) => error.toJSON()) }),
    extensions: { cost: costOf(actual) },
  };
}

type Checked = { readonly document: DocumentNode } | { readonly errors: readonly unknown[] };

/** Cached by query: an app has few documents, and checking one takes longer than executing it. */
const checkedQueries = new Map<string, Checked>();
const MAX_CHECKED = 200;

function check({ query }: ApiRequest): Checked {
  const known = checkedQueries.get(query);
  if (known !== undefined) return known;
  const checked = checkAnew(query);
  if (checkedQueries.size >= MAX_CHECKED) checkedQueries.clear();
  checkedQueries.set(query, checked);
  return checked;
}

function checkAnew(query: string): Checked {
  try {
    const document = parse(query);
    const rules = [...specifiedRules, NoDeprecatedCustomRule];
    const errors = validate(adminSchema().schema, document, rules);
    return errors.length > 0 ? { errors: errors.map((error) => error.toJSON()) } : { document };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error.toJSON()] };
    throw error;
  }
}

function resolveField(
  source: unknown,
  given: Record<string, unknown>,
  context: ApiContext,
  info: GraphQLResolveInfo,
): unknown {
  requireAccess(info, context.granted);
  const { parentType, fieldName, path } = info;
  if (path.prev === undefined && context.failing.has(String(path.key))) {
    throw new GraphQLError('Internal error. Looks like something went wrong on our end.', {
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  }
  const resolver = RESOLVERS[parentType.name]?.[fieldName];
  if (resolver !== undefined) {
    return resolver(source as never, given as never, context, info);
  }
  const object: object = typeof source === 'object' && source !== null ? source : {};
  const kept: unknown =
    parentType.name === 'Product' && PLAIN_PRODUCT_FIELDS.has(fieldName)
      ? Reflect.get(object, 'product')
      : object;
  if (typeof kept === 'object' && kept !== null && fieldName in kept) {
    return Reflect.get(kept, fieldName);
  }
  throw new GraphQLError(`The stand-in has no ${parentType.name}.${fieldName}.`);
}

function isResult(
  result: ExecutionResult | PromiseLike<ExecutionResult>,
): result is ExecutionResult {
  return !('then' in result);
}
