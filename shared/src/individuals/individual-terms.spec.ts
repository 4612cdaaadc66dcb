import { isoDate } from '#shared/dates/iso-date';
import {
  coverageLengthText,
  individualKind,
  type IndividualTerms,
  missingTerms,
  ownTerms,
  shortTermLastDay,
} from '#shared/individuals/individual-terms';

const EVENT = {
  QualifyingEventReason: 'Marriage',
  EventDate: isoDate('2026-11-12'),
  EventAnswer: 'PriorCoverage',
} as const;
const SPECIAL: IndividualTerms = {
  ...EVENT,
  IndividualPlanType: 'Permanent',
  EnrollmentType: 'Special',
  CoverageLength: null,
};

describe('the kind of an individual quote', () => {
  it.each([
    ['OEP', { EnrollmentType: 'Open' }, false],
    ['SEP', {}, false],
    ['FFM', {}, true],
    ['Short term', { IndividualPlanType: 'ShortTerm', EnrollmentType: null }, false],
  ] as const)('%s', (kind, terms, IsFfm) => {
    expect(individualKind({ ...SPECIAL, ...terms, IsFfm })).toBe(kind);
  });
});

describe('the length of short-term coverage', () => {
  it.each([
    [1, '1 month'],
    [2, '2 months'],
    [3, '3 months'],
    [4, '3 months with a 1-month renewal'],
    [6, '3 months with renewal'],
  ])('of %i months reads "%s"', (months, text) => {
    expect(coverageLengthText(months)).toBe(text);
  });

  it.each([
    ['2026-12-01', 1, '2026-12-31'],
    ['2026-12-15', 3, '2027-03-14'],
    ['2026-11-30', 3, '2027-02-27'],
    ['2027-10-31', 4, '2028-02-28'],
  ])('from %s for %i months ends on %s', (first, months, last) => {
    expect(shortTermLastDay(isoDate(first), months)).toBe(last);
  });
});

describe('the terms of an individual quote', () => {
  it('need a length for a short-term plan and an enrollment type for a permanent one', () => {
    const shortTerm = { ...SPECIAL, IndividualPlanType: 'ShortTerm' } as const;
    expect(missingTerms(shortTerm)).toEqual({ CoverageLength: ['Choose how long the coverage lasts.'] });
    expect(missingTerms({ ...shortTerm, CoverageLength: 2 })).toEqual({});
    expect(missingTerms({ ...SPECIAL, EnrollmentType: null })).toEqual({
      EnrollmentType: ['Choose open or special enrollment.'],
    });
    expect(missingTerms(SPECIAL)).toEqual({});
  });

  it('keep only what belongs to their type', () => {
    expect(ownTerms({ ...SPECIAL, CoverageLength: 3 })).toEqual(SPECIAL);
    // An answer about coverage before the marriage says nothing about another event.
    expect(ownTerms({ ...SPECIAL, QualifyingEventReason: 'Birth' }).EventAnswer).toBeNull();
    expect(ownTerms({ ...SPECIAL, EnrollmentType: 'Open' })).toEqual({
      ...SPECIAL,
      EnrollmentType: 'Open',
      QualifyingEventReason: null,
      EventDate: null,
      EventAnswer: null,
    });
    expect(ownTerms({ ...SPECIAL, IndividualPlanType: 'ShortTerm', CoverageLength: 3 })).toEqual({
      IndividualPlanType: 'ShortTerm',
      EnrollmentType: null,
      QualifyingEventReason: null,
      EventDate: null,
      EventAnswer: null,
      CoverageLength: 3,
    });
  });
});
