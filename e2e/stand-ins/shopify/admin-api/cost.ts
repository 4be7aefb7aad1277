import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isLeafType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { adminSchema } from './schema.ts';

/** Maximum cost of one request, however full the bucket is. */
export const MAX_QUERY_COST = 1_000;
const MUTATION_COST = 10;
const CONNECTION_COST = 2;

export interface Costed {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * The requested cost by Shopify's rules: an object costs 1, a scalar 0, a mutation 10, and a
 * connection 2 plus its objects, as many as requested.
 */
export function requestedCost(request: Costed): number {
  return new Coster(request).ofOperation();
}

/** The actual cost: a connection counts the objects it returned. */
export function actualCost(request: Costed, data: unknown): number {
  return data === null || data === undefined ? 0 : new Coster(request).ofOperation(data);
}

/** Without data: the requested cost. */
const UNKNOWN = Symbol('unknown');

class Coster {
  readonly #request: Costed;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(request: Costed) {
    this.#request = request;
    this.#fragments = new Map(
      request.document.definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
      ),
    );
  }

  ofOperation(data: unknown = UNKNOWN): number {
    const { operation } = this.#request;
    const root = adminSchema().schema.getRootType(operation.operation);
    return root === undefined || root === null
      ? 0
      : Math.ceil(this.#ofSelections(operation.selectionSet, root, data));
  }

  #ofSelections(set: SelectionSetNode, type: GraphQLCompositeType, data: unknown): number {
    let cost = 0;
    let mostOfOneType = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        cost += this.#ofField(selection, type, data);
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection
          : this.#fragments.get(selection.name.value);
      if (fragment === undefined) continue;
      const condition = fragment.typeCondition?.name.value;
      const inner = condition === undefined ? type : adminSchema().schema.getType(condition);
      if (!isCompositeType(inner)) continue;
      const own = this.#ofSelections(fragment.selectionSet, inner, data);
      if (isAbstractType(type) && inner !== type) mostOfOneType = Math.max(mostOfOneType, own);
      else cost += own;
    }
    return cost + mostOfOneType;
  }

  #ofField(node: FieldNode, parent: GraphQLCompositeType, data: unknown): number {
    const { schema } = adminSchema();
    const name = node.name.value;
    if (name === '__typename' || !('getFields' in parent)) return 0;
    const field = parent.getFields()[name];
    if (field === undefined || node.selectionSet === undefined) return 0;
    const type = getNamedType(field.type);
    if (isLeafType(type) || !isCompositeType(type)) return 0;
    const value = data === UNKNOWN ? UNKNOWN : valueOf(data, node.alias?.value ?? name);
    if (value === null || value === undefined) return 0;
    const own = parent === schema.getMutationType() ? MUTATION_COST : 1;
    if (isObjectType(type) && type.name.endsWith('Connection')) {
      return this.#ofConnection(node, type, value);
    }
    const times = this.#sizeOf(node, value);
    if (Array.isArray(value)) {
      return value
        .filter((one) => one !== null)
        .reduce<number>((sum, one) => sum + own + this.#inner(node, type, one), 0);
    }
    return times * (own + this.#inner(node, type, value));
  }

  #ofConnection(node: FieldNode, type: GraphQLCompositeType, value: unknown): number {
    if (value !== UNKNOWN) return CONNECTION_COST + this.#itemsOf(node, type, value);
    const size = this.#numberOf(node, 'first') ?? this.#numberOf(node, 'last') ?? 0;
    return CONNECTION_COST + size * this.#itemsOf(node, type, UNKNOWN);
  }

  /** For one object if nothing is known, otherwise for all that exist. */
  #itemsOf(node: FieldNode, type: GraphQLCompositeType, value: unknown): number {
    if (node.selectionSet === undefined || !('getFields' in type)) return 0;
    let most = 0;
    for (const selection of node.selectionSet.selections) {
      if (selection.kind !== Kind.FIELD || selection.selectionSet === undefined) continue;
      const name = selection.name.value;
      if (name !== 'nodes' && name !== 'edges') continue;
      const items = value === UNKNOWN ? [UNKNOWN] : valueOf(value, selection.alias?.value ?? name);
      const itemType = getNamedType(type.getFields()[name]?.type);
      if (!Array.isArray(items) || !isCompositeType(itemType)) continue;
      const cost = items.reduce<number>((sum, item) => {
        const inner = this.#inner(selection, itemType, item);
        // An edge does not count as an object; its node does.
        return sum + (name === 'nodes' ? 1 + inner : inner);
      }, 0);
      most = Math.max(most, cost);
    }
    return most;
  }

  #inner(node: FieldNode, type: GraphQLCompositeType, value: unknown): number {
    return node.selectionSet === undefined ? 0 : this.#ofSelections(node.selectionSet, type, value);
  }

  /** The number of objects in a list of ids. */
  #sizeOf(node: FieldNode, value: unknown): number {
    if (value !== UNKNOWN) return 1;
    const given = this.#argument(node, 'ids');
    return Array.isArray(given) ? given.length : 1;
  }

  #numberOf(node: FieldNode, name: string): number | undefined {
    const given = this.#argument(node, name);
    return typeof given === 'number' ? given : undefined;
  }

  #argument(node: FieldNode, name: string): unknown {
    const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
    if (value?.kind === Kind.VARIABLE) return this.#request.variables[value.name.value];
    if (value?.kind === Kind.INT) return Number(value.value);
    return value?.kind === Kind.LIST ? value.values : undefined;
  }
}

function valueOf(data: unknown, key: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
}
