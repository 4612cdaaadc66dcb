/**
 * Why someone may enroll outside open enrollment. Names of spec 002 section 9, and one of ours: the loss of Medicaid or MIChild, which the
 * marketplace gives more days than any other loss.
 */
export const QUALIFYING_EVENTS = [
  'LossOfMinEssentialCoverage',
  'LossOfMedicaid',
  'Marriage',
  'Birth',
  'Adoption',
  'FosterChild',
  'NamedLegalGuardian',
  'PermanentRelocation',
  'Divorce',
  'Death',
  'CobraTerm',
  'GainOfICHRA',
  'GainOfQSEHRA',
  'FinancialChange',
  'NewlyEligible',
  'ExceptionalCircumstances',
  'AdministrativeError',
] as const;
export type QualifyingEvent = (typeof QUALIFYING_EVENTS)[number];

/** Which days the event and the coverage may have. Spec 002 section 9, "Special enrollment groups"; individuals, decision 12. */
export type EventGroup = 1 | 2 | 3 | 4 | 5;

interface QualifyingEventOption {
  name: string;
  sepGrp: Exclude<EventGroup, 5>;
  /** False: only when the marketplace named it, or for internal staff. */
  showInDropdown: boolean;
  /** What shows that it happened. Individuals, decision 36. */
  proof: string;
  /** False: only the marketplace has to take it. 45 CFR 147.104(b)(2)(i) excepts 155.420(d)(6), as to who becomes eligible, and (d)(9). */
  countsOffExchange?: false;
}

/** In the order in which a list offers them. */
export const QUALIFYING_EVENT_OPTIONS: Readonly<Record<QualifyingEvent, QualifyingEventOption>> = {
  LossOfMinEssentialCoverage: {
    name: 'Loss of health coverage',
    sepGrp: 1,
    showInDropdown: true,
    proof: 'A letter from the insurer or employer that says when the coverage ends or ended.',
  },
  LossOfMedicaid: {
    name: 'Loss of Medicaid or MIChild',
    sepGrp: 1,
    showInDropdown: true,
    proof: 'The letter from Medicaid or MIChild that says when the coverage ends or ended.',
  },
  Marriage: { name: 'Marriage', sepGrp: 2, showInDropdown: true, proof: 'The marriage certificate.' },
  Birth: {
    name: 'Birth',
    sepGrp: 3,
    showInDropdown: true,
    proof: 'The birth certificate or a record of the hospital.',
  },
  Adoption: { name: 'Adoption', sepGrp: 3, showInDropdown: true, proof: 'The adoption papers or the court order.' },
  FosterChild: { name: 'Foster care', sepGrp: 3, showInDropdown: true, proof: 'The foster care papers.' },
  NamedLegalGuardian: {
    name: 'Legal guardianship',
    sepGrp: 3,
    showInDropdown: true,
    proof: 'The court order of guardianship.',
  },
  PermanentRelocation: {
    name: 'Permanent move',
    sepGrp: 4,
    showInDropdown: true,
    proof: 'A lease, deed or utility bill with the new address.',
  },
  Divorce: {
    name: 'Divorce or legal separation',
    sepGrp: 1,
    showInDropdown: true,
    proof: 'The divorce decree, and a letter that says when the coverage ends or ended.',
  },
  Death: {
    name: 'Death of the policyholder',
    sepGrp: 1,
    showInDropdown: true,
    proof: 'The death certificate, and a letter that says when the coverage ends or ended.',
  },
  CobraTerm: {
    name: 'End of COBRA coverage',
    sepGrp: 1,
    showInDropdown: true,
    proof: 'The notice of the COBRA administrator.',
  },
  GainOfICHRA: {
    name: 'Offer of an individual coverage HRA (ICHRA)',
    sepGrp: 1,
    showInDropdown: true,
    proof: 'The ICHRA notice of the employer.',
  },
  GainOfQSEHRA: {
    name: 'Offer of a small-employer HRA (QSEHRA)',
    sepGrp: 1,
    showInDropdown: true,
    proof: 'The QSEHRA notice of the employer.',
  },
  FinancialChange: {
    name: 'Change of income with a marketplace plan',
    sepGrp: 4,
    showInDropdown: true,
    proof: 'The notice of the marketplace about the change of the tax credit.',
  },
  NewlyEligible: {
    name: 'Newly eligible for a tax credit with a marketplace plan',
    sepGrp: 4,
    showInDropdown: true,
    proof: 'The notice of the marketplace, or citizenship papers.',
    countsOffExchange: false,
  },
  ExceptionalCircumstances: {
    name: 'Exceptional circumstances',
    sepGrp: 4,
    showInDropdown: false,
    countsOffExchange: false,
    proof: 'The notice that grants the special enrollment period.',
  },
  AdministrativeError: {
    name: 'Administrative error',
    sepGrp: 4,
    showInDropdown: false,
    proof: 'The notice that grants the special enrollment period.',
  },
};
