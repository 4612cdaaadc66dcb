/**
 * The sections of a group enrollment, as a task list.
 * Source: spec 001 section 2, "/enrollment/group"; ux 4.
 */
export const ENROLLMENT_SECTION_NAMES = ['Application', 'SupportingDocuments', 'Demographics'] as const;
export type EnrollmentSectionName = (typeof ENROLLMENT_SECTION_NAMES)[number];

export const SECTION_STATES = ['Completed', 'Incomplete', 'NotStarted', 'CannotStart'] as const;
export type SectionState = (typeof SECTION_STATES)[number];

/** Something missing or wrong, and the field (or member, or document type) it concerns. */
export interface EnrollmentProblem {
  Field: string;
  Message: string;
}

export interface EnrollmentSection {
  State: SectionState;
  /** Empty if the section is complete. */
  Problems: EnrollmentProblem[];
}

export type EnrollmentSections = Record<EnrollmentSectionName, EnrollmentSection>;

export const isCompleted = ({ State }: EnrollmentSection): boolean => State === 'Completed';

/** Application, supporting documents and demographics; problems of subgroups are part of the application's. */
export const areAllCompleted = (sections: EnrollmentSections): boolean =>
  ENROLLMENT_SECTION_NAMES.every((name) => isCompleted(sections[name]));

/** The first invalid section, in page order; null if all are valid. */
export const firstOpenSection = (sections: EnrollmentSections): EnrollmentSectionName | null =>
  ENROLLMENT_SECTION_NAMES.find((name) => !isCompleted(sections[name])) ?? null;

/** A section with its state: complete without problems, otherwise depending on whether it was started. */
export const sectionOf = (
  problems: EnrollmentProblem[],
  { isStarted, canStart = true }: { isStarted: boolean; canStart?: boolean },
): EnrollmentSection => ({
  State: !canStart ? 'CannotStart' : problems.length === 0 ? 'Completed' : isStarted ? 'Incomplete' : 'NotStarted',
  Problems: problems,
});

const LABELS: Record<SectionState, string> = {
  Completed: 'Completed',
  Incomplete: 'Incomplete',
  NotStarted: 'Not started',
  CannotStart: 'Cannot start yet',
};

/** "Completed", "Incomplete (3)", "Not started", "Cannot start yet". */
export const sectionLabel = ({ State, Problems }: EnrollmentSection): string =>
  State === 'Incomplete' ? `${LABELS.Incomplete} (${Problems.length})` : LABELS[State];
