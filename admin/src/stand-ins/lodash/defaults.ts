/** Fills what is undefined in the target; the first source that has it counts. */
export default function defaults(target: Record<string, unknown>, ...sources: (object | null | undefined)[]): object {
  for (const [name, value] of sources.flatMap((source) => Object.entries(source ?? {}))) {
    if (target[name] === undefined) {
      target[name] = value;
    }
  }
  return target;
}
