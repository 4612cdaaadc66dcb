import { wordsIn } from '../../backend/src/platform/links/words.ts';
import { CONSENT_KINDS } from '../../shared/src/consents/consent-codes.ts';
import { agreedText } from '../../shared/src/consents/consent-texts.ts';
import { type ReviewedHousehold, reviewedLines } from '../../shared/src/consents/reviewed-lines.ts';
import { type LinkTerms, translatedText } from '../../shared/src/consents/translated-text.ts';
import { RELATIONSHIPS } from '../../shared/src/census/census-codes.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { CSR_LEVELS } from '../../shared/src/eligibility/cost-sharing.ts';
import { ELECTED_REASONS } from '../../shared/src/eligibility/income-ends.ts';

const HOUSEHOLD: ReviewedHousehold = {
  effectiveDate: isoDate('2027-01-01'),
  place: { city: 'Grand Rapids', stateCode: 'MI', postalCode: '49503', county: 'Kent' },
  householdSize: 1_200,
  annualIncome: 41_500,
  people: RELATIONSHIPS.map((relationship, at) => ({
    FirstName: at === 3 ? '' : 'Ada',
    LastName: at === 3 ? '' : 'Byron',
    relationship,
    dateOfBirth: isoDate('1985-06-15'),
    medicalStatus: at === 1 ? 'Waive' : 'Enroll',
    tobacco: at === 2,
  })),
  credit: {
    ...{ grantedCents: 61_240, electedCents: 60_000, divided: null },
    ...{ reason: 'IncomeMayRise', level: 5, percentage: 87 },
  },
  plans: [{ name: 'Lakes Silver HMO', monthlyCents: 140_000, netCents: 80_000 }],
};
const AGENT = {
  Name: 'Grace Agent',
  Npn: '1234567',
  AgencyName: 'Lakes Insurance',
  Phone: '3135550100',
  Email: 'grace@example.com',
};

const terms = (given: Partial<LinkTerms> = {}): LinkTerms => ({
  Kind: 'Review',
  ConsumerName: 'Ada Byron',
  Agent: AGENT,
  GivenDay: isoDate('2026-11-20'),
  Until: given.Kind === 'Consent' ? isoDate('2027-11-20') : null,
  household: HOUSEHOLD,
  ...given,
});
const english = ({ household, ...given }: LinkTerms): string =>
  agreedText({
    ...given,
    Way: 'Link',
    Representative: null,
    Reviewed: household && given.Kind === 'Review' ? reviewedLines(household) : [],
  });
const credits = [
  null,
  ...CSR_LEVELS.map((level) => ({ ...HOUSEHOLD.credit!, level, percentage: level > 3 ? 87 : null })),
  ...ELECTED_REASONS.map((reason) => ({ ...HOUSEHOLD.credit!, reason })),
  { ...HOUSEHOLD.credit!, electedCents: 61_240 },
  { ...HOUSEHOLD.credit!, divided: { hereCents: 40_000, thereCents: 20_000 } },
];

describe('the translation of what a client agrees to', () => {
  it.each([
    ...CONSENT_KINDS.flatMap((Kind) => [
      terms({ Kind }),
      ...[{ Npn: '' }, { Phone: '' }, { Email: '' }, { Phone: '', Email: '' }].map((less) =>
        terms({ Kind, Agent: { ...AGENT, ...less } }),
      ),
    ]),
    ...credits.map((credit) => terms({ household: { ...HOUSEHOLD, credit } })),
    terms({ household: { ...HOUSEHOLD, householdSize: null, annualIncome: null, plans: [] } }),
  ])('is in English the very text that is agreed to: %#', (given) => {
    expect(translatedText(wordsIn('en'), given)).toBe(english(given));
  });

  it.each(CONSENT_KINDS)('has as many paragraphs and points in every language: %s', (Kind) => {
    const shape = (text: string) =>
      text.split('\n').map((line) => (line === '' ? '' : line.startsWith('- ') ? '-' : 'x'));
    for (const language of ['es', 'ar'] as const) {
      expect(shape(translatedText(wordsIn(language), terms({ Kind })))).toEqual(shape(english(terms({ Kind }))));
    }
  });

  it('writes days, money and numbers so that they can be compared', () => {
    const spanish = translatedText(wordsIn('es'), terms());
    expect(spanish).toContain('La cobertura comienza el 1 de enero de 2027.');
    expect(spanish).toContain('$1,400.00 al mes. Queda por pagar: $800.00 al mes.');
    const arabic = translatedText(wordsIn('ar'), terms());
    expect(arabic).toContain('1 يناير 2027');
    expect(arabic).toContain('\u2068$1,400.00\u2069');
    expect(arabic).not.toMatch(/[٠-٩]/);
  });
});
