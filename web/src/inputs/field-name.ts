/** Raised for a field that can show an error and has no name: nobody could find out which field the error belongs to. */
export class NamelessFieldError extends Error {
  constructor(label: string) {
    super(`A form field that shows an error message must have a name: "${label}" has none.`);
    this.name = 'NamelessFieldError';
  }
}

/**
 * The name of a field. Every input asks for it here, once, before anything is drawn.
 *
 * Source: spec 000 section 5, "A form field that shows an error message must have a name, otherwise an error is raised".
 */
export function requireFieldName<Name extends string>(name: Name | undefined, label: string): Name {
  if (!name?.trim()) {
    throw new NamelessFieldError(label);
  }
  return name;
}
