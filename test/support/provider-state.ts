import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';

/** Modules of packages, whose objects keep the application together. */
const OF_PACKAGES = /^(?:TypeOrm|Schedule|Terminus|Health|Internal|Discovery)/;

/**
 * What the application's own objects remember at this moment: caches, counters, positions. The returned function makes them forget
 * everything since. Fields are found, not listed, so that a new cache is forgotten too.
 */
export function rememberState(app: INestApplication): () => void {
  const modules = [...app.get(ModulesContainer).values()].filter(({ name }) => !OF_PACKAGES.test(name));
  const instances = new Set(
    [...app.get(ModulesContainer).values()].flatMap(({ providers, controllers, injectables }) =>
      [providers, controllers, injectables].flatMap((each) => [...each.values()].map(({ instance }) => instance as unknown)),
    ),
  );
  const own = modules.flatMap(({ providers, controllers }) =>
    [...providers.values(), ...controllers.values()].map(({ instance }) => instance as unknown),
  );
  const seen = new Set<unknown>();
  const restores = own.filter(isObject).flatMap((instance) => remembered(instance, seen, instances));
  return () => restores.forEach((restore) => restore());
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function remembered(thing: object, seen: Set<unknown>, instances: ReadonlySet<unknown>): (() => void)[] {
  if (seen.has(thing)) {
    return [];
  }
  seen.add(thing);
  if (thing instanceof Map) {
    const entries = [...thing];
    return [() => (thing.clear(), entries.forEach(([key, value]) => thing.set(key, value)))];
  }
  if (thing instanceof Set) {
    const values = [...thing];
    return [() => (thing.clear(), values.forEach((value) => thing.add(value)))];
  }
  if (Array.isArray(thing)) {
    const values = [...thing];
    return [() => void thing.splice(0, thing.length, ...values)];
  }
  if (isCache(thing)) {
    const entries = thing.dump();
    return [() => thing.load(entries)];
  }
  const fields = Object.entries(Object.getOwnPropertyDescriptors(thing)).filter(([, { writable }]) => writable);
  return [
    ...fields.map(([name, { value }]) => () => void Object.assign(thing, { [name]: value as unknown })),
    ...fields.flatMap(([, { value }]) =>
      isObject(value) && !instances.has(value) && isOwnKind(value) ? remembered(value, seen, instances) : [],
    ),
  ];
}

/** As lru-cache has them. */
interface Cache {
  dump(): unknown[];
  load(entries: unknown[]): void;
}

const isCache = (thing: object): thing is Cache => 'dump' in thing && 'load' in thing;

/** Collections, plain objects and objects of small classes; not what talks to something outside. */
const isOwnKind = (value: object): boolean =>
  !(value instanceof Promise) && !(value instanceof WeakMap) && !/^(?:DataSource|EntityManager|.*Repository|Timeout)$/.test(value.constructor?.name ?? '');
