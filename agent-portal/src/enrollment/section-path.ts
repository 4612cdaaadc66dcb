import type { EnrollmentSectionName } from '#shared/enrollment/enrollment-sections';

const PAGES: Record<EnrollmentSectionName, string> = {
  Application: 'application',
  SupportingDocuments: 'supporting-documentation',
  Demographics: 'demographics',
};

/** A section's page; with a field, opens at that field. */
export const sectionPath = (quoteId: number, name: EnrollmentSectionName, field?: string): string =>
  `/enrollment/${PAGES[name]}/${quoteId}${field === undefined ? '' : `?${new URLSearchParams({ field })}`}`;
