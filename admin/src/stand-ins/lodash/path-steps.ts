const STEP = /[^.[\]]+/g;

/** 'rules.0.key' and 'rules[0].key' as their steps; a name that the object has as it stands is one step, dots or not. */
export function pathSteps(path: unknown, from: unknown): string[] {
  if (Array.isArray(path)) {
    return path.map(String);
  }
  const text = String(path);
  const isOneName = typeof from === 'object' && from !== null && text in from;
  return isOneName ? [text] : (text.match(STEP) ?? [text]);
}
