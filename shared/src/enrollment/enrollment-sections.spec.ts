import {
  areAllCompleted,
  type EnrollmentSections,
  firstOpenSection,
  sectionLabel,
  sectionOf,
} from '#shared/enrollment/enrollment-sections';

const PROBLEM = { Field: 'CompanyType', Message: 'Choose the type of the company.' };
const done = sectionOf([], { isStarted: true });
const open = sectionOf([PROBLEM], { isStarted: true });

describe('the sections of an enrollment', () => {
  it.each([
    ['without problems', done, 'Completed'],
    ['with three problems', sectionOf([PROBLEM, PROBLEM, PROBLEM], { isStarted: true }), 'Incomplete (3)'],
    ['that nobody began', sectionOf([PROBLEM], { isStarted: false }), 'Not started'],
    ['that waits for another', sectionOf([], { isStarted: false, canStart: false }), 'Cannot start yet'],
  ])('one %s reads %j', (_what, section, label) => {
    expect(sectionLabel(section)).toBe(label);
  });

  it.each([
    ['Application', [open, open, open]],
    ['Application', [open, done, done]],
    ['SupportingDocuments', [done, open, open]],
    ['Demographics', [done, done, open]],
    [null, [done, done, done]],
  ] as const)('%j stands open first', (expected, [Application, SupportingDocuments, Demographics]) => {
    const sections: EnrollmentSections = { Application, SupportingDocuments, Demographics };
    expect(firstOpenSection(sections)).toBe(expected);
    expect(areAllCompleted(sections)).toBe(expected === null);
  });
});
