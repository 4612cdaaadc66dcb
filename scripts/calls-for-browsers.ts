/** Of the calls of the API, as shared/answers names them. */
const METHODS: readonly string[] = ['get', 'post', 'put', 'remove'];

/** A node of a syntax tree, as far as this file looks at one. */
interface Node {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
  arguments?: readonly Node[];
  specifiers?: readonly { local: { name: string } }[];
}

/** What calls declare besides their addresses, in the order of the text. */
const declarationsIn = (node: unknown): Node[] => {
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  const { type, callee, arguments: [, declared] = [] } = node as Node;
  return type === 'CallExpression' && METHODS.includes(callee?.name ?? '') && declared
    ? [declared]
    : Object.values(node).flatMap(declarationsIn);
};

const replaced = (text: string, nodes: readonly Node[], by: string): string =>
  nodes.reduceRight((rest, { start, end }) => rest.slice(0, start) + by + rest.slice(end), text);

/**
 * A module of declared calls as browsers need it: each call's method and address. What a call takes and answers is for the server and for the
 * types of both; without it, a page loads the records that it uses and not those of the whole API.
 *
 * @param code JavaScript
 */
export function addressesOnly(code: string, parse: (code: string) => { body: unknown }): string {
  const short = replaced(code, declarationsIn(parse(code)), '{}');
  const imports = (parse(short).body as Node[]).filter(({ type }) => type === 'ImportDeclaration');
  const used = replaced(short, imports, '');
  const unused = imports.filter(({ specifiers = [] }) =>
    specifiers.every(({ local }) => !new RegExp(`\\b${local.name}\\b`).test(used)),
  );
  return replaced(short, unused, '');
}
