import {
  activeTaxIds,
  filledBeyond,
  HOW_MANY_COMPANIES,
  TAX_ID_TAKEN,
  TAX_IDS_UNIQUE,
  taxControlProblems,
  taxIdProblems,
  TOO_MANY_COMPANIES,
  withTaxControl,
} from '#shared/enrollment/application/tax-control';
import { MAX_SUBGROUPS, type SubgroupStatus } from '#shared/enrollment/application-options';
import { blankSubgroup } from '#shared/enrollment/application/blank-answers';
import { buildAnswers, buildSubgroup } from '#support/shared/application-answers.ts';

const answers = (Eligible: boolean | null, NumGroups: number, subgroups = 0) =>
  buildAnswers({
    CommonTaxControl: { Eligible, NumGroups },
    SubGroups: Array.from({ length: subgroups }, (_none, index) => buildSubgroup(index + 1)),
  });

describe('common tax control', () => {
  it.each`
    eligible | count | before | eligibleAfter | countAfter | subgroups
    ${null}  | ${0}  | ${0}   | ${null}       | ${0}       | ${[]}
    ${null}  | ${1}  | ${0}   | ${null}       | ${1}       | ${['S002']}
    ${null}  | ${2}  | ${0}   | ${true}       | ${2}       | ${['S002', 'S003']}
    ${true}  | ${3}  | ${1}   | ${true}       | ${3}       | ${['S002', 'S003', 'S004']}
    ${true}  | ${1}  | ${3}   | ${true}       | ${1}       | ${['S002']}
    ${false} | ${3}  | ${3}   | ${false}      | ${0}       | ${[]}
    ${true}  | ${0}  | ${2}   | ${true}       | ${0}       | ${[]}
    ${true}  | ${-1} | ${0}   | ${true}       | ${0}       | ${[]}
  `(
    'eligible $eligible, $count companies, $before subgroups: $subgroups',
    ({ eligible, count, before, eligibleAfter, countAfter, subgroups }) => {
      const coupled = withTaxControl(answers(eligible, count, before));
      expect(coupled.CommonTaxControl).toEqual({ Eligible: eligibleAfter, NumGroups: countAfter });
      expect(coupled.SubGroups.map(({ SubGroupId }) => SubGroupId)).toEqual(subgroups);
    },
  );

  it('keeps what is known of the subgroups that stay', () => {
    const [first] = withTaxControl(answers(true, 1, 3)).SubGroups;
    expect(first).toEqual(buildSubgroup(1));
  });

  it('grows to the most that can be kept, and no further', () => {
    expect(withTaxControl(answers(true, 99)).SubGroups).toHaveLength(MAX_SUBGROUPS);
    expect(withTaxControl(answers(true, 99)).SubGroups.at(-1)?.SubGroupId).toBe('S021');
  });

  it('says of which filled subgroups a smaller number would take leave', () => {
    const subgroups = [buildSubgroup(1), buildSubgroup(2), blankSubgroup(3)];
    expect(filledBeyond(subgroups, 1).map(({ SubGroupId }) => SubGroupId)).toEqual(['S003']);
    expect(filledBeyond(subgroups, 3)).toEqual([]);
  });

  it.each`
    eligible | count | message
    ${null}  | ${0}  | ${'Companies under common tax control: answer yes or no.'}
    ${false} | ${0}  | ${undefined}
    ${true}  | ${0}  | ${HOW_MANY_COMPANIES}
    ${true}  | ${1}  | ${undefined}
    ${true}  | ${20} | ${undefined}
    ${true}  | ${21} | ${TOO_MANY_COMPANIES}
  `('eligible $eligible with $count: $message', ({ eligible, count, message }) => {
    expect(taxControlProblems({ CommonTaxControl: { Eligible: eligible, NumGroups: count } })[0]?.Message).toBe(
      message,
    );
  });
});

const groups = (primary: string, ...others: [taxId: string, status: SubgroupStatus][]) =>
  buildAnswers({
    PrimaryGroup: buildSubgroup(0, { TaxId: primary }),
    SubGroups: others.map(([TaxId, GroupStatus], index) => buildSubgroup(index + 1, { TaxId, GroupStatus })),
  });

describe('taxIdProblems', () => {
  it.each`
    what                                   | given                                                                 | taken            | problems
    ${'all different'}                     | ${groups('381000001', ['381000002', 'New'], ['381000003', 'Active'])} | ${[]}            | ${[]}
    ${'a subgroup like the primary group'} | ${groups('381000001', ['381000001', 'New'])}                          | ${[]}            | ${[['SubGroups.0.TaxId', TAX_IDS_UNIQUE]]}
    ${'with a dash'}                       | ${groups('381000001', ['38-1000001', 'New'])}                         | ${[]}            | ${[['SubGroups.0.TaxId', TAX_IDS_UNIQUE]]}
    ${'two subgroups alike'}               | ${groups('381000001', ['381000002', 'New'], ['381000002', 'Active'])} | ${[]}            | ${[['SubGroups.1.TaxId', TAX_IDS_UNIQUE]]}
    ${'like an inactive one'}              | ${groups('381000001', ['381000001', 'Inactive'])}                     | ${[]}            | ${[]}
    ${'like a termed one'}                 | ${groups('381000001', ['381000001', 'Termed'], ['381000001', 'New'])} | ${[]}            | ${[['SubGroups.1.TaxId', TAX_IDS_UNIQUE]]}
    ${'none entered yet'}                  | ${groups('', ['', 'New'])}                                            | ${[]}            | ${[]}
    ${'the primary group is taken'}        | ${groups('381000001')}                                                | ${['381000001']} | ${[['PrimaryGroup.TaxId', TAX_ID_TAKEN]]}
    ${'a subgroup is taken'}               | ${groups('381000001', ['381000002', 'New'])}                          | ${['381000002']} | ${[['SubGroups.0.TaxId', TAX_ID_TAKEN]]}
    ${'an inactive one is taken'}          | ${groups('381000001', ['381000002', 'Inactive'])}                     | ${['381000002']} | ${[]}
  `('$what', ({ given, taken, problems }) => {
    const found = taxIdProblems(given, { takenTaxIds: taken });
    expect(found.map(({ Field, Message }) => [Field, Message])).toEqual(problems);
  });

  it('says it in the words of the specification', () => {
    expect(TAX_IDS_UNIQUE).toBe('Tax IDs must be unique across the primary group and all subgroups');
    expect(TAX_ID_TAKEN).toBe('Another group is currently enrolled with this tax id. Please enter a unique tax ID.');
  });

  it('looks for the tax ids of those that take part', () => {
    const given = groups('38-1000001', ['381000002', 'Termed'], ['38', 'New'], ['381000004', 'Active']);
    expect(activeTaxIds(given)).toEqual(['381000001', '381000004']);
  });
});
