/** A condition with named parameters as `?` and a list, for plain queries: both drivers take that form. */
export function positional({ sql, parameters }: { sql: string; parameters: Record<string, unknown> }): {
  sql: string;
  values: unknown[];
} {
  const values: unknown[] = [];
  const numbered = sql.replaceAll(/:(\w+)/g, (_, name: string) => {
    values.push(parameters[name]);
    return '?';
  });
  return { sql: numbered, values };
}
