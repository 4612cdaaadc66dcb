import { fireEvent, screen, within } from '@testing-library/react';
import {
  HOUSEHOLD_DIFFERS,
  MOST_EMPLOYEES_AT_ONCE,
  SIGNED_BEFORE_CHANGE,
  WAIVED_BUT_ENROLLS,
} from '#shared/enrollment/employees/employees';
import type { Employee, EmployeeLinks, Employees } from '#shared/enrollment/employees/employees.record';
import { EMAIL_INVALID } from '#shared/formats/email';
import { loaded } from '#support/components/loaded.ts';
import { notes, openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { EmployeesBoard } from './EmployeesBoard.tsx';

const AT = '2026-11-20T15:00:00.000Z';
type Link = NonNullable<Employee['Link']>;
const link = (given: Partial<Link> = {}): Link => ({
  ...{ Id: 1, CreatedAt: AT, CreatedBy: 'Ada Agent', ExpiresAt: '2026-12-20T15:00:00.000Z', OpenedAt: null },
  ...{
    DeclinedAt: null,
    DeclineReason: null,
    Email: null,
    CodeText: null,
    Doubt: null,
    AnsweredAt: null,
    AnsweredByName: null,
  },
  ...{ Language: 'en' as const, WordsVersion: null, Sha256: null, HouseholdNote: '' },
  ...given,
});
const mailed = (Id: number, SettledAt: string | null = AT): Link =>
  link({
    Id,
    Email: { ...{ To: `e${Id}@example.com`, State: SettledAt ? 'Sent' : 'Waiting' }, SettledAt, ...NOTHING },
  });
const NOTHING = { Reason: '', Subject: '', Message: '' };
const employee = (given: Partial<Employee> = {}): Employee => ({
  ...{
    MemberId: 1,
    Name: 'Ada Byron',
    EmailAddress: null,
    HomeNumber: null,
    IsEnrolling: true,
    Missing: 0,
    State: 'NotAsked',
    Link: null,
  },
  ...given,
});
const many = (count: number, given: (index: number) => Partial<Employee>): Employee[] =>
  Array.from({ length: count }, (_, index) =>
    employee({ MemberId: index + 1, Name: `Person ${index + 1}`, ...given(index + 1) }),
  );

describe('the board of employees', () => {
  let board: Employees;
  let filledIn: number[];
  let sent: [string, unknown][];
  setUpTab((path, init) => {
    if (init?.method === 'POST') {
      const body = JSON.parse(String(init.body)) as {
        Employees?: { MemberId: number; To: string | null; CodePhone: string | null }[];
      };
      sent.push([path, body]);
      const Links = (body.Employees ?? []).map(({ MemberId, To, CodePhone }) => ({
        ...{ MemberId, To, CodePhone, Name: `Person ${MemberId}`, Code: CodePhone ? '' : '048213' },
        Url: To === null ? `https://quote.example/my-coverage#${MemberId}` : null,
      }));
      const made: EmployeeLinks = { Links, ExpiresAt: '2026-12-20T15:00:00.000Z' };
      return Promise.resolve(
        path.includes('Remind') ? new Response(null, { status: 204 }) : Response.json(made, { status: 201 }),
      );
    }
    return Promise.resolve(Response.json(board));
  });
  beforeEach(() => {
    [filledIn, sent] = [[], []];
    board = { LinkProblem: null, CanEmail: true, CanText: true, MailboxUrl: null, LeftToday: 100, Employees: [] };
  });

  const open = async (employees: Employee[], { isReadOnly = false } = {}) => {
    board.Employees = employees;
    const onFillIn = isReadOnly ? null : (memberId: number) => void filledIn.push(memberId);
    openRoutes([{ path: '/', element: <EmployeesBoard quoteId={7} onFillIn={onFillIn} /> }], '/');
    await pass();
  };
  const lines = () => within(screen.getByRole('list', { name: 'Employees and their links' }));
  const lineOf = (name: string) =>
    within(
      lines()
        .getAllByRole('listitem')
        .find((item) => item.textContent.includes(name))!,
    );
  const click = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await pass();
  };
  const openDialog = async () => {
    await click('Ask employees by link');
    await loaded(() => import('./AskEmployeesDialog.tsx'));
    return within(await screen.findByRole('dialog', { name: 'Ask employees by link' }));
  };

  it('says how far each employee is, and what is missing or doubtful', async () => {
    const [opened, signed] = [{ OpenedAt: AT }, { OpenedAt: AT, AnsweredAt: AT, AnsweredByName: 'Al', Sha256: 'abc' }];
    await open([
      employee({ MemberId: 1, Name: 'Nora New', State: 'NotOpened', Link: mailed(1), Missing: 3 }),
      employee({ MemberId: 2, Name: 'Ben Begun', State: 'Begun', Link: link(opened), Missing: 1 }),
      employee({ MemberId: 3, Name: 'Sam Signed', State: 'Signed', Link: link({ ...signed, Language: 'es' }) }),
      employee({ MemberId: 4, Name: 'Cora Changed', State: 'Changed', Link: link(signed) }),
      employee({
        ...{ MemberId: 5, Name: 'Will Waived', State: 'Waived' },
        Link: link({ ...opened, DeclinedAt: AT, DeclineReason: 'Covered by Medicare' }),
      }),
      employee({ MemberId: 6, Name: 'Zoe Out', State: 'NotAsked', IsEnrolling: false, Missing: 2 }),
    ]);
    screen.getByText('1 not asked, 1 not opened, 1 begun, 1 signed, 1 changed since signed, 1 waived');
    const nora = lineOf('Nora New');
    nora.getByText('Not opened');
    nora.getByText(/^3 entries missing · Link made 11\/20\/2026.*Expires 12\/20\/2026/);
    nora.getByText(/^To e1@example\.com, sent 11\/20\/2026/);
    lineOf('Ben Begun').getByText(/^1 entry missing · .*Opened 11\/20\/2026/);
    const sam = lineOf('Sam Signed');
    sam.getByText(/Signed 11\/20\/2026.* · Read in Spanish$/);
    expect([sam.queryByText(/missing/), sam.queryByRole('alert'), sam.queryByText(/Expires/)]).toEqual([
      null,
      null,
      null,
    ]);
    lineOf('Cora Changed').getByText(SIGNED_BEFORE_CHANGE);
    const will = lineOf('Will Waived');
    will.getByText('Reason: Covered by Medicare');
    will.getByText(WAIVED_BUT_ENROLLS);
    expect(lineOf('Zoe Out').queryByText(/missing/)).toBeNull();
    await click('Fill in for Ben Begun');
    expect(filledIn).toEqual([2]);
  });

  it('says who is missing in a household, in the employee’s words', async () => {
    const HouseholdNote = 'Our son Ben is missing.';
    await open([
      employee({ State: 'Begun', Link: link({ HouseholdNote }) }),
      employee({ MemberId: 2, Name: 'Al Ott' }),
    ]);
    screen.getByText('1 not asked, 1 begun, 1 with a note');
    lineOf('Ada Byron').getByText(`Ada Byron says: “${HouseholdNote}” ${HOUSEHOLD_DIFFERS}`);
  });

  it('is only read where the demographics are, and is absent where nobody was asked then', async () => {
    board.LinkProblem = 'This quote is complete.';
    await open([employee({ State: 'Begun', Missing: 2, Link: mailed(1) })], { isReadOnly: true });
    lines().getByText('Begun');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not there where nobody was asked, and nobody can be', async () => {
    board.LinkProblem = 'This quote is complete.';
    await open([employee()], { isReadOnly: true });
    expect(screen.queryByRole('region', { name: 'Employees' })).toBeNull();
  });

  it('reminds all who wait; of more than can be sent those first who have waited the longest', async () => {
    const waiting = (count: number) =>
      many(count, (index) => ({
        State: 'NotOpened',
        Link: mailed(index, index === 1 ? null : `2026-11-${String(29 - (index % 20)).padStart(2, '0')}T15:00:00.000Z`),
      }));
    board.LeftToday = 3;
    await open([...waiting(5), employee({ MemberId: 9, Name: 'Al Ott', State: 'NotOpened', Link: link({ Id: 9 }) })]);
    await click('Remind 3 of 5 who wait');
    expect(sent).toEqual([['/api/enrollment/RemindEmployees/7', { LinkIds: [5, 4, 3] }]]);
    expect(notes.map(({ text }) => text)).toEqual(['3 reminders on the way by email. The codes stay the same.']);
    await click('Remind Person 2');
    expect(sent.at(-1)?.[1]).toEqual({ LinkIds: [2] });
  });

  it('asks three hundred employees, page by page and a hundred at a time', async () => {
    await open(many(300, (index) => ({ EmailAddress: `p${index}@example.com` })));
    const dialog = await openDialog();
    const list = () => within(dialog.getByRole('list', { name: 'Employees to ask' })).getAllByRole('listitem');
    expect(list().length).toBe(10);
    dialog.getByText('100 of 300 employees chosen, at most 100 at a time');
    fireEvent.change(dialog.getByLabelText('Search the employees'), { target: { value: 'person 250' } });
    expect(list().length).toBe(1);
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Person 250' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Create links' }));
    await pass();
    dialog.getByText(`Choose at most ${MOST_EMPLOYEES_AT_ONCE} employees at a time.`);
    expect(sent).toEqual([]);
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Person 250' }));
    fireEvent.change(dialog.getByLabelText('Search the employees'), { target: { value: '' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Create links' }));
    await pass();
    const [, body] = sent[0]! as [string, { Employees: { MemberId: number; To: string }[] }];
    expect(body.Employees.map(({ MemberId }) => MemberId)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
    expect(within(dialog.getByRole('list', { name: 'Codes' })).getAllByRole('listitem').length).toBe(100);
  });

  it('writes to those who are asked in the language that is chosen, where it can write to them', async () => {
    await open([employee({ EmailAddress: 'ada@example.com' })]);
    const dialog = await openDialog();
    fireEvent.change(dialog.getByLabelText('Language of the emails'), { target: { value: 'es' } });
    dialog.getByText('On the page the employee can choose another language.');
    fireEvent.click(dialog.getByRole('button', { name: 'Create links' }));
    await pass();
    expect(sent[0]?.[1]).toEqual({
      Employees: [{ MemberId: 1, To: 'ada@example.com', CodePhone: null }],
      Language: 'es',
    });
  });

  it('has codes texted to the numbers that are known; those of the others are shown', async () => {
    await open([
      employee({ EmailAddress: 'ada@example.com', HomeNumber: '6165550142' }),
      employee({ MemberId: 2, Name: 'Ben Byron' }),
    ]);
    const dialog = await openDialog();
    expect(dialog.queryByLabelText('Mobile phone of Ada Byron')).toBeNull();
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Text the codes' }));
    expect((dialog.getByLabelText('Mobile phone of Ada Byron') as HTMLInputElement).value).toBe('(616)555-0142');
    fireEvent.change(dialog.getByLabelText('Mobile phone of Ben Byron'), { target: { value: '616' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Create links' }));
    await pass();
    dialog.getByText('Phone number must be ten digits.');
    expect(sent).toEqual([]);
    fireEvent.change(dialog.getByLabelText('Mobile phone of Ben Byron'), { target: { value: '' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Create links' }));
    await pass();
    expect(sent[0]?.[1]).toMatchObject({
      Employees: [
        { MemberId: 1, To: 'ada@example.com', CodePhone: '6165550142' },
        { MemberId: 2, To: null, CodePhone: null },
      ],
    });
    dialog.getByText('1 link is on the way by email. 1 code is on the way by text message.');
    dialog.getByText(/^Give the others the code by phone or in person/);
    dialog.getByRole('link', { name: /^Call .+: \(616\) 555-0142$/ });
    dialog.getByText('Code 048213');
  });

  it('asks nobody by a wrong address, and shows the page that has it', async () => {
    await open(many(30, (index) => ({ EmailAddress: index === 25 ? 'p25' : `p${index}@example.com` })));
    const dialog = await openDialog();
    fireEvent.click(dialog.getByRole('button', { name: 'Create links' }));
    await pass();
    dialog.getByText(EMAIL_INVALID);
    expect(document.activeElement).toBe(dialog.getByLabelText('Email of Person 25'));
    expect(sent).toEqual([]);
  });

  it('proposes no more employees than can be told by email today; without email they are asked by links to pass on', async () => {
    board.LeftToday = 2;
    await open(many(12, () => ({})));
    const dialog = await openDialog();
    dialog.getByText('2 of 12 employees chosen');
    fireEvent.click(dialog.getByRole('button', { name: 'Choose nobody' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Create links' }));
    await pass();
    dialog.getByText('Choose at least one employee.');
    fireEvent.click(dialog.getByRole('button', { name: 'Choose who has no link' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Create links' }));
    await pass();
    expect(sent[0]?.[1]).toEqual({
      Employees: [
        { MemberId: 1, To: null, CodePhone: null },
        { MemberId: 2, To: null, CodePhone: null },
      ],
      Language: 'en',
    });
    dialog.getByText('https://quote.example/my-coverage#1');
  });
});
