/** What stands in any of the lists, once. */
export default function union(...lists: unknown[]): unknown[] {
  return [...new Set(lists.filter((list) => Array.isArray(list)).flat())];
}
