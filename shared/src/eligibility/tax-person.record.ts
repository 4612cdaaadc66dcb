import { personDay, yesNo, orBlank } from '#shared/persons/person-kinds';
import { record, type Wire } from '#shared/records/field';
import { code, described, text } from '#shared/records/kinds';

/** What bars a person from the tax credit. 26 CFR 1.36B-2(c): Medicare, an affordable offer of minimum value, Medicaid or MIChild. */
export const OTHER_COVERAGES = ['None', 'Medicare', 'Employer', 'Medicaid'] as const;
export type OtherCoverage = (typeof OTHER_COVERAGES)[number];

export const OTHER_COVERAGE_LABELS: Readonly<Record<OtherCoverage, string>> = {
  None: 'None',
  Medicare: 'Can have Medicare',
  Employer: 'Has an affordable offer from an employer',
  Medicaid: 'Can have MIChild or Medicaid',
};

/** The marketplace's certificates have letters and digits; how many is in no rule. */
function exemptionNumberProblem(typed: string): string | null {
  return /^[A-Za-z0-9]{4,12}$/.test(typed)
    ? null
    : 'Enter the exemption number as on the certificate: letters and digits.';
}

/** What the tax credit and catastrophic plans ask of a person of a household. */
export const TAX_PERSON = record({
  OtherCoverage: {
    ...described(
      code('Other coverage', OTHER_COVERAGES, OTHER_COVERAGE_LABELS),
      'That the person has or can have: it bars the tax credit.',
    ),
    blank: 'None' as const,
    fallback: 'None' as const,
  },
  IsPregnant: yesNo('Pregnant'),
  MedicaidDeniedOn: described(
    orBlank(personDay('MIChild or Medicaid denied on')),
    'By the marketplace or the state: then the person can have the tax credit. null: not denied.',
  ),
  LivesElsewhere: yesNo('Lives in another county'),
  ExemptionNumber: described(
    orBlank(
      text('Exemption number', { max: 12, problem: exemptionNumberProblem, stored: (typed) => typed.toUpperCase() }),
    ),
    'Of the certificate that lets someone of 30 and over have a catastrophic plan. null: none.',
    'ABC1234',
  ),
});
export type TaxPerson = Wire<typeof TAX_PERSON>;

export const NOTHING_BARS: TaxPerson = {
  OtherCoverage: 'None',
  IsPregnant: false,
  MedicaidDeniedOn: null,
  LivesElsewhere: false,
  ExemptionNumber: null,
};
