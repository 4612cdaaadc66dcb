import { startApp, type TestApp } from '../../support/app.ts';
import {
  answer,
  completeHouseholds,
  expectComplete,
  expectIncomplete,
  type Household,
  type Households,
  save,
} from './complete-households.ts';

describe('what a household must answer and prove before it submits', () => {
  let app: TestApp;
  let households: Households;
  beforeAll(async () => {
    app = await startApp();
    households = await completeHouseholds(app);
  });
  afterAll(() => app.close());

  const saved = async ({ mine, id }: Household) => {
    const page = await mine.page(id);
    return { ...page, Status: page.Quote.Status };
  };

  it.each<[keyof Households, string, string]>([
    [
      'family',
      'EnrolleesEligible',
      'Answer the question: Does everyone who enrolls live in Michigan, and is nobody who enrolls entitled to Medicare or in custody after a conviction?',
    ],
    [
      'special',
      'HasPedDental',
      'Answer the question: Does everyone under age 19 have pediatric dental coverage, with this plan or another one?',
    ],
    [
      'shortTerm',
      'EnrolleesEligible',
      'Answer the question: Does everyone who enrolls live in Michigan, and is nobody who enrolls entitled to Medicare or in custody after a conviction?',
    ],
    [
      'shortTerm',
      'HasPedDental',
      'Answer the question: Does everyone under age 19 have pediatric dental coverage, with this plan or another one?',
    ],
  ])('includes, of eligibility: %s, %s', async (name, question, message) => {
    const household = households[name];
    const panel = ['Eligibility', 'Incomplete', message];
    await expectIncomplete(household, await answer(household, { [question]: null }), { label: 'Eligibility', panel });
    expectComplete(await answer(household));
  });

  it.each([
    ['CoveredShortTerm', 'Has anyone who enrolls had short-term coverage in the last 12 months?'],
    [
      'OverweightPregAdopting',
      'Is anyone who enrolls pregnant, or expecting or adopting a child, or has a doctor told anyone that they are severely overweight?',
    ],
    ['HasHeartDisorder', 'In the last five years, has anyone had a heart disorder?'],
    ['HasEmphysema', 'In the last five years, has anyone had emphysema or another chronic lung disease?'],
    ['HasCrohns', 'In the last five years, has anyone had Crohn’s disease or ulcerative colitis?'],
    ['HasAids', 'Has anyone been diagnosed with AIDS or tested positive for HIV?'],
    ['HasStroke', 'In the last five years, has anyone had a stroke?'],
    ['HasDiabetes', 'In the last five years, has anyone had diabetes?'],
    ['HasCancer', 'In the last five years, has anyone had cancer?'],
    ['HasAlcoholism', 'In the last five years, has anyone been treated for alcohol or drug abuse?'],
  ])('includes, of health for short-term coverage: %s', async (question, words) => {
    const { shortTerm } = households;
    const panel = ['HealthInfo', 'Incomplete', `Answer the question: ${words}`];
    await expectIncomplete(shortTerm, await answer(shortTerm, { [question]: null }), { label: 'Health info', panel });
    expectComplete(await answer(shortTerm));
  });

  it('includes how long earlier short-term coverage lasted, of those who had some', async () => {
    const { shortTerm } = households;
    const question = 'Answer the question: Did that coverage last more than six months in total?';
    const had = { CoveredShortTerm: true, CoveredMoreThanSixMonth: null };
    const panel = ['HealthInfo', 'Incomplete', question];
    await expectIncomplete(shortTerm, await answer(shortTerm, had), { label: 'Health info', panel });
    expectComplete(await answer(shortTerm, { CoveredMoreThanSixMonth: null }));
    expectComplete(await answer(shortTerm));
  });

  it('includes a proof of a special enrollment', async () => {
    const { special } = households;
    const { Documents } = await special.mine.page(special.id);
    await (await app.as(special.agent)).delete(`/api/enrollment/UnlinkDocument/${special.id}/${Documents[0]!.docId}`);
    const panel = [
      'Documentation',
      'Not started',
      'Upload a proof of: Marriage. The marriage certificate. Proof of the coverage of one spouse in the 60 days before.',
    ];
    await expectIncomplete(special, await saved(special), { label: 'Documentation', panel });
    await special.mine.upload(special.id);
    expectComplete(await saved(special));
  });

  it('is named panel by panel, in page order', async () => {
    const { shortTerm } = households;
    await answer(shortTerm, { EnrolleesEligible: null, HasAids: null });
    const { SubmitProblem } = await save(shortTerm, 0, { Gender: null });
    expect(SubmitProblem).toBe('Complete these before you submit: Eligibility, Member info, Health info.');
    await save(shortTerm);
    expectComplete(await answer(shortTerm));
  });

  it('includes health with short-term coverage only, and a proof with special enrollments only', async () => {
    const panelsOf = async (household: Household) => {
      const { Panels, Documents } = await household.mine.page(household.id);
      return [Panels.map(({ Name }) => Name), Documents.length];
    };
    const permanent = ['Eligibility', 'MemberInfo', 'Documentation'];
    expect(await panelsOf(households.family)).toEqual([permanent, 0]);
    expect(await panelsOf(households.special)).toEqual([permanent, 1]);
    const shortTerm = ['Eligibility', 'MemberInfo', 'HealthInfo', 'Documentation'];
    expect(await panelsOf(households.shortTerm)).toEqual([shortTerm, 0]);
  });
});
