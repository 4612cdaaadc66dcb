import { changedAnswers } from '#shared/enrollment/application/answer-fields';
import { blankAnswers } from '#shared/enrollment/application/blank-answers';
import { prefilledAnswers, type KnownAnswers } from '#shared/enrollment/application/prefill';
import { buildAnswers, buildSubgroup } from '#support/shared/application-answers.ts';

const address = buildSubgroup(0).Address;
const known = (given: Partial<KnownAnswers> = {}): KnownAnswers => ({
  group: {
    GroupName: 'Acme Tools',
    TaxId: '381234567',
    GroupEnterpriseId: null,
    PhoneNumber: '3135550100',
    GroupEmail: 'office@example.com',
    Address: { General: address, Billing: null },
    TotalEligibleEmployees: null,
  },
  census: { employees: 8, waiving: 3 },
  earlier: null,
  ...given,
});

describe('prefilledAnswers', () => {
  it('takes what is known of the group and the census, and nothing else', () => {
    const { answers, prefilled } = prefilledAnswers(known());
    expect(answers.PrimaryGroup).toMatchObject({
      GroupName: 'Acme Tools',
      TaxId: '381234567',
      GroupStatus: 'New',
      Address: address,
      Admin: { FirstName: '', Phone: '3135550100', Email: 'office@example.com' },
    });
    expect(answers).toMatchObject({ NumberOfEmployees: 8, NumberOfEligbleEmployees: 8, NumberWaiving: 3 });
    expect(answers.CompanyType).toBeNull();
    expect(prefilled).toContainEqual({ Field: 'PrimaryGroup.TaxId', Source: 'Group' });
    expect(prefilled).toContainEqual({ Field: 'NumberWaiving', Source: 'Census' });
    expect(prefilled.filter(({ Source }) => Source === 'EarlierApplication')).toEqual([]);
  });

  it('is blank but for the group where the census is empty', () => {
    const { answers } = prefilledAnswers(known({ census: { employees: 0, waiving: 0 } }));
    expect(changedAnswers(blankAnswers(), answers)).toEqual(['PrimaryGroup']);
  });

  it.each`
    census | ofGroup | earlier | employees | eligible
    ${8}   | ${null} | ${null} | ${8}      | ${8}
    ${8}   | ${12}   | ${null} | ${12}     | ${12}
    ${8}   | ${null} | ${20}   | ${20}     | ${8}
    ${30}  | ${12}   | ${20}   | ${30}     | ${30}
  `('$census on the census, $ofGroup of the group, $earlier before: $employees', (row) => {
    const { answers } = prefilledAnswers({
      group: { ...known().group, TotalEligibleEmployees: row.ofGroup },
      census: { employees: row.census, waiving: 0 },
      earlier: row.earlier && { answers: buildAnswers({ NumberOfEmployees: row.earlier }), isApproved: false },
    });
    expect([answers.NumberOfEmployees, answers.NumberOfEligbleEmployees]).toEqual([row.employees, row.eligible]);
  });

  it('takes over an earlier application, and marks what comes from it', () => {
    const earlier = { answers: buildAnswers({ CompanyType: 'Farmer' }), isApproved: true };
    const { answers, prefilled } = prefilledAnswers(known({ earlier }));
    expect(answers.CompanyType).toBe('Farmer');
    expect(answers.PrimaryGroup.Admin.FirstName).toBe('Grace');
    expect(prefilled).toContainEqual({ Field: 'CompanyType', Source: 'EarlierApplication' });
    expect(prefilled).toContainEqual({ Field: 'NumberWaiving', Source: 'Census' });
  });

  it('makes subgroups of an approved application active and leaves out those that have ended', () => {
    const answers = buildAnswers({
      CommonTaxControl: { Eligible: true, NumGroups: 2 },
      SubGroups: [buildSubgroup(1), buildSubgroup(2, { GroupStatus: 'Termed' })],
    });
    const approved = prefilledAnswers(known({ earlier: { answers, isApproved: true } })).answers;
    expect(approved.SubGroups.map(({ GroupStatus }) => GroupStatus)).toEqual(['Active']);
    expect(approved.CommonTaxControl).toEqual({ Eligible: true, NumGroups: 1 });
    const draft = prefilledAnswers(known({ earlier: { answers, isApproved: false } })).answers;
    expect(draft.SubGroups.map(({ GroupStatus }) => GroupStatus)).toEqual(['New']);
  });

  it.each`
    isApproved | account
    ${true}    | ${{ AccountType: 2, AccountHolder: '', RoutingNumber: '', AccountNumber: '' }}
    ${false}   | ${{ AccountType: 1, AccountHolder: 'Acme', RoutingNumber: '021000021', AccountNumber: '' }}
  `('never takes over an account number: approved $isApproved', ({ isApproved, account }) => {
    const AccountData = { AccountType: 1, AccountHolder: 'Acme', RoutingNumber: '021000021', AccountNumber: '******1' };
    const answers = buildAnswers({ ElectAutoPayment: true, AccountData: AccountData as never });
    const again = prefilledAnswers(known({ earlier: { answers, isApproved } })).answers;
    expect(again.AccountData).toEqual(account);
  });

  it('asks anew for bypasses and the Section 111 date', () => {
    const answers = buildAnswers({
      BypassMemberEnrollment: true,
      BypassSupportDocument: true,
      Section111EffectiveDate: '2026-01-03' as never,
    });
    const again = prefilledAnswers(known({ earlier: { answers, isApproved: true } })).answers;
    expect([again.BypassMemberEnrollment, again.BypassSupportDocument, again.Section111EffectiveDate]).toEqual([
      false,
      false,
      null,
    ]);
  });

  it('knows a group that has a number as active', () => {
    const group = { ...known().group, GroupEnterpriseId: 'G100' };
    expect(prefilledAnswers(known({ group })).answers.PrimaryGroup).toMatchObject({
      GroupEnterpriseId: 'G100',
      GroupStatus: 'Active',
    });
  });
});
