import { fireEvent, screen, within } from '@testing-library/react';
import {
  CHANGED_SINCE_OPENED,
  CHOOSE_REASON,
  EMPLOYEE_WORDS_VERSION,
  ENROLLMENT_CLOSED,
  HOUSEHOLD_IS_FIXED,
  signAsEmployee,
  WAIVES_ON_CENSUS,
} from '#shared/enrollment/employees/employees';
import { COMPLETE, DONE, PAGE } from '#support/shared/employee-page.ts';
import { buildEnrollmentMember } from '#support/shared/enrollment-members.ts';
import { loaded } from '#support/components/loaded.ts';
import { openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { EmployeeScreen } from './EmployeeScreen.tsx';

const ACCESS = { Token: 'the-token', Code: '048213' };
const AT = '2026-11-23T15:00:00.000Z';

type Answer = [status: number, body: unknown];
const refusal = (Code: string, Message: string, Fields = {}) => ({ Code, Message, Fields, RequestId: '' });
let answers: Record<string, Answer[]>;
let calls: [path: string, body: unknown][];

async function enterCode() {
  openRoutes([{ path: '/my-coverage', Component: EmployeeScreen }], '/my-coverage');
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '048 213' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await pass();
}
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
async function sign(name = 'Ada Byron') {
  fireEvent.change(screen.getByLabelText(/^Your full name/), { target: { value: name } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await pass();
}

describe('an employee with a link', () => {
  setUpTab((path, init) => {
    if (init?.method !== 'POST') {
      return Promise.resolve(new Response('{}', { status: 200 }));
    }
    const name = path.split('/').at(-1)!;
    calls.push([name, JSON.parse(String(init.body))]);
    const queue = answers[name] ?? [];
    const [status, body] = queue.length > 1 ? queue.shift()! : queue[0]!;
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }));
  });
  beforeEach(() => {
    calls = [];
    answers = { Open: [[200, PAGE]], Finish: [[204, null]] };
    window.location.hash = '#the-token';
  });

  it('sees the household, and what is missing about each, but nothing of the employer’s part', async () => {
    await enterCode();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Coverage for Ada Byron' }));
    const ada = within(screen.getByRole('region', { name: 'Ada Byron' }));
    ada.getByText('Complete');
    ada.getByText('Medical plan: PPO Gold 1000');
    ada.getByText('Dental plan: Dental 1500');
    within(screen.getByRole('region', { name: /^Kim/ })).getByText('Gender is required.');
    fireEvent.click(screen.getByRole('button', { name: 'Change Ada Byron' }));
    await loaded(() => import('../components/member-form/MemberDialog.tsx'));
    const form = await screen.findByRole('dialog', { name: 'Ada Byron' });
    within(form).getByLabelText(/^Home phone/);
    expect(within(form).queryByText('Employment')).toBeNull();
  });

  it('enrolls with the full name, and is thanked', async () => {
    answers['Open'] = [
      [200, COMPLETE],
      [200, { ...DONE, AnsweredAt: AT }],
    ];
    await enterCode();
    choose('Yes, enroll us');
    await sign('Omar Secret');
    expect(screen.getAllByText(signAsEmployee('Ada Byron')).length).toBeGreaterThan(0);
    fireEvent.change(screen.getByLabelText(/^Your full name/), { target: { value: 'Ada Byron' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
    await pass();
    expect(calls.find(([name]) => name === 'Finish')?.[1]).toEqual({
      ...ACCESS,
      Choice: 'Enroll',
      WaiveReason: null,
      SignedByName: 'Ada Byron',
      Agreed: true,
      Language: 'en',
      WordsVersion: EMPLOYEE_WORDS_VERSION,
      Sha256: 'def',
    });
    screen.getByRole('heading', { name: 'Thank you' });
    screen.getByText(/signed the enrollment at Acme Bakery/);
  });

  it('waives with a reason, and not without', async () => {
    await enterCode();
    choose('No, waive it');
    await sign();
    expect(screen.getAllByText(CHOOSE_REASON).length).toBeGreaterThan(0);
    expect(calls.map(([name]) => name)).toEqual(['Open']);
  });

  it('who waives on the census is told so, and asked for the reason alone', async () => {
    const waived = buildEnrollmentMember({ MedicalStatus: 'Waive', DentalStatus: 'Waive', VisionStatus: 'Waive' });
    answers['Open'] = [[200, { ...PAGE, Members: [waived] }]];
    await enterCode();
    screen.getByText(WAIVES_ON_CENSUS);
    expect(screen.queryByRole('radio')).toBeNull();
    screen.getByLabelText(/^Why you waive it/);
  });

  it('reads anew what the agent has changed in the meantime', async () => {
    answers['Open'] = [
      [200, COMPLETE],
      [200, { ...COMPLETE, EmployeeName: 'Ada Byron', Sha256: 'new' }],
    ];
    answers['Finish'] = [[409, refusal('STALE_VERSION', CHANGED_SINCE_OPENED)]];
    await enterCode();
    choose('Yes, enroll us');
    await sign();
    screen.getByText(CHANGED_SINCE_OPENED);
    expect(calls.map(([name]) => name)).toEqual(['Open', 'Finish', 'Open']);
  });

  it('tells the agent who is missing, and keeps what is typed when that fails', async () => {
    const BEN = 'Ben Byron, our son, born 6/1/2026';
    answers['Open'] = [
      [200, PAGE],
      [200, { ...PAGE, HouseholdNote: BEN }],
    ];
    answers['NoteHousehold'] = [
      [500, refusal('UNEXPECTED', 'Something went wrong.')],
      [204, null],
    ];
    await enterCode();
    const missing = within(screen.getByRole('region', { name: 'Is somebody missing?' }));
    missing.getByText(HOUSEHOLD_IS_FIXED);
    const field = missing.getByLabelText<HTMLTextAreaElement>('Who is missing, or does not belong here?');
    const tell = async () => {
      fireEvent.click(missing.getByRole('button', { name: 'Tell your agent' }));
      await pass();
    };
    await tell();
    fireEvent.change(field, { target: { value: ` ${BEN}` } });
    await tell();
    missing.getByRole('alert');
    expect(field.value).toBe(` ${BEN}`);
    await tell();
    missing.getByText('Your agent can read this.');
    expect(field.value).toBe(BEN);
    expect(calls.filter(([name]) => name === 'NoteHousehold').map(([, body]) => body)).toEqual([
      { ...ACCESS, HouseholdNote: BEN },
      { ...ACCESS, HouseholdNote: BEN },
    ]);
  });

  it('is told why nothing can be done now, and whom to call', async () => {
    answers['Open'] = [[200, { ...PAGE, Members: [], Problem: ENROLLMENT_CLOSED, Sha256: '' }]];
    await enterCode();
    screen.getByText(ENROLLMENT_CLOSED, { exact: false });
    screen.getByText('Ann Agent');
  });
});
