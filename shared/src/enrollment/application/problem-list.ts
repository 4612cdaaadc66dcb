import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { APPLICATION } from '#shared/enrollment/application.record';
import type { Field, Fields } from '#shared/records/field';

/** A field's label in the form, problem lists and differences, by form path: "SubGroups.0.Admin.Phone" is "Group admin phone". */
export function fieldLabel(path: string): string {
  const names = path.split('.').filter((name) => !/^\d+$/.test(name));
  const fieldIn = (fields: Fields | undefined, name: string): Field | undefined => fields?.[name];
  const found = names.reduce<(Pick<Field, 'fields'> & Partial<Field>) | undefined>(
    (field, name) => fieldIn(field?.fields, name),
    { fields: APPLICATION },
  );
  return found?.label ?? path;
}

/** The label with its owner: "S002: Tax ID", "CA01: Segment name". The primary group is not mentioned. */
export function fullFieldLabel(path: string): string {
  const [, list, index] = /^(SubGroups|EmployeeSegments)\.(\d+)\./.exec(path) ?? [];
  const label = fieldLabel(path);
  if (list === undefined) {
    return label;
  }
  const id = list === 'SubGroups' ? subgroupId(Number(index) + 1) : segmentClassId(Number(index));
  return `${id}: ${label}`;
}

/** S001 for index 0, the primary group. Source: spec 001 section 3, "Subgroup". */
export const subgroupId = (place: number): string => `S${String(place + 1).padStart(3, '0')}`;

/** CA01 for index 0. Source: spec 001 section 3, "Employee segment". */
export const segmentClassId = (place: number): string => `CA${String(place + 1).padStart(2, '0')}`;

export const requiredMessage = (path: string): string => `${fullFieldLabel(path)} is required.`;
export const answerMessage = (path: string): string => `${fullFieldLabel(path)}: answer yes or no.`;

/** A problem at a field, or nothing if the rule found none. */
export const at = (Field: string, message: string | null): EnrollmentProblem[] =>
  message === null ? [] : [{ Field, Message: message }];

/** Reports a missing answer, otherwise what the rule finds. */
export function required<Value>(
  path: string,
  value: Value | null,
  problem: (value: Value) => string | null = () => null,
): EnrollmentProblem[] {
  const isBlank = value === null || (typeof value === 'string' && value.trim() === '');
  return at(path, isBlank ? requiredMessage(path) : problem(value));
}

/** A yes/no question. */
export const answered = (path: string, value: boolean | null): EnrollmentProblem[] =>
  at(path, value === null ? answerMessage(path) : null);
