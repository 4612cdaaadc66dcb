import { composed } from '#shared/formats/text';
import { AppError } from '../errors.ts';

/**
 * Keys that have a meaning in JavaScript itself: class-transformer takes a value's own `constructor` for its class. It is not maintained,
 * but Nest's ValidationPipe needs it.
 */
const KEYS = ['__proto__', 'constructor', 'prototype'];

export const keyRefused = (key: string): string => `A field cannot be named "${key}".`;

/** @throws INVALID_INPUT for a key with a meaning in JavaScript */
export function refuseKeys(fields: object): void {
  const key = KEYS.find((name) => Object.hasOwn(fields, name));
  if (key !== undefined) {
    throw new AppError('INVALID_INPUT', keyRefused(key));
  }
}

/** Fields of a body that are not trimmed, by the prototype of their class. */
const asTyped = new WeakMap<object, Set<string>>();

/** Leaves a text as sent: passwords, evidence, and rows whose first cell may be empty (their reader does the rest). */
export const AsTyped = (): PropertyDecorator => (target, property) => {
  asTyped.set(target, (asTyped.get(target) ?? new Set<string>()).add(String(property)));
};

/**
 * Trims every text in a body before anything is checked: a name of spaces is not a name; and writes every accent in one way: a name typed
 * on a Mac is the same name. Also checks every key on the way.
 *
 * @param bodyClass names the body's fields that stay as sent
 * @throws INVALID_INPUT for a key with a meaning in JavaScript
 */
export function trimBody(body: unknown, bodyClass: (new () => unknown) | undefined): void {
  const untouched = fieldsAsTyped(bodyClass);
  const waiting = [body];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part !== 'object' || part === null) {
      continue;
    }
    refuseKeys(part);
    const fields = part as Record<string, unknown>;
    for (const name of Object.keys(fields)) {
      const value = fields[name];
      if (typeof value !== 'string') {
        waiting.push(value);
      } else if (part !== body || !untouched.has(name)) {
        fields[name] = composed(value).trim();
      }
    }
  }
}

function fieldsAsTyped(bodyClass: (new () => unknown) | undefined): Set<string> {
  const names = new Set<string>();
  let prototype: object | null = (bodyClass?.prototype as object | undefined) ?? null;
  while (prototype) {
    for (const name of asTyped.get(prototype) ?? []) {
      names.add(name);
    }
    prototype = Object.getPrototypeOf(prototype) as object | null;
  }
  return names;
}
