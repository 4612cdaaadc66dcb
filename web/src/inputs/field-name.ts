/** Thrown for a field without a name that can show an error: the error could not be matched to it. */
export class NamelessFieldError extends Error {
  constructor(label: string) {
    super(`A form field that shows an error message must have a name: "${label}" has none.`);
    this.name = 'NamelessFieldError';
  }
}

/**
 * Validates a field's name. Every input calls this once, before rendering.
 *
 * Source: spec 000 section 5, "A form field that shows an error message must have a name, otherwise an error is raised".
 */
export function requireFieldName<Name extends string>(name: Name | undefined, label: string): Name {
  if (!name?.trim()) {
    throw new NamelessFieldError(label);
  }
  return name;
}
