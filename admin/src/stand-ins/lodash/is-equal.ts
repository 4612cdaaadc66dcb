import { isFields } from './plain-data.ts';

/** Whether two values of plain data are the same. A field that is missing is not one that is undefined. */
export default function isEqual(one: unknown, other: unknown): boolean {
  if (one === other || Object.is(one, other)) {
    return true;
  }
  if (one instanceof Date && other instanceof Date) {
    return Object.is(one.getTime(), other.getTime());
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => isEqual(value, other[index]));
  }
  return isFields(one) && isFields(other) && haveSameFields(one, other);
}

function haveSameFields(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
  );
}
