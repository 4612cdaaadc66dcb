import { act, fireEvent, screen, within } from '@testing-library/react';
import { isoDate } from '#shared/dates/iso-date';
import { NON_DISABLED_CHILD_OVER_25 } from '#shared/individuals/household-members';
import type {
  IndividualEnrollmentResponse,
  IndividualMemberRequest,
  IndividualMemberResponse,
} from '#shared/individuals/individual-quote.record';
import type { Plan } from '#shared/plans/plan.record';
import { A_WHILE_MS, forgetPage, notes, pass, setUpTab, storedDrafts } from '#support/components/open-screen.tsx';
import { buildEnrollment, buildPerson } from '#support/shared/households.ts';
import { kentAndOttawa, openCensus } from '#support/components/open-census.tsx';

const DATES = {
  EffectiveDates: ['2027-01-01', '2027-02-01'],
  Default: '2027-01-01',
  WindowFirst: '2026-11-01',
  WindowLast: '2027-01-15',
  Why: 'The day on which plans are selected decides.',
  Problem: null,
  LastDay: null,
  Proof: null,
  IsOepAvailable: true,
  IsQuotingOnly: false,
};

const PLANS: Partial<Plan>[] = [
  { IsMedical: true, TotalMonthlyRate: 900, NetMonthlyRate: null },
  { IsMedical: true, TotalMonthlyRate: 694.77, NetMonthlyRate: null },
  { IsMedical: true, TotalMonthlyRate: null, NetMonthlyRate: null },
];

const CHILD = buildPerson({ Id: 2, RelationshipToSubscriber: 'Child', DateOfBirth: isoDate('2018-02-01') });

interface Call {
  method: string;
  path: string;
  body: { Members?: IndividualMemberRequest[] } & Record<string, unknown>;
}
let stored: IndividualEnrollmentResponse | null;
let calls: Call[];
let offered: Partial<Plan>[];
let problems: IndividualEnrollmentResponse['Problems'];
let lengths: { Lengths: number[]; WhyNotLonger: string | null };

/** The API, as far as the page uses it. */
function answer({ method, path, body }: Call): unknown {
  if (path.startsWith('/api/individual/GetEffectiveDates')) {
    return { ...DATES, ...lengths };
  }
  if (path.startsWith('/api/location/')) {
    return kentAndOttawa('49544');
  }
  if (path.startsWith('/api/plan/GetAllPlans/7')) {
    return offered;
  }
  if (path === '/api/quote' && method === 'POST') {
    stored = buildEnrollment();
    Object.assign(stored.Quote.Individual.Address, body['Address']);
    return stored.Quote;
  }
  if (path === '/api/quote') {
    stored = { ...stored!, Quote: { ...stored!.Quote, ...body, Version: stored!.Quote.Version + 1, Expiry: null } };
    return stored.Quote;
  }
  if (path.includes('PutIndividualenrollment')) {
    const Members = body.Members!.map(
      (member, at) =>
        ({ ...buildPerson(), ...member, Id: member.Id || 100 + at, Version: 2 }) as IndividualMemberResponse,
    );
    stored = { ...stored!, Members };
    return { Members, Problems: problems };
  }
  return stored;
}

const type = (field: HTMLElement, text: string) => {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
};
const group = (name: string) => within(screen.getByRole('group', { name }));
const birthDate = (who: string) => group(who).getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
const openDetails = (who: string) =>
  fireEvent.click(group(who).getByRole('button', { name: new RegExp(`details of ${who}$`, 'i') }));
