import { isObject } from './plain-data.ts';
import { pathSteps } from './path-steps.ts';

const NUMBER = /^\d+$/;
const NEVER = new Set(['__proto__', 'constructor', 'prototype']);

/** Puts a value at a path of the object itself, making what is missing on the way. */
export default function set<T>(target: T, path: unknown, value: unknown): T {
  const steps = pathSteps(path, target);
  if (!isObject(target) || steps.some((step) => NEVER.has(step))) {
    return target;
  }
  const last = steps.length - 1;
  let at: Record<string, unknown> = target;
  for (const [index, step] of steps.slice(0, last).entries()) {
    const next = at[step];
    at = (at[step] = isObject(next) ? next : NUMBER.test(steps[index + 1] ?? '') ? [] : {}) as Record<string, unknown>;
  }
  at[steps[last] ?? ''] = value;
  return target;
}
