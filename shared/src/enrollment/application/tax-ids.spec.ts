import { activeTaxIds, TAX_ID_TAKEN, TAX_IDS_UNIQUE, taxIdProblems } from '#shared/enrollment/application/tax-ids';
import { buildAnswers, buildSubgroup } from '#support/shared/application-answers.ts';
import type { SubgroupStatus } from '#shared/enrollment/application-options';

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
