import { isFields, isObject } from './plain-data.ts';

/** What becomes of a field, or undefined where it is merged as any other. */
type Choose = (own: unknown, given: unknown) => unknown;

/** Puts the fields of plain data into the target, deep inside; what the source has as undefined changes nothing. */
export default function mergeWith(target: unknown, source: unknown, choose: Choose): unknown {
  if (isObject(target) && isObject(source)) {
    for (const name of Object.keys(source).filter((each) => each !== '__proto__')) {
      const chosen = choose(target[name], source[name]);
      const merged = chosen === undefined ? mergedField(target[name], source[name], choose) : chosen;
      if (merged !== undefined || !(name in target)) {
        target[name] = merged;
      }
    }
  }
  return target;
}

function mergedField(own: unknown, given: unknown, choose: Choose): unknown {
  if (Array.isArray(given)) {
    return mergeWith(Array.isArray(own) ? own : [], given, choose);
  }
  return isFields(given) ? mergeWith(isObject(own) ? own : {}, given, choose) : given;
}
