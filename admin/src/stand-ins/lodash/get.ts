import { pathSteps } from './path-steps.ts';

type Fields = Partial<Record<string, unknown>> | null | undefined;

/** What stands at a path, or `otherwise`. */
export default function get(from: unknown, path: unknown, otherwise?: unknown): unknown {
  const found = pathSteps(path, from).reduce<unknown>((at, step) => (at as Fields)?.[step], from);
  return found === undefined ? otherwise : found;
}
