import { DOC_TYPE_IDS, DOCUMENT_TYPES, isDocTypeId } from '#shared/enrollment/documents.record';
import {
  type AnswersForDocuments,
  areDocumentsBypassed,
  missingDocuments,
  type RequiredDocumentFacts,
  requiredDocuments,
} from '#shared/enrollment/required-documents';

const NO_ANSWERS: AnswersForDocuments = {
  NumberOfEmployees: 12,
  NumberWaiving: 0,
  ElectAutoPayment: false,
  IsEnrolledInFSA: false,
  PHAdministersHRA: false,
  IsDeltaDentalIncudedOnInvoice: false,
  CommonTaxControl: { Eligible: false },
};
const facts = (given: Partial<RequiredDocumentFacts> = {}): RequiredDocumentFacts => ({
  quoteType: 'SmallGroupNewBusiness',
  answers: NO_ANSWERS,
  waivingEmployees: 0,
  hasDeltaDentalPlan: false,
  disableForExternalAgentFlag: false,
  ...given,
});
const answers = (given: Partial<AnswersForDocuments>): Partial<RequiredDocumentFacts> => ({
  answers: { ...NO_ANSWERS, ...given },
});
const idsOf = (given: Partial<RequiredDocumentFacts>) =>
  requiredDocuments(facts(given)).map(({ DocTypeId }) => DocTypeId);
const RENEWAL = { quoteType: 'SmallGroupRenewal' } as const;

describe('the documents of an enrollment', () => {
  it.each<[string, Partial<RequiredDocumentFacts>, number[]]>([
    ['new business', {}, [1, 15, 17, 18, 19, 22]],
    ['new business before anything is answered', { answers: null }, [1, 15, 17, 18, 19, 22]],
    ['new business that agents are kept out of', { disableForExternalAgentFlag: true }, [1, 15, 17, 18, 22]],
    ['a renewal', RENEWAL, [1, 22]],
    [
      'a renewal with every condition',
      { ...RENEWAL, ...everything() },
      [1, 20, 21, 22, 24, 25, 26, 30, 27, 28, 29, 31],
    ],
    ['new business with every condition', everything(), [...DOC_TYPE_IDS]],
  ])('of %s', (_what, given, ids) => {
    expect(idsOf(given)).toEqual(ids);
  });

  it.each<[number[], string, Partial<RequiredDocumentFacts>]>([
    [[20], 'a Delta Dental plan', { hasDeltaDentalPlan: true }],
    [[20], 'Delta Dental on the invoice', answers({ IsDeltaDentalIncudedOnInvoice: true })],
    [[21], 'one who waives, as answered', answers({ NumberWaiving: 1 })],
    [[21], 'one who waives, on the census', { waivingEmployees: 1 }],
    [[24], 'automatic payment', answers({ ElectAutoPayment: true })],
    [[25], 'two employees', answers({ NumberOfEmployees: 2 })],
    [[25], 'one employee', answers({ NumberOfEmployees: 1 })],
    [[], 'three employees', answers({ NumberOfEmployees: 3 })],
    [[], 'a number of employees that is not answered', answers({ NumberOfEmployees: null })],
    [[26, 30], 'an FSA', answers({ IsEnrolledInFSA: true })],
    [[27], 'common tax control', answers({ CommonTaxControl: { Eligible: true } })],
    [[], 'common tax control that is not answered', answers({ CommonTaxControl: { Eligible: null } })],
    [[28, 29, 31], 'an HRA that the insurer administers', answers({ PHAdministersHRA: true })],
  ])('are also %j with %s', (ids, _what, given) => {
    const usual = idsOf({});
    expect(idsOf(given).filter((id) => !usual.includes(id))).toEqual(ids);
  });

  it('each say why, and the larger count of waivers is told', () => {
    const required = requiredDocuments(facts({ ...everything(), waivingEmployees: 4 }));
    expect(required.every(({ Why, Title }) => Why.endsWith('.') && Title !== '')).toBe(true);
    expect(required.find(({ DocTypeId }) => DocTypeId === 21)?.Why).toBe('4 employees waive coverage.');
  });

  it('block completion until they are there, but for waivers and the agent access request', () => {
    const required = requiredDocuments(facts({ waivingEmployees: 1 }));
    expect(missingDocuments(required, new Set()).map(({ DocTypeId }) => DocTypeId)).toEqual([1, 15, 17, 18, 19]);
    expect(missingDocuments(required, new Set([1, 15, 17, 18, 19]))).toEqual([]);
  });

  it.each([
    [true, 'SmallGroupNewBusiness', true],
    [false, 'SmallGroupNewBusiness', false],
    [true, 'SmallGroupRenewal', false],
  ] as const)('are bypassed, answered %j for %s: %j', (BypassSupportDocument, quoteType, expected) => {
    expect(areDocumentsBypassed({ BypassSupportDocument }, quoteType)).toBe(expected);
  });

  it('have ids and titles of their own; the proofs of individuals are none of a group', () => {
    expect([...DOC_TYPE_IDS].sort((one, other) => one - other)).toEqual(Object.keys(DOCUMENT_TYPES).map(Number));
    expect([isDocTypeId(31), isDocTypeId(16), isDocTypeId(0)]).toEqual([true, false, false]);
  });
});

function everything(): Partial<RequiredDocumentFacts> {
  return {
    waivingEmployees: 1,
    hasDeltaDentalPlan: true,
    ...answers({
      NumberOfEmployees: 2,
      ElectAutoPayment: true,
      IsEnrolledInFSA: true,
      PHAdministersHRA: true,
      CommonTaxControl: { Eligible: true },
    }),
  };
}
