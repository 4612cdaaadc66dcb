import { buildAnswers, buildSubgroup } from '#support/shared/application-answers.ts';
import { canonicalJson } from '../../platform/documents/canonical-json.ts';
import { answerSections } from './answer-lines.ts';

const linesOf = (title: string, answers = buildAnswers()) =>
  answerSections(answers).find((section) => section.title === title)?.lines ?? [];

describe('the answers on paper', () => {
  it('stand under their headings in the order of the form, in words', () => {
    expect(linesOf('Primary group').slice(0, 8)).toEqual([
      ['Name', 'Acme Tools'],
      ['Tax ID', '38-1000000'],
      ['Status', 'New'],
      ['Street address', '100 Main St'],
      ['City', 'Detroit'],
      ['State', 'MI'],
      ['ZIP code', '48207'],
      ['County', 'Wayne'],
    ]);
    expect(linesOf('Employees')[0]).toEqual(['Number of employees', '12']);
  });

  it('are the same from what was signed, whose names are in the order of the alphabet', () => {
    const answers = buildAnswers({ SubGroups: [buildSubgroup(1)] });
    const signed = JSON.parse(canonicalJson(answers)) as typeof answers;
    expect(answerSections(signed)).toEqual(answerSections(answers));
  });

  it('show what is not answered, and no number of an account', () => {
    const AccountData = {
      AccountType: 0,
      AccountHolder: 'Acme',
      RoutingNumber: '072000326',
      AccountNumber: '123456',
    } as const;
    const lines = linesOf('Automatic payment', buildAnswers({ ElectAutoPayment: null, AccountData }));
    expect(lines[0]).toEqual(['Automatic payment', '–']);
    expect(JSON.stringify(lines)).not.toContain('123456');
  });

  it.each([true, false, null])('have no names of the form in them: automatic payment %s', (ElectAutoPayment) => {
    const answers = buildAnswers({ ElectAutoPayment, AccountData: null });
    const labels = answerSections(answers).flatMap(({ lines }) => lines.map(([label]) => label));
    expect(labels.filter((label) => /[a-z][A-Z]/.test(label))).toEqual([]);
    expect(linesOf('Automatic payment', answers)).toHaveLength(1);
  });

  it('name each contact once, and whose line of a list it is', () => {
    const answers = buildAnswers({ SubGroups: [buildSubgroup(1, { UseAdminForBilling: false })] });
    const labels = [...linesOf('Primary group', answers), ...linesOf('Common tax control', answers)].map(
      ([label]) => label,
    );
    expect(labels.filter((label) => label.includes('Billing contact'))).toEqual([
      'Acme Tools 2: Billing contact first name',
      'Acme Tools 2: Billing contact last name',
      'Acme Tools 2: Billing contact phone',
      'Acme Tools 2: Billing contact email',
    ]);
  });
});
