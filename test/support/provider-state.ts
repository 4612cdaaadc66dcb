import type { INestApplication } from '@nestjs/common';
import { ModuleRef, ModulesContainer } from '@nestjs/core';
import { CountCache } from '../../backend/src/platform/database/count-cache.ts';
import { VersionedCache } from '../../backend/src/platform/database/versioned-cache.ts';
import { AuditChains } from '../../backend/src/platform/security/audit-chains.ts';

/** Modules of packages, whose objects keep the application together. */
const OF_PACKAGES = /^(?:TypeOrm|Schedule|Terminus|Health|Internal|Discovery)/;
/** What services keep in a field, and which remembers something itself. */
const KEPT_IN_FIELDS = [CountCache, VersionedCache, AuditChains];

/**
 * What the application's own objects remember at this moment: caches, counters, positions. The returned function makes them forget
 * everything since. Fields are found, not listed, so that a new one is forgotten too.
 */
export function rememberState(app: INestApplication): () => void {
  const instances = [...app.get(ModulesContainer).values()]
    .filter(({ name }) => !OF_PACKAGES.test(name))
    .flatMap(({ metatype, providers, controllers }) =>
      [...providers.values(), ...controllers.values()]
        .map(({ instance }) => instance as unknown)
        .filter((instance) => !(instance instanceof metatype || instance instanceof ModuleRef)),
    );
  const restores = [...new Set(instances)].filter(isObject).flatMap(remembered);
  return () => restores.forEach((restore) => restore());
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function remembered(thing: object): (() => void)[] {
  const descriptors = Object.getOwnPropertyDescriptors(thing);
  const fields = Object.entries(descriptors).filter(([, { writable }]) => writable);
  // A method that a test replaced: it stood in the class, and is a field of its own now.
  const forgetAdded = () =>
    Object.keys(thing).forEach((name) => name in descriptors || Reflect.deleteProperty(thing, name));
  const restores = fields.flatMap(([name, { value }]) => [
    // One that has been aborted stays so.
    () => void Object.assign(thing, { [name]: value instanceof AbortController ? new AbortController() : value }),
    ...(isObject(value) ? contentOf(value) : []),
  ]);
  return [forgetAdded, ...restores];
}

function contentOf(value: object): (() => void)[] {
  if (value instanceof Map) {
    const entries = [...value];
    return [() => (value.clear(), entries.forEach(([key, entry]) => value.set(key, entry)))];
  }
  if (value instanceof Set) {
    const entries = [...value];
    return [() => (value.clear(), entries.forEach((entry) => value.add(entry)))];
  }
  if (Array.isArray(value)) {
    const entries = [...value];
    return [() => void value.splice(0, value.length, ...entries)];
  }
  if (isCache(value)) {
    const entries = value.dump();
    return [() => value.load(entries)];
  }
  return KEPT_IN_FIELDS.some((kind) => value instanceof kind) ? remembered(value) : [];
}

/** As lru-cache has them. */
interface Cache {
  dump(): unknown[];
  load(entries: unknown[]): void;
}

const isCache = (thing: object): thing is Cache => 'dump' in thing && 'load' in thing;
