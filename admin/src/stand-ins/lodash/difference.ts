/** What stands in the first list and not in the other. */
export default function difference(list: unknown, without: unknown): unknown[] {
  const left = new Set(Array.isArray(without) ? without : []);
  return Array.isArray(list) ? list.filter((value) => !left.has(value)) : [];
}
