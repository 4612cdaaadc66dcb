import type { EnrollmentSectionName } from '#shared/enrollment/enrollment-sections';

const PAGES: Record<EnrollmentSectionName, string> = {
  Application: 'application',
  SupportingDocuments: 'supporting-documentation',
  Demographics: 'demographics',
};

/** The page of a part; with a field it opens there. */
export const sectionPath = (quoteId: number, name: EnrollmentSectionName, field?: string): string =>
  `/enrollment/${PAGES[name]}/${quoteId}${field === undefined ? '' : `?${new URLSearchParams({ field })}`}`;
