import { startApp, type TestApp } from '../../support/app.ts';
import { panelsBy } from '../../support/panel-calls.ts';
import { insertSalesUser } from '../../support/people.ts';
import { COMPLETE_APPLICANT } from '../../support/submittable-household.ts';
import {
  completeHouseholds,
  expectComplete,
  expectIncomplete,
  HOME,
  type Households,
  NO_STREET,
  NO_ZIP,
  NOWHERE,
  save,
} from './complete-households.ts';

const NOTHING_KNOWN = { Gender: null, SSN: null, Race: null, Ethnicity: null, PrimaryCareProviderAutoAssign: false };

describe('what a household must enter about its people before it submits', () => {
  let app: TestApp;
  let households: Households;
  beforeAll(async () => {
    app = await startApp();
    households = await completeHouseholds(app);
  });
  afterAll(() => app.close());

  it.each<[keyof Households, string[], number, object]>([
    ['family', ['Quixwater: First name is required.'], 0, { FirstName: '' }],
    ['family', ['Ada: Last name is required.'], 0, { LastName: ' ' }],
    ['family', ['Ada Quixwater: Gender is required.'], 0, { Gender: null }],
    ['family', ['Ada Quixwater: SSN is required.'], 0, { SSN: null }],
    ['family', ['Ada Quixwater: Enter the date of last tobacco use.'], 0, { LastTobaccoUse: null }],
    ['family', ['Ada Quixwater: Race is required.'], 0, { Race: null }],
    ['family', ['Ada Quixwater: Ethnicity is required.'], 0, { Ethnicity: null }],
    ['family', ['Ada Quixwater: Home phone is required.'], 0, { HomeNumber: null }],
    ['family', ['Ada Quixwater: Email is required.'], 0, { EmailAddress: null }],
    ['family', ['Ada Quixwater: Home street address is required.'], 0, NO_STREET],
    ['family', ['Ada Quixwater: Home ZIP code is required.'], 0, NO_ZIP],
    [
      'family',
      ['Ada Quixwater: Choose a primary care provider, or have one assigned automatically.'],
      0,
      { PrimaryCareProviderAutoAssign: false },
    ],
    ['family', ['Quixwater: First name is required.'], 1, { FirstName: '' }],
    ['family', ['Ben: Last name is required.'], 1, { LastName: ' ' }],
    ['family', ['Ben Quixwater: Gender is required.'], 1, { Gender: null }],
    ['family', ['Ben Quixwater: SSN is required.'], 1, { SSN: null }],
    ['family', ['Ben Quixwater: Race is required.'], 1, { Race: null }],
    ['family', ['Ben Quixwater: Ethnicity is required.'], 1, { Ethnicity: null }],
    [
      'family',
      ['Ben Quixwater: Mailing street address is required.'],
      1,
      { MailingAddress: { ...HOME, AddressLine1: '' } },
    ],
    [
      'family',
      ['Ben Quixwater: Mailing ZIP code is required.'],
      1,
      { MailingAddress: { ...HOME, FullPostalCode: '' } },
    ],
    [
      'family',
      [
        'Ben Quixwater: Mailing street address is required.',
        'Ben Quixwater: Mailing ZIP code is required.',
        'Ben Quixwater: Mailing city is required.',
        'Ben Quixwater: Mailing state is required.',
      ],
      1,
      { MailingAddress: NOWHERE },
    ],
    [
      'family',
      ['Ben Quixwater: Choose a primary care provider, or have one assigned automatically.'],
      1,
      { PrimaryCareProviderAutoAssign: false },
    ],
    ['family', ['Quixwater: First name is required.'], 2, { FirstName: '' }],
    ['family', ['Kit: Last name is required.'], 2, { LastName: ' ' }],
    ['family', ['Kit Quixwater: Gender is required.'], 2, { Gender: null }],
    ['family', ['Kit Quixwater: SSN is required.'], 2, { SSN: null }],
    ['family', ['Kit Quixwater: Race is required.'], 2, { Race: null }],
    ['family', ['Kit Quixwater: Ethnicity is required.'], 2, { Ethnicity: null }],
    ['family', ['Kit Quixwater: Home street address is required.'], 2, NO_STREET],
    [
      'family',
      [
        'Kit Quixwater: Home street address is required.',
        'Kit Quixwater: Home ZIP code is required.',
        'Kit Quixwater: Home city is required.',
        'Kit Quixwater: Home state is required.',
        'Kit Quixwater: Home county is required.',
      ],
      2,
      { HomeAddress: NOWHERE },
    ],
    [
      'family',
      ['Kit Quixwater: Choose a primary care provider, or have one assigned automatically.'],
      2,
      { PrimaryCareProviderAutoAssign: false },
    ],
    ['family', ['Nan Quixwater: Gender is required.'], 3, { Gender: null }],
    ['parent', ['Quixwater: First name is required.'], 0, { FirstName: '' }],
    ['parent', ['Ida: Last name is required.'], 0, { LastName: ' ' }],
    ['parent', ['Ida Quixwater: Home phone is required.'], 0, { HomeNumber: null }],
    ['parent', ['Ida Quixwater: Email is required.'], 0, { EmailAddress: null }],
    ['parent', ['Ida Quixwater: Home street address is required.'], 0, NO_STREET],
    ['parent', ['Ida Quixwater: Home ZIP code is required.'], 0, NO_ZIP],
    ['shortTerm', ['Quixwater: First name is required.'], 0, { FirstName: '' }],
    ['shortTerm', ['Ada: Last name is required.'], 0, { LastName: ' ' }],
    ['shortTerm', ['Ada Quixwater: Gender is required.'], 0, { Gender: null }],
    ['shortTerm', ['Ada Quixwater: SSN is required.'], 0, { SSN: null }],
    ['shortTerm', ['Ada Quixwater: Home phone is required.'], 0, { HomeNumber: null }],
    ['shortTerm', ['Ada Quixwater: Email is required.'], 0, { EmailAddress: null }],
    ['shortTerm', ['Ada Quixwater: Home street address is required.'], 0, NO_STREET],
    ['shortTerm', ['Ada Quixwater: Home ZIP code is required.'], 0, NO_ZIP],
    ['special', ['Quixwater: First name is required.'], 0, { FirstName: '' }],
    ['special', ['Ada: Last name is required.'], 0, { LastName: ' ' }],
    ['special', ['Ada Quixwater: Gender is required.'], 0, { Gender: null }],
    ['special', ['Ada Quixwater: SSN is required.'], 0, { SSN: null }],
    ['special', ['Ada Quixwater: Race is required.'], 0, { Race: null }],
    ['special', ['Ada Quixwater: Ethnicity is required.'], 0, { Ethnicity: null }],
    ['special', ['Ada Quixwater: Home phone is required.'], 0, { HomeNumber: null }],
    ['special', ['Ada Quixwater: Email is required.'], 0, { EmailAddress: null }],
    ['special', ['Ada Quixwater: Home street address is required.'], 0, NO_STREET],
    ['special', ['Ada Quixwater: Home ZIP code is required.'], 0, NO_ZIP],
  ])('includes: %s, %j', async (name, messages, at, taken) => {
    const household = households[name];
    const panel = ['MemberInfo', 'Incomplete', ...messages];
    await expectIncomplete(household, await save(household, at, taken), { label: 'Member info', panel });
    expectComplete(await save(household));
  });

  it.each<[string, keyof Households, number, object]>([
    ['a short-term applicant', 'shortTerm', 0, { Race: null, Ethnicity: null, PrimaryCareProviderAutoAssign: false }],
    ['an applicant with a PPO', 'special', 0, { PrimaryCareProviderAutoAssign: false }],
    ['a spouse', 'family', 1, { HomeNumber: null, EmailAddress: null, HomeAddress: NOWHERE, MiddleInitial: null }],
    ['a child under one', 'family', 3, { SSN: null, HomeNumber: null, EmailAddress: null }],
    [
      'a place that follows from the ZIP code',
      'family',
      2,
      { HomeAddress: { ...NOWHERE, AddressLine1: '1 Elm St', FullPostalCode: '49503' } },
    ],
    [
      'a child who enrolls in nothing',
      'family',
      4,
      { ...NOTHING_KNOWN, FirstName: '', LastName: '', SameAsPrimary: false },
    ],
    ['an applicant who enrolls in nothing', 'parent', 0, NOTHING_KNOWN],
  ])('does not include what is left out of %s', async (_who, name, at, taken) => {
    expectComplete(await save(households[name], at, taken));
    await save(households[name]);
  });

  it('does not include the SSN of people whom staff have saved, until an agent changes them', async () => {
    const { special } = households;
    const { Members } = await special.mine.page(special.id);
    const staff = panelsBy(app, await insertSalesUser(app));
    const without = await staff.put(special.id, [{ ...Members[0], SSN: null }]);
    expectComplete(without.body);
    const again = await staff.put(special.id, [{ ...without.body.Members[0], ...COMPLETE_APPLICANT }]);
    special.members = again.body.Members;
    const panel = ['MemberInfo', 'Incomplete', 'Ada Quixwater: SSN is required.'];
    const byAgent = await save(special, 0, { SSN: null });
    await expectIncomplete(special, byAgent, { label: 'Member info', panel });
    expectComplete(await save(special));
  });
});
