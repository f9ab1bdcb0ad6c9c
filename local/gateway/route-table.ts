/** One method on one resource of a REST API. */
export interface Route<Method> {
  /** As the template writes it, e.g. `/v1/invoices/{id}`. */
  readonly resourcePath: string;
  readonly resourceId: string;
  /** An HTTP method, or `ANY`. */
  readonly httpMethod: string;
  readonly method: Method;
}

export interface RouteMatch<Method> {
  readonly route: Route<Method>;
  /** Values as they stand in the request line: REST APIs do not undo percent-encoding (https://github.com/serverless/serverless/issues/5037). */
  readonly pathParameters: Readonly<Record<string, string>>;
}

interface Node<Method> {
  readonly literals: Map<string, Node<Method>>;
  parameter: { readonly name: string; readonly node: Node<Method> } | null;
  greedy: { readonly name: string; readonly node: Node<Method> } | null;
  readonly methods: Map<string, Route<Method>>;
}

/**
 * Chooses the route of a request as API Gateway does: a literal segment before `{parameter}` before `{greedy+}`, the named
 * method before `ANY`; where the closest resource has no such method, the next closest.
 */
export class RouteTable<Method> {
  readonly #root = emptyNode<Method>();

  constructor(routes: Iterable<Route<Method>>) {
    for (const route of routes) this.#add(route);
  }

  /** @param path from the first `/` after the stage on, percent-encoding kept, query left off. */
  match(httpMethod: string, path: string): RouteMatch<Method> | null {
    // One slash at the end is not part of the resource's path.
    const segments = path.replace(/\/$/, '').split('/').slice(1);
    return search(this.#root, segments, httpMethod, {});
  }

  #add(route: Route<Method>): void {
    let node = this.#root;
    for (const segment of route.resourcePath.split('/').filter((each) => each !== '')) node = childOf(node, segment);
    node.methods.set(route.httpMethod, route);
  }
}

function emptyNode<Method>(): Node<Method> {
  return { literals: new Map(), parameter: null, greedy: null, methods: new Map() };
}

function childOf<Method>(node: Node<Method>, segment: string): Node<Method> {
  const placeholder = /^\{([^}+]+)(\+?)\}$/.exec(segment);
  if (!placeholder) {
    const known = node.literals.get(segment) ?? emptyNode<Method>();
    node.literals.set(segment, known);
    return known;
  }
  const [, name = '', plus] = placeholder;
  const kind = plus ? 'greedy' : 'parameter';
  const known = node[kind] ?? { name, node: emptyNode<Method>() };
  node[kind] = known;
  return known.node;
}

function search<Method>(
  node: Node<Method>,
  segments: readonly string[],
  httpMethod: string,
  pathParameters: Readonly<Record<string, string>>,
): RouteMatch<Method> | null {
  const [first, ...rest] = segments;
  if (first === undefined) {
    const route = node.methods.get(httpMethod) ?? node.methods.get('ANY');
    return route ? { route, pathParameters } : null;
  }
  const literal = node.literals.get(first);
  const { parameter, greedy } = node;
  return (
    (literal && search(literal, rest, httpMethod, pathParameters)) ||
    (parameter &&
      first !== '' &&
      search(parameter.node, rest, httpMethod, { ...pathParameters, [parameter.name]: first })) ||
    (greedy && search(greedy.node, [], httpMethod, { ...pathParameters, [greedy.name]: segments.join('/') })) ||
    null
  );
}
