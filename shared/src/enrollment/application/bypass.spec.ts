import { mayBypassDocuments, mayBypassMembers } from '#shared/enrollment/application/bypass';
import { buildApplicationFacts } from '#support/shared/application-answers.ts';

const AGENT = ['agent', 'smallgroup'] as const;

describe('leaving the members to staff', () => {
  it.each`
    permissions                      | quoteType                  | employees | allowed
    ${AGENT}                         | ${'SmallGroupNewBusiness'} | ${26}     | ${true}
    ${AGENT}                         | ${'SmallGroupNewBusiness'} | ${25}     | ${false}
    ${AGENT}                         | ${'SmallGroupNewBusiness'} | ${null}   | ${false}
    ${AGENT}                         | ${'SmallGroupRenewal'}     | ${26}     | ${false}
    ${['agentadmin', 'smallgroup']}  | ${'SmallGroupNewBusiness'} | ${26}     | ${true}
    ${['internalsales', 'internal']} | ${'SmallGroupNewBusiness'} | ${26}     | ${false}
  `('$permissions, $quoteType, $employees employees: $allowed', ({ permissions, quoteType, employees, allowed }) => {
    const facts = buildApplicationFacts({ quoteType });
    expect(mayBypassMembers({ NumberOfEmployees: employees }, facts, permissions)).toBe(allowed);
  });
});

describe('submitting without documents', () => {
  it.each`
    permissions                           | quoteType                  | allowed
    ${['internalsales', 'internal']}      | ${'SmallGroupNewBusiness'} | ${true}
    ${['internaloperations', 'internal']} | ${'SmallGroupNewBusiness'} | ${true}
    ${['superuser', 'internal']}          | ${'SmallGroupNewBusiness'} | ${false}
    ${AGENT}                              | ${'SmallGroupNewBusiness'} | ${false}
    ${['internalsales', 'internal']}      | ${'SmallGroupRenewal'}     | ${false}
  `('$permissions, $quoteType: $allowed', ({ permissions, quoteType, allowed }) => {
    expect(mayBypassDocuments({ quoteType }, permissions)).toBe(allowed);
  });
});
