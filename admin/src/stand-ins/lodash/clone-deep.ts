import { isFields } from './plain-data.ts';

/** A copy of plain data that shares no object with it. */
export default function cloneDeep(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(cloneDeep);
  }
  if (value instanceof Date) {
    return new Date(value);
  }
  return isFields(value)
    ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, cloneDeep(field)]))
    : value;
}