const choose = async (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const saves = () => calls.filter(({ method }) => method !== 'GET');

describe('the census of a household', () => {
  beforeEach(() => {
    [stored, calls, offered, problems] = [null, [], PLANS, []];
    lengths = { Lengths: [], WhyNotLonger: null };
  });
  setUpTab(async (path, { method = 'GET', body } = {}) => {
    const call: Call = { method, path, body: JSON.parse(String(body ?? '{}')) as Call['body'] };
    calls.push(call);
    const versions = new Map(stored?.Members.map(({ Id, Version }) => [Id, Version]));
    if (call.body.Members?.some(({ Id, Version }) => Id > 0 && versions.get(Id) !== Version)) {
      const changed = { Code: 'STALE_VERSION', Message: 'Changed.', Fields: {}, RequestId: 'r' };
      return Response.json(changed, { status: 409 });
    }
    return Response.json(answer(call));
  });

  it('offers no length that earlier short-term coverage of the applicant leaves no days for, and says why', async () => {
    lengths = { Lengths: [1], WhyNotLonger: 'With earlier coverage it would be more than 4 months.' };
    const individual = { ...buildEnrollment().Quote.Individual, CoverageLength: 3 };
    stored = buildEnrollment([buildPerson()], {
      Individual: { ...individual, IndividualPlanType: 'ShortTerm', EnrollmentType: null, Kind: 'Short term' },
    });
    await openCensus();
    expect(calls.map(({ path }) => path)).toContain(
      '/api/individual/GetEffectiveDates/7?planType=ShortTerm&effectiveDate=2027-01-01',
    );
    expect(screen.getByText('With earlier coverage it would be more than 4 months.')).toBeTruthy();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Coverage length' }));
    const options = (await screen.findAllByRole('option')).map((option) => [
      option.textContent,
      option.getAttribute('aria-disabled'),
    ]);
    expect(options).toEqual([
      ['1 month', null],
      ['3 months', 'true'],
    ]);
  });

  it('becomes a quote once it has a date, a county and a birth date, and keeps what is being typed', async () => {
    const router = await openCensus('/quotes/census/individual');
    type(birthDate('Applicant'), '6/15/1986');
    type(screen.getByRole('textbox', { name: 'ZIP code' }), '49544');
    await pass(A_WHILE_MS);
    expect(screen.getByText('Saves itself once it has the county.')).toBeTruthy();
    expect(saves()).toEqual([]);
    await choose('County', 'Ottawa');
    openDetails('Applicant');
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'First name' });
    type(name, 'Ad');
    await pass(A_WHILE_MS);
    expect(saves()[0]).toMatchObject({ method: 'POST', path: '/api/quote' });
    expect(saves()[0]?.body).toMatchObject({
      IndividualPlanType: 'Permanent',
      EnrollmentType: 'Open',
      EffectiveDate: '2027-01-01',
      Address: { FullPostalCode: '49544', CountyFips: '26139' },
      Census: [{ Id: 0, RelationshipToSubscriber: 'Self', DateOfBirth: '1986-06-15', FirstName: 'Ad' }],
    });
    expect(router.state.location.pathname).toBe('/quotes/census/individual/quote/7');
    expect(name.isConnected && name.value).toBe('Ad');
  });

  it('brings back after a reload what cannot be saved yet, until it is discarded or saved', async () => {
    await openCensus('/quotes/census/individual');
    type(birthDate('Applicant'), '6/15/1986');
    await pass(A_WHILE_MS);
    expect(screen.getByText('Draft saved 10:00 AM')).toBeTruthy();
    forgetPage();
    await openCensus('/quotes/census/individual');
    fireEvent.click(screen.getByRole('button', { name: 'Continue with this household' }));
    await pass();
    expect(birthDate('Applicant').value).toMatch(/1986/);
    expect(screen.getByText('Restored your unsaved changes from 10:00 AM.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await pass();
    expect([birthDate('Applicant').value, storedDrafts.size]).toEqual(['', 0]);
    expect(screen.queryByText(/Restored/)).toBeNull();
  });

  it('never begins with people typed before, unless the user says that it is for them', async () => {
    await openCensus('/quotes/census/individual');
    openDetails('Applicant');
    type(group('Applicant').getByRole('textbox', { name: 'First name' }), 'Ada');
    type(birthDate('Applicant'), '6/15/1986');
    await pass(A_WHILE_MS);
    forgetPage();
    await openCensus('/quotes/census/individual');
    expect(screen.getByRole('heading', { name: 'A household that you began is not a quote yet' })).toBeTruthy();
    expect(screen.getByText('Ada; last changed 10:00 AM.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Applicant' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Discard it and begin a new one' }));
    await pass();
    expect([birthDate('Applicant').value, storedDrafts.size]).toEqual(['', 0]);
  });

  it('keeps what another tab has changed of the same person, without a question', async () => {
    stored = buildEnrollment([buildPerson({ FirstName: 'Ada' })]);
    await openCensus();
    stored = buildEnrollment([buildPerson({ FirstName: 'Ada', LastName: 'King', Version: 2 })]);
    openDetails('Applicant');
    type(group('Applicant').getByRole('textbox', { name: 'First name' }), 'Augusta');
    await pass(A_WHILE_MS);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(stored.Members[0]).toMatchObject({ FirstName: 'Augusta', LastName: 'King' });
    expect(group('Applicant').getByRole<HTMLInputElement>('textbox', { name: 'Last name' }).value).toBe('King');
  });

  it('stores a new person with the birth date, and removes and brings back someone', async () => {
    stored = buildEnrollment([
      buildPerson(),
      buildPerson({ Id: 2, RelationshipToSubscriber: 'Spouse', FirstName: 'Will' }),
    ]);
    await openCensus();
    fireEvent.click(screen.getByRole('button', { name: 'Add child' }));
    await pass(A_WHILE_MS);
    expect(saves()).toEqual([]);
    type(birthDate('Child'), '2/1/2018');
    await pass(A_WHILE_MS);
    expect(saves()[0]?.body.Members?.map(({ Id, Version }) => [Id, Version])).toEqual([
      [1, 1],
      [2, 1],
      [0, undefined],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove spouse' }));
    await pass();
    const question = within(screen.getByRole('alertdialog', { name: 'Remove Will Byron?' }));
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await pass(A_WHILE_MS);
    expect(saves()).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Remove spouse' }));
    await pass();
    fireEvent.click(
      within(screen.getByRole('alertdialog', { name: 'Remove Will Byron?' })).getByRole('button', { name: 'Remove' }),
    );
    await pass(A_WHILE_MS);
    expect(saves()[1]?.body).toMatchObject({ Members: [{ Id: 1 }, { Id: 102 }], RemovedIds: [2] });
    expect(notes[0]?.text).toBe('Will Byron has been removed.');
    act(() => notes[0]?.undo?.());
    await pass(A_WHILE_MS);
    expect(saves()[2]?.body.Members?.map(({ Id, FirstName }) => [Id, FirstName])).toEqual([
      [1, 'Ada'],
      [0, 'Will'],
      [102, ''],
    ]);
  });

  it('says what is wrong once a field was left, not while it is typed, and is silent when it is right', async () => {
    stored = buildEnrollment([buildPerson(), CHILD]);
    await openCensus();
    expect(group('Child').getByText('8')).toBeTruthy();
    expect(group('Child').queryByRole('switch', { name: 'Disabled' })).toBeNull();
    type(birthDate('Child'), '2/1/1999');
    await pass();
    expect(screen.queryByText(NON_DISABLED_CHILD_OVER_25)).toBeNull();
    fireEvent.blur(birthDate('Child'));
    await pass();
    expect(group('Child').getByText(NON_DISABLED_CHILD_OVER_25)).toBeTruthy();
    fireEvent.click(group('Child').getByRole('switch', { name: 'Disabled' }));
    await pass();
    expect(screen.queryByText(NON_DISABLED_CHILD_OVER_25)).toBeNull();
  });

  it('names what is missing before plans can be chosen, goes there, and goes on once nothing is', async () => {
    stored = buildEnrollment();
    const router = await openCensus();
    fireEvent.click(screen.getByRole('button', { name: 'Add child' }));
    await pass();
    const choosePlans = screen.getByRole('button', { name: 'Choose plans' });
    fireEvent.click(choosePlans);
    await pass();
    expect(screen.getByRole('button', { name: 'Child: Date of birth is required.' })).toBeTruthy();
    expect(document.activeElement).toBe(birthDate('Child'));
    type(birthDate('Child'), '2/1/2018');
    fireEvent.click(choosePlans);
    await pass(A_WHILE_MS);
    expect(stored.Members).toHaveLength(2);
    expect(router.state.location.pathname).toBe('/quote/plan-selection/individual/quote/7');
  });

  it('asks what coverage there was before a marriage, and sends the answer; another event asks nothing', async () => {
    stored = buildEnrollment();
    Object.assign(stored.Quote.Individual, {
      EnrollmentType: 'Special',
      QualifyingEventReason: 'Marriage',
      EventDate: '2026-11-13',
    });
    await openCensus();
    await choose('Coverage before the marriage', 'None of these');
    await pass(A_WHILE_MS);
    screen.getByText(/^This event opens a special enrollment only after coverage in the 60 days before it/);
    await choose('Coverage before the marriage', 'Lived abroad or in a US territory in the 60 days before');
    await pass(A_WHILE_MS);
    expect(saves().at(-1)?.body).toMatchObject({ QualifyingEventReason: 'Marriage', EventAnswer: 'LivedAbroad' });
    await choose('Qualifying event', 'Birth');
    await pass(A_WHILE_MS);
    expect(screen.queryByRole('combobox', { name: 'Coverage before the marriage' })).toBeNull();
    expect(saves().at(-1)?.body).toMatchObject({ QualifyingEventReason: 'Birth', EventAnswer: null });
  });

  it('asks whether to continue with another date when the date has passed, and saves the suggested one', async () => {
    const Message = 'Coverage can no longer begin on 12/1/2026. Continue with another effective date?';
    stored = buildEnrollment([buildPerson()], {
      EffectiveDate: '2026-12-01' as IndividualEnrollmentResponse['Quote']['EffectiveDate'],
      Expiry: { Kind: 'continue', Message },
    });
    await openCensus();
    const dialog = within(screen.getByRole('alertdialog', { name: 'Choose another effective date' }));
    expect(dialog.getByText(Message)).toBeTruthy();
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Cancel',
      'Delete quote',
      'Continue',
    ]);
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await pass(A_WHILE_MS);
    expect(saves()[0]).toMatchObject({
      method: 'PUT',
      path: '/api/quote',
      body: { Id: 7, EffectiveDate: '2027-01-01' },
    });
  });

  it('asks about tobacco with neither answer chosen, and says what the price is until then', async () => {
    await openCensus('/quotes/census/individual');
    type(birthDate('Applicant'), '6/15/1986');
    type(screen.getByRole('textbox', { name: 'ZIP code' }), '49544');
    await pass(A_WHILE_MS);
    await choose('County', 'Ottawa');
    await pass(A_WHILE_MS);
    expect(saves()[0]?.body).toMatchObject({ Census: [{ Tobacco: null }] });
    const answers = () => group('Applicant').getAllByRole<HTMLInputElement>('radio');
    expect(answers().map(({ checked }) => checked)).toEqual([false, false]);
    expect(screen.getByText('Prices are without tobacco until this is answered.')).toBeTruthy();
    fireEvent.click(answers()[0]!);
    type(group('Applicant').getByRole('textbox', { name: 'Last tobacco use' }), '6/30/2026');
    await pass(A_WHILE_MS);
    expect(screen.queryByText('Prices are without tobacco until this is answered.')).toBeNull();
    expect(
      screen.getByText(
        'The tobacco price does not apply: the last use was more than six months before coverage begins.',
      ),
    ).toBeTruthy();
    expect(saves().at(-1)?.body.Members).toMatchObject([{ Tobacco: true, LastTobaccoUse: '2026-06-30' }]);
  });

  it('shows a person in a line, and the rest behind a click, which stays open while something in it is wrong', async () => {
    stored = buildEnrollment([buildPerson({ FirstName: 'Ada' })]);
    await openCensus();
    const details = () => group('Applicant').getByRole('button', { name: /details of applicant$/ });
    expect(details().textContent).toBe('Ada Byron');
    expect(group('Applicant').queryByRole('textbox', { name: 'SSN' })).toBeNull();
    openDetails('Applicant');
    const ssn = group('Applicant').getByRole('textbox', { name: 'SSN' });
    type(ssn, '123');
    fireEvent.blur(ssn);
    await pass();
    fireEvent.click(details());
    expect(details().getAttribute('aria-expanded')).toBe('true');
    type(ssn, '');
    await pass();
    expect(details().getAttribute('aria-expanded')).toBe('false');
  });

  it('goes down the people with Enter and the arrow keys, and Enter after the last one adds another', async () => {
    stored = buildEnrollment([buildPerson(), CHILD]);
    await openCensus();
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    const checkbox = (who: string, name: string) => group(who).getByRole('checkbox', { name });
    act(() => birthDate('Applicant').focus());
    press('ArrowDown');
    expect(document.activeElement).toBe(birthDate('Child'));
    press('ArrowUp');
    expect(document.activeElement).toBe(birthDate('Applicant'));
    act(() => checkbox('Applicant', 'Dental').focus());
    press('Enter');
    expect(document.activeElement).toBe(checkbox('Child', 'Dental'));
    act(() => checkbox('Applicant', 'Vision').focus());
    press('Enter');
    expect(document.activeElement).toBe(birthDate('Child'));
    press('ArrowDown');
    expect(screen.queryByRole('group', { name: 'Spouse' })).toBeNull();
    press('Enter');
    await pass();
    expect(document.activeElement).toBe(birthDate('Spouse'));
    act(() => birthDate('Child').focus());
    press('Enter');
    await pass();
    expect(document.activeElement).toBe(birthDate('Child 2'));
  });

  it('names the lowest price each time that the household is saved, and none while it cannot be quoted', async () => {
    stored = buildEnrollment([buildPerson({ Tobacco: null })]);
    await openCensus();
    screen.getByText('from $694.77 a month');
    const { textContent } = screen.getByText('Lowest of 2 medical plans, 1 person');
    expect(textContent).toMatch(/, without tobacco until answered$/);
    offered = [{ IsMedical: true, TotalMonthlyRate: 1250.5, NetMonthlyRate: 1100 }];
    fireEvent.click(group('Applicant').getByRole('radio', { name: 'No' }));
    await pass(A_WHILE_MS);
    await pass();
    expect(screen.getByText('from $1,100.00 a month')).toBeTruthy();
    expect(screen.getByText('Lowest of 1 medical plan, 1 person, after the tax credit')).toBeTruthy();
    const read = '/api/plan/GetAllPlans/7?updateDental=false&updateVision=false';
    expect(calls.filter(({ path }) => path === read)).toHaveLength(2);
    problems = [{ MemberId: 1, Field: 'DateOfBirth', Message: 'Too young.' }];
    fireEvent.click(group('Applicant').getByRole('checkbox', { name: 'Dental' }));
    await pass(A_WHILE_MS);
    expect(screen.queryByText(/^from \$/)).toBeNull();
  });
});
