import { isoDate } from '#shared/dates/iso-date';
import { buildGroupResponse } from '#support/shared/groups.ts';
import { addressLines, groupFacts, rateAreaText } from './group-facts.ts';

const valueOf = (label: string, given: Parameters<typeof buildGroupResponse>[0]) =>
  groupFacts(buildGroupResponse(given)).find((fact) => fact.label === label)?.value;

describe('the facts of a group', () => {
  it.each`
    label                    | given                                           | value
    ${'Group number'}        | ${{ GroupEnterpriseId: 'G7' }}                  | ${'G7'}
    ${'Group number'}        | ${{}}                                           | ${null}
    ${'Tax ID'}              | ${{ TaxId: '381234567' }}                       | ${'38-1234567'}
    ${'Phone'}               | ${{ PhoneNumber: '6165550100' }}                | ${'(616) 555-0100'}
    ${'Rating area'}         | ${{ RateArea: 16 }}                             | ${'16, PPO only'}
    ${'Subgroups'}           | ${{ SubGroupNames: ['Acme'] }}                  | ${''}
    ${'Subgroups'}           | ${{ SubGroupNames: ['Acme', 'Acme North'] }}    | ${'Acme, Acme North'}
    ${'Eligible employees'}  | ${{ TotalEligibleEmployees: 1200 }}             | ${'1,200'}
    ${'Agent-broker group'}  | ${{ IsAgentBrokerGroup: true }}                 | ${'Yes'}
    ${'Last effective date'} | ${{ LastEffectiveDate: isoDate('2026-01-01') }} | ${'1/1/2026'}
  `('$label of $given reads "$value"', ({ label, given, value }) => {
    expect(valueOf(label as string, given as object)).toBe(value);
  });

  it('are empty where something does not apply, and say No among all details', () => {
    const facts = groupFacts(buildGroupResponse());
    expect(facts.find(({ label }) => label === 'Agent-broker group')).toMatchObject({ value: '', none: 'No' });
    expect(facts.find(({ label }) => label === 'Group number')?.none).toBe('Not assigned yet');
  });

  it.each([
    [16, '16, PPO only'],
    [15, '15'],
    [null, ''],
  ])('rating area %s reads "%s"', (area, text) => {
    expect(rateAreaText(area)).toBe(text);
  });

  it('writes an address as on an envelope', () => {
    const { General } = buildGroupResponse().Address;
    expect(addressLines({ ...General, AddressLine2: 'Suite 3' })).toEqual([
      '1 Main St',
      'Suite 3',
      'Grand Rapids, MI 49503',
      'Kent county',
    ]);
  });
});
