import { clientEmailProblem, endedLink, linkUntil, OWN_ADDRESS_NEEDED } from '#shared/consents/consent-link';
import { isoDate } from '#shared/dates/iso-date';

describe('a consent by link', () => {
  it.each([
    // Open enrollment for the next year: a year at most.
    ['2026-11-20', '2027-01-01', '2027-11-20'],
    // The plan year ends first.
    ['2027-01-01', '2027-02-01', '2027-12-31'],
    ['2027-12-31', '2027-12-01', '2027-12-31'],
    // A quote of a year that is over.
    ['2028-01-01', '2027-12-01', '2029-01-01'],
    // Before there is a quote.
    ['2026-11-20', null, '2027-11-20'],
  ])('given on %s for coverage from %s ends on %s', (given, effective, until) => {
    expect(linkUntil(isoDate(given), effective === null ? null : isoDate(effective))).toBe(until);
  });

  const OWN = ['Ada.Agent@lakes-insurance.example', 'ada@gmail.com', ''];
  it.each([
    ['ada.agent@LAKES-insurance.example', OWN_ADDRESS_NEEDED],
    ['ada.agent+client@lakes-insurance.example', OWN_ADDRESS_NEEDED],
    ['office@lakes-insurance.example', OWN_ADDRESS_NEEDED],
    ['ada+me@gmail.com', OWN_ADDRESS_NEEDED],
    ['grace@gmail.com', null],
    ['grace@mail.example', null],
  ])('may go to %s: %j', (address, problem) => {
    expect(clientEmailProblem(address, OWN)).toBe(problem);
  });

  const AGENT = { Name: 'Ada Byron', Phone: '6165550100' };
  it.each([
    ['Expired', 'This link has expired. To get a new one, call Ada Byron at (616) 555-0100.'],
    ['Answered', 'This link was answered and has been closed. With questions, call Ada Byron at (616) 555-0100.'],
    [
      'Revoked',
      'This link was replaced or withdrawn. Use the newest one that you were sent, or call Ada Byron at (616) 555-0100.',
    ],
  ] as const)('that is %s says what to do and whom to call', (state, message) => {
    expect(endedLink(state, AGENT)).toBe(message);
  });

  it('names the agent where there is no phone number', () => {
    expect(endedLink('Expired', { ...AGENT, Phone: '' })).toBe(
      'This link has expired. To get a new one, call Ada Byron.',
    );
  });
});
