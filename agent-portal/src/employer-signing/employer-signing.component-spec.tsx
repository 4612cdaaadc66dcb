import { fireEvent, screen, within } from '@testing-library/react';
import { CONFIRM_LIST, ELIGIBLE_WORDS, ELIGIBLE_WORDS_VERSION } from '#shared/enrollment/eligible-employees';
import type { EligibleList, EmployerPages } from '#shared/enrollment/employer-signature.record';
import {
  AGENT_AT_WORK,
  APPLICATION_CLOSED,
  CHANGED_WHILE_READ,
  EMPLOYER_CONSENT_TEXT,
  EMPLOYER_CONSENT_VERSION,
  factsForEmployer,
} from '#shared/enrollment/employer-signing';
import { CODE_INVALID, LINK_LOCKED, wrongCode } from '#shared/links/link';
import { CONSENT_NEEDED, TYPE_YOUR_NAME } from '#shared/enrollment/signing';
import { SHARE_LINK_NOT_VALID } from '#shared/proposals/share-link';
import { buildAnswers, buildApplicationFacts } from '#support/shared/application-answers.ts';
import { loaded } from '#support/components/loaded.ts';
import { A_WHILE_MS, openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { EmployerSigningScreen } from './EmployerSigningScreen.tsx';

const ACCESS = { Token: 'the-token', Code: '048213' };
const PAGES: EmployerPages = {
  GroupName: 'Acme Bakery',
  EffectiveDate: '2027-01-01' as EmployerPages['EffectiveDate'],
  EmployerName: 'Grace Hopper',
  Agents: [
    { Name: 'Ada Agent', AgencyName: 'Lakeside', Phone: '3135550100', Email: 'ada@example.com', NpnNumber: '1' },
  ],
  ExpiresAt: '2026-12-07T15:00:00.000Z',
  Problem: null,
  SignedAt: null,
  SignedByName: null,
  Withdrawn: null,
  DeclinedAt: null,
  Sections: [{ Title: 'Members', Lines: [{ Label: 'Orla Hidden', Text: 'Employee' }] }],
  Sha256: 'abc',
  ConsentVersion: EMPLOYER_CONSENT_VERSION,
  ConsentText: EMPLOYER_CONSENT_TEXT,
  Steps: null,
};
const LIST: EligibleList = {
  Employees: [
    { Name: 'Ruth Larsen', IsEnrolling: true, WaiveReason: null },
    { Name: 'Omar Haddad', IsEnrolling: false, WaiveReason: 'Covered by Medicare' },
  ],
  Sha256: 'list',
  Words: ELIGIBLE_WORDS,
  WordsVersion: ELIGIBLE_WORDS_VERSION,
  Note: '',
  ConfirmedAt: null,
  ConfirmedByName: null,
  IsConfirmed: false,
};
const CONFIRMED = {
  ...LIST,
  ...{ ConfirmedAt: '2026-11-23T15:00:00.000Z', ConfirmedByName: 'Grace Hopper', IsConfirmed: true },
};
const DONE = { IsClosed: false, IsSaved: true, Missing: 0, AgentsParts: [], Eligible: CONFIRMED };
const TO_DO = {
  ...{ ...PAGES, Problem: AGENT_AT_WORK, Sections: [], Sha256: '' },
  Steps: { ...DONE, Missing: 2, AgentsParts: ['SupportingDocuments', 'Demographics'], Eligible: LIST },
};
const { BypassMemberEnrollment: _members, BypassSupportDocument: _documents, ...ANSWERS } = buildAnswers();
const APPLICATION = {
  ...ANSWERS,
  ...{ Version: 3, SavedBefore: true, SavedAt: '2026-11-22T15:00:00.000Z', Problems: [], Prefilled: [] },
  Facts: factsForEmployer(buildApplicationFacts()),
};
const SIGNED = { ...PAGES, SignedAt: '2026-11-23T15:00:00.000Z', SignedByName: 'Grace Hopper', Sections: [] };

type Answer = [status: number, body: unknown];
const refusal = (Code: string, Message: string, Fields = {}) => ({ Code, Message, Fields, RequestId: '' });
let answers: Record<string, Answer[]>;
let calls: [path: string, body: unknown][];

async function enterCode(code = '048 213') {
  openRoutes([{ path: '/sign', Component: EmployerSigningScreen }], '/sign');
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await pass();
}
async function openForm(button: string) {
  fireEvent.click(screen.getByRole('button', { name: button }));
  await pass();
  await loaded(() => import('../components/application-form/ApplicationEditor.tsx'));
  await screen.findByLabelText(/^Number of full-time employees/);
}
async function sign() {
  fireEvent.change(screen.getByLabelText(/^Your full name/), { target: { value: 'Grace Hopper' } });
  fireEvent.click(screen.getByRole('checkbox', { name: EMPLOYER_CONSENT_TEXT }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await pass();
}

describe('an employer with a link', () => {
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
    answers = { Open: [[200, PAGES]], Sign: [[204, null]], Decline: [[204, null]] };
    window.location.hash = '#the-token';
  });

  it('reads the application, signs it, and is thanked', async () => {
    await enterCode();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Acme Bakery' }));
    screen.getByText('Orla Hidden');
    answers['Open'] = [[200, SIGNED]];
    await sign();
    await screen.findByRole('heading', { name: 'Thank you' });
    const signature = { SignedByName: 'Grace Hopper', ApplicationEnteredConsent: true };
    expect(calls).toEqual([
      ['Open', ACCESS],
      ['Sign', { ...ACCESS, ...signature, Language: 'en', Sha256: 'abc', ConsentVersion: EMPLOYER_CONSENT_VERSION }],
      ['Open', ACCESS],
    ]);
  });

  it.each([
    {
      ...{ Language: 'es' as const, own: 'Español', name: /^Su nombre completo/, words: /^He revisado esta solicitud/ },
      ...{ button: 'Firmar', thanks: 'Gracias', signed: /^Grace Hopper firmó/ },
      missing: 'Confirme que ha revisado la solicitud y que acepta firmarla electrónicamente.',
    },
    {
      ...{ Language: 'ar' as const, own: 'العربية', name: /^اسمك الكامل/, words: /^لقد راجعت هذا الطلب/ },
      ...{ button: 'توقيع', thanks: 'شكرًا لك', signed: /تم توقيع طلب/ },
      missing: 'أكّد أنك راجعت الطلب وأنك توافق على توقيعه إلكترونيًا.',
    },
  ])('signs in $Language, with the English words beside their translation', async (spoken) => {
    const { Language, own, name, words, button, thanks, signed, missing } = spoken;
    await enterCode();
    fireEvent.click(screen.getByRole('button', { name: own }));
    // The application stays English, and says so.
    const lines = screen.getByText('Orla Hidden').closest('[lang]');
    expect([lines?.getAttribute('lang'), lines?.getAttribute('dir')]).toEqual(['en', 'ltr']);
    expect(screen.getByText(EMPLOYER_CONSENT_TEXT).closest('[lang]')?.getAttribute('lang')).toBe('en');
    fireEvent.click(screen.getByRole('button', { name: button }));
    await pass();
    expect(screen.getAllByText(missing)).not.toEqual([]);
    fireEvent.change(screen.getByLabelText(name), { target: { value: 'Grace Hopper' } });
    fireEvent.click(screen.getByRole('checkbox', { name: words }));
    answers['Open'] = [[200, SIGNED]];
    fireEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByRole('heading', { name: thanks });
    screen.getByText(signed);
    expect(calls[1]).toEqual(['Sign', expect.objectContaining({ Language, SignedByName: 'Grace Hopper' })]);
  });

  it('is told what is missing before anything is sent', async () => {
    await enterCode();
    fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
    await pass();
    expect(screen.getByRole('button', { name: TYPE_YOUR_NAME })).toBeTruthy();
    expect(screen.getByRole('button', { name: CONSENT_NEEDED })).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('reads the application again after it has changed', async () => {
    await enterCode();
    answers['Sign'] = [[409, refusal('STALE_VERSION', CHANGED_WHILE_READ)]];
    const Lines = [{ Label: 'Zoe Newcomer', Text: 'Employee' }];
    answers['Open'] = [[200, { ...PAGES, Sha256: 'def', Sections: [{ Title: 'Members', Lines }] }]];
    await sign();
    await screen.findByText(CHANGED_WHILE_READ);
    await screen.findByText('Zoe Newcomer');
    expect(screen.queryByText('Orla Hidden')).toBeNull();
  });

  it('declines with a reason', async () => {
    await enterCode();
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    fireEvent.change(await screen.findByLabelText('Reason (optional)'), { target: { value: 'Wrong plan.' } });
    answers['Open'] = [[200, { ...PAGES, DeclinedAt: '2026-11-23T15:00:00.000Z', Sections: [] }]];
    fireEvent.click(screen.getByRole('dialog').querySelector('button[type=submit]')!);
    await pass();
    await screen.findByRole('heading', { name: 'You declined to sign' });
    expect(calls[1]).toEqual(['Decline', { ...ACCESS, Language: 'en', Reason: 'Wrong plan.' }]);
  });

  it('sees what is missing before signing, and who has to do it', async () => {
    answers['Open'] = [[200, TO_DO]];
    await enterCode();
    const application = within(screen.getByRole('region', { name: 'The application' }));
    application.getByText('To do');
    application.getByText('2 answers are missing or not right yet.');
    const signature = within(screen.getByRole('region', { name: 'Your signature' }));
    expect(signature.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'You: complete the application above.',
      'You: confirm who is eligible above.',
      'Your agent: add the supporting documents.',
      'Your agent: complete the details of the people who enroll.',
    ]);
    expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Español' }));
    application.getByText('2 respuestas faltan o aún no son correctas.');
    signature.getByText('Usted: complete la solicitud de arriba.');
    fireEvent.click(screen.getByRole('button', { name: 'العربية' }));
    signature.getByText('أنت: استكمل الطلب أعلاه.');
  });

  it('reads and signs with the application still open to changes', async () => {
    answers['Open'] = [[200, { ...PAGES, Steps: DONE }]];
    await enterCode();
    const application = within(screen.getByRole('region', { name: 'The application' }));
    application.getByText('Complete');
    application.getByRole('button', { name: 'Change answers' });
    screen.getByText('Orla Hidden');
    screen.getByRole('button', { name: 'Sign' });
  });

  it('confirms who is eligible, before anything can be signed', async () => {
    answers['Open'] = [[200, { ...PAGES, Steps: { ...DONE, Eligible: LIST } }]];
    answers['ConfirmEligible'] = [[204, null]];
    await enterCode();
    const step = within(screen.getByRole('region', { name: 'Who is eligible' }));
    expect(step.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ruth LarsenEnrolls',
      'Omar HaddadWaives: Covered by Medicare',
    ]);
    within(screen.getByRole('region', { name: 'Your signature' })).getByText('You: confirm who is eligible above.');
    fireEvent.click(step.getByRole('button', { name: 'Confirm the list' }));
    await pass();
    expect(screen.getByRole('button', { name: CONFIRM_LIST })).toBeTruthy();
    fireEvent.change(step.getByLabelText(/^Your full name/), { target: { value: 'Grace Hopper' } });
    fireEvent.click(step.getByRole('checkbox', { name: ELIGIBLE_WORDS }));
    answers['Open'] = [[200, { ...PAGES, Steps: DONE }]];
    fireEvent.click(step.getByRole('button', { name: 'Confirm the list' }));
    await pass();
    step.getByText(/^Confirmed by Grace Hopper on 11\/23\/2026/);
    screen.getByRole('button', { name: 'Sign' });
    const given = { SignedByName: 'Grace Hopper', Agreed: true, Language: 'en' };
    expect(calls.find(([name]) => name === 'ConfirmEligible')?.[1]).toEqual({
      ...{ ...ACCESS, ...given, WordsVersion: ELIGIBLE_WORDS_VERSION, Sha256: 'list' },
    });
  });

  it('is told that the list has changed since it was confirmed, in another language too', async () => {
    answers['Open'] = [[200, { ...PAGES, Steps: { ...DONE, Eligible: { ...CONFIRMED, IsConfirmed: false } } }]];
    await enterCode();
    screen.getByText('The list has changed since it was confirmed. Please look at it again and confirm it.');
    fireEvent.click(screen.getByRole('button', { name: 'Español' }));
    screen.getByText('La lista ha cambiado desde que se confirmó. Revísela de nuevo y confírmela.');
    screen.getByText('Renuncia: Cubierto por Medicare');
    screen.getByRole('checkbox', { name: /^Esta lista incluye a todos los empleados/ });
    expect(screen.getByText(ELIGIBLE_WORDS).closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  it('tells the agent what is wrong with the list', async () => {
    answers['Open'] = [[200, TO_DO]];
    answers['NoteEligible'] = [[204, null]];
    await enterCode();
    const step = within(screen.getByRole('region', { name: 'Who is eligible' }));
    fireEvent.change(step.getByLabelText('Who is missing, or is not eligible?'), { target: { value: ' Ben left.' } });
    answers['Open'] = [[200, { ...TO_DO, Steps: { ...TO_DO.Steps, Eligible: { ...LIST, Note: 'Ben left.' } } }]];
    fireEvent.click(step.getByRole('button', { name: 'Tell your agent' }));
    await pass();
    step.getByText('Your agent can read this.');
    expect(calls.find(([name]) => name === 'NoteEligible')?.[1]).toEqual({ ...ACCESS, Note: 'Ben left.' });
  });

  it('fills in the application in the agent’s form, which saves by itself, in English on a page of any language', async () => {
    answers['Open'] = [[200, TO_DO]];
    answers['Answers'] = [[200, APPLICATION]];
    answers['SaveAnswers'] = [[200, { ...APPLICATION, NumberOfFullTimeEmployees: 9, Version: 4, Problems: [] }]];
    await enterCode();
    fireEvent.click(screen.getByRole('button', { name: 'العربية' }));
    await openForm('استكمال الطلب');
    const field = screen.getByLabelText(/^Number of full-time employees/);
    expect(field.closest('[lang]')?.getAttribute('dir')).toBe('ltr');
    expect(screen.queryByText(/^Leave the member enrollment/)).toBeNull();
    fireEvent.change(field, { target: { value: '9' } });
    await pass(A_WHILE_MS);
    const { QuoteId: _quote, ...sent } = calls.find(([name]) => name === 'SaveAnswers')?.[1] as Record<string, unknown>;
    expect(sent).toMatchObject({ ...ACCESS, NumberOfFullTimeEmployees: 9, Version: 3 });
    expect(Object.keys(sent).filter((name) => name.startsWith('Bypass'))).toEqual([]);
    answers['Open'] = [[200, { ...TO_DO, Steps: { ...TO_DO.Steps, Missing: 0 } }]];
    fireEvent.click(screen.getByRole('button', { name: 'رجوع' }));
    await pass();
    screen.getByText('تمت الإجابة عن جميع الأسئلة.');
  });

  it('is told when the agent has saved another answer meanwhile, with both, and keeps what was typed', async () => {
    answers['Open'] = [[200, TO_DO]];
    answers['Answers'] = [
      [200, APPLICATION],
      [200, { ...APPLICATION, NumberOfFullTimeEmployees: 7, Version: 4 }],
    ];
    answers['SaveAnswers'] = [
      [409, refusal('STALE_VERSION', 'Someone else has changed this.')],
      [200, { ...APPLICATION, NumberOfFullTimeEmployees: 9, Version: 5 }],
    ];
    await enterCode();
    await openForm('Fill in the application');
    fireEvent.change(screen.getByLabelText(/^Number of full-time employees/), { target: { value: '9' } });
    await pass(A_WHILE_MS);
    const question = within(screen.getByRole('alertdialog', { name: 'Someone else changed this application' }));
    expect(question.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['9', '7']);
    fireEvent.click(question.getByRole('button', { name: 'Save mine instead' }));
    await pass();
    expect(calls.filter(([name]) => name === 'SaveAnswers').map(([, body]) => body)).toMatchObject([
      { NumberOfFullTimeEmployees: 9, Version: 3 },
      { NumberOfFullTimeEmployees: 9, Version: 4 },
    ]);
  });

  it('stays with what cannot be saved, and is asked before leaving it', async () => {
    answers['Open'] = [[200, TO_DO]];
    answers['Answers'] = [[200, APPLICATION]];
    answers['SaveAnswers'] = [[409, refusal('WRONG_STATE', APPLICATION_CLOSED)]];
    await enterCode();
    await openForm('Fill in the application');
    const field = screen.getByLabelText<HTMLInputElement>(/^Number of full-time employees/);
    fireEvent.change(field, { target: { value: '9' } });
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await pass();
    screen.getByText(APPLICATION_CLOSED);
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await pass(500);
    expect(field.value).toBe('9');
  });

  it.each([
    ['a code that is too short', '04821', null, CODE_INVALID],
    ['a wrong code', '000000', refusal('RULE_BROKEN', wrongCode(2), { Code: [wrongCode(2)] }), wrongCode(2)],
    ['too many wrong codes', '000000', refusal('WRONG_STATE', LINK_LOCKED), LINK_LOCKED],
    ['a link that is over', '048213', refusal('NOT_FOUND', SHARE_LINK_NOT_VALID), SHARE_LINK_NOT_VALID],
  ])('is told about %s', async (_what, code, body, message) => {
    const status = body?.Code === 'NOT_FOUND' ? 404 : body?.Code === 'WRONG_STATE' ? 409 : 422;
    answers['Open'] = [[status, body]];
    await enterCode(code);
    await screen.findByText(message);
    expect(document.title).toMatch(/^Error: /);
    expect(calls).toHaveLength(body === null ? 0 : 1);
  });
});
