import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * What two people made of the same values, in one: each field as the one who changed it left it. Null where both changed one, or where
 * the rows of a list are not the same any more: then only a person can say what is right. Fields of one object (an address, an
 * account) belong together.
 */
export function mergedForm<Form extends FieldValues>(base: Form, mine: Form, theirs: Form): Form | null {
  const values: FieldValues = {};
  for (const name of Object.keys(mine)) {
    const merged = mergedValue(base[name], mine[name], theirs[name]);
    if (merged === null) {
      return null;
    }
    values[name] = merged.value;
  }
  return values as Form;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function mergedValue(base: unknown, mine: unknown, theirs: unknown): { value: unknown } | null {
  if (isSame(mine, theirs) || isSame(base, theirs)) {
    return { value: mine };
  }
  if (isSame(base, mine)) {
    return { value: theirs };
  }
  return isRows(base) && isRows(mine) && isRows(theirs) ? mergedRows(base, mine, theirs) : null;
}

type Row = FieldValues & ({ Key: string } | { Id: number });

const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) &&
  value.every((row: unknown) => typeof row === 'object' && row !== null && ('Key' in row || 'Id' in row));

const whoseOf = (rows: readonly Row[]): unknown[] => rows.map((row) => (row['Key'] as unknown) ?? row['Id']);

function mergedRows(base: readonly Row[], mine: readonly Row[], theirs: readonly Row[]): { value: unknown } | null {
  if (!isSame(whoseOf(base), whoseOf(mine)) || !isSame(whoseOf(theirs), whoseOf(mine))) {
    return null;
  }
  const rows = mine.map((row, at) => mergedForm<FieldValues>(base[at]!, row, theirs[at]!));
  return rows.includes(null) ? null : { value: rows };
}

/** Field by field, so that the others keep their focus and what is being typed in them. */
export function showMerged<Form extends FieldValues>(form: UseFormReturn<Form>, merged: Form): void {
  const set = (name: string, value: unknown, shown: unknown) => {
    if (!isSame(value, shown)) {
      form.setValue(name as FieldPath<Form>, value as FieldPathValue<Form, FieldPath<Form>>, { shouldDirty: true });
    }
  };
  const shown: FieldValues = form.getValues();
  for (const [name, value] of Object.entries(merged)) {
    const before: unknown = shown[name];
    if (isRows(value) && isRows(before) && value.length === before.length) {
      value.forEach((row, at) =>
        Object.entries(row).forEach(([field, each]) => set(`${name}.${at}.${field}`, each, before[at]![field])),
      );
    } else {
      set(name, value, before);
    }
  }
}
