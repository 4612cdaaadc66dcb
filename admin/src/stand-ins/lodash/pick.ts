import { isObject } from './plain-data.ts';

/** The fields of these names, of those that the object has. */
export default function pick(from: unknown, names: readonly string[]): Record<string, unknown> {
  return isObject(from)
    ? Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]))
    : {};
}
