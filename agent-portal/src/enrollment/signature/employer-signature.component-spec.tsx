import { fireEvent, screen, within } from '@testing-library/react';
import { LIST_CHANGED_SINCE_CONFIRMED } from '#shared/enrollment/eligible-employees';
import type {
  EmployerSignatureResponse,
  EmployerSignaturesResponse,
  NewEmployerLinkRequest,
} from '#shared/enrollment/employer-signature.record';
import {
  CHANGED_SINCE_EMPLOYER_SIGNED,
  EMPLOYER_NAME_NEEDED,
  type EmployerSignatureState,
} from '#shared/enrollment/employer-signing';
import { COMPLETE_ALL_SECTIONS } from '#shared/enrollment/signing';
import { PASSED_ON } from '#shared/links/link';
import type { LinkEmail, ProposalEmailDraft } from '#shared/proposals/proposal-email.record';
import { openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { EmployerSignatureSection } from './EmployerSignatureSection.tsx';

const signature = (State: EmployerSignatureState, given: Partial<EmployerSignatureResponse> = {}) => ({
  Id: 5,
  State,
  EmployerName: 'Grace Hopper',
  CreatedAt: '2026-11-23T15:00:00.000Z',
  CreatedBy: 'Ada Agent',
  Language: 'en' as const,
  ExpiresAt: '2026-12-07T15:00:00.000Z',
  OpenedAt: null,
  SavedAt: null,
  SignedAt: null,
  SignedByName: null,
  DeclinedAt: null,
  DeclineReason: null,
  RevokedAt: null,
  Email: null,
  CodeText: null,
  Withdrawn: null,
  ConsentVersion: null,
  Sha256: null,
  EligibleNote: '',
  Doubt: null,
  ...given,
});
const SIGNED = {
  OpenedAt: '2026-11-23T16:00:00.000Z',
  SignedAt: '2026-11-23T17:00:00.000Z',
  SignedByName: 'Grace Hopper',
};

const DRAFT: ProposalEmailDraft = {
  IsAvailable: true,
  MailboxUrl: '/api/sandbox/mailbox',
  To: '',
  Subject: 'Application of Lakeshore Tool to sign',
  Message: 'Hello, please sign.',
  LeftToday: 100,
  ReplyTo: 'ada@example.com',
  Translations: [
    { Language: 'es', Subject: 'Solicitud para firmar', Message: 'Hola: firme.' },
    { Language: 'ar', Subject: 'للتوقيع', Message: 'تحية طيبة،' },
  ],
};
const emailTo = (given: Partial<LinkEmail> = {}): LinkEmail => ({
  To: 'grace@example.com',
  State: 'Waiting',
  SettledAt: null,
  Reason: '',
  Subject: DRAFT.Subject,
  Message: DRAFT.Message,
  ...given,
});

let listed: EmployerSignaturesResponse;
let draft: ProposalEmailDraft;
let calls: [call: string, body: unknown][];

const Section = () => <EmployerSignatureSection quoteId={7} />;
async function show() {
  openRoutes([{ path: '/', Component: Section }], '/');
  await pass();
}

describe('the employer’s signature on the enrollment page', () => {
  setUpTab((path, { method = 'GET', body } = {}) => {
    if (method === 'GET') {
      return Promise.resolve(Response.json(path.includes('EmployerEmailDraft') ? draft : listed));
    }
    const sent = JSON.parse(String(body ?? '{}')) as NewEmployerLinkRequest;
    calls.push([`${method} ${path}`, sent]);
    const CodeText = sent.CodePhone
      ? { To: sent.CodePhone, State: 'Waiting' as const, SettledAt: null, Reason: '' }
      : null;
    const made = signature('Created', { Email: sent.Email ? emailTo({ To: sent.Email.To }) : null, CodeText });
    const Code = CodeText ? '' : '048213';
    const link = { Url: 'https://quote.example.com/sign#token', Code, Signature: made };
    listed = { LinkProblem: null, CanText: true, Signatures: [made], Eligibility: null };
    return Promise.resolve(
      new Response(method === 'PUT' ? null : JSON.stringify(link), { status: method === 'PUT' ? 204 : 201 }),
    );
  });
  beforeEach(() => {
    listed = { LinkProblem: null, CanText: true, Signatures: [], Eligibility: null };
    draft = DRAFT;
    calls = [];
  });

  it('is asked for with a name, and gives a link and a code', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Ask the employer' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Create link' }));
    await screen.findByText(EMPLOYER_NAME_NEEDED);
    expect(calls).toEqual([]);
    fireEvent.change(screen.getByLabelText('Who signs for the employer'), { target: { value: ' Grace Hopper ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create link' }));
    await pass();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText<HTMLInputElement>('Link for Grace Hopper').value).toMatch(/#token$/);
    dialog.getByText('048213');
    expect(calls).toEqual([
      [
        'POST /api/enrollment/EmployerSignature/7',
        { EmployerName: 'Grace Hopper', ExpiresInDays: 14, CodePhone: null },
      ],
    ]);
    fireEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await screen.findByText('Not opened yet');
  });

  it('is asked for by email, which has the link but not the code', async () => {
    draft = { ...DRAFT, To: 'office@example.com' };
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Ask the employer' }));
    fireEvent.change(await screen.findByLabelText('Who signs for the employer'), { target: { value: 'Grace Hopper' } });
    const to = screen.getByLabelText('To');
    fireEvent.change(to, { target: { value: 'grace@example.com, other@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create and email link' }));
    await screen.findByText('Enter one address only.');
    expect(calls).toEqual([]);
    fireEvent.change(to, { target: { value: ' grace@example.com' } });
    // Changed by hand, the subject stays when another language is chosen.
    fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Please sign' } });
    fireEvent.change(screen.getByLabelText('Language of the email'), { target: { value: 'es' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create and email link' }));
    await screen.findByText('The link is on its way to grace@example.com.');
    await screen.findByText(/^Give the code by phone, never by email\./);
    const Email = { To: 'grace@example.com', Subject: 'Please sign', Message: 'Hola: firme.' };
    expect(calls.map(([, sent]) => sent)).toEqual([
      { EmployerName: 'Grace Hopper', ExpiresInDays: 14, CodePhone: null, Language: 'es', Email },
    ]);
  });

  it('is asked for with a code that is texted to the employer, in the language that is chosen', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Ask the employer' }));
    fireEvent.change(await screen.findByLabelText('Who signs for the employer'), { target: { value: 'Grace Hopper' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Text the code to the employer' }));
    fireEvent.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByText('Phone number must be ten digits.');
    expect(calls).toEqual([]);
    fireEvent.change(screen.getByLabelText('Mobile phone'), { target: { value: '(616) 555-0142' } });
    fireEvent.change(screen.getByLabelText('Language of the text message'), { target: { value: 'es' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByText(/^The code is on its way to/);
    screen.getByRole('link', { name: '(616) 555-0142' });
    expect(screen.queryByText('048213')).toBeNull();
    expect(calls.map(([, sent]) => sent)).toEqual([
      { EmployerName: 'Grace Hopper', ExpiresInDays: 14, CodePhone: '6165550142', Language: 'es' },
    ]);
  });

  it('is not offered by email where this server sends none', async () => {
    draft = { ...DRAFT, To: 'office@example.com', IsAvailable: false };
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Ask the employer' }));
    await screen.findByRole('button', { name: 'Create link' });
    expect(screen.queryByLabelText('Email the link')).toBeNull();
  });

  it('says who has confirmed the eligible employees, that the list has changed since, and what is wrong with it', async () => {
    const Eligibility = {
      ...{ ConfirmedAt: '2026-11-23T16:30:00.000Z', ConfirmedByName: 'Grace Hopper', Language: 'es' as const },
      ...{ WordsVersion: '2026-11-eligible', Sha256: 'abc', IsCurrent: false },
    };
    const EligibleNote = 'Ben has left.';
    listed = { LinkProblem: null, CanText: true, Signatures: [signature('Opened', { EligibleNote })], Eligibility };
    await show();
    await screen.findByText(/^Eligible employees confirmed by Grace Hopper on 11\/23\/2026.* · Read in Spanish$/);
    screen.getByText(LIST_CHANGED_SINCE_CONFIRMED);
    screen.getByText('The employer says about the employees: “Ben has left.”');
  });

  it.each([
    ['nothing to doubt', null, []],
    ['to staff that the agent had both parts', PASSED_ON, [PASSED_ON]],
  ])('says %s', async (_what, Doubt, warnings) => {
    listed = { LinkProblem: null, CanText: true, Signatures: [signature('Opened', { Doubt })], Eligibility: null };
    await show();
    await screen.findByText('Opened');
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(warnings);
  });

  it('says what became of its email', async () => {
    const Email = emailTo({ State: 'NotSent', Reason: 'The mail server did not accept this address.' });
    listed = { LinkProblem: null, CanText: true, Signatures: [signature('Created', { Email })], Eligibility: null };
    await show();
    await screen.findByText('To grace@example.com: The mail server did not accept this address.');
  });

  it.each<[EmployerSignatureState, Partial<EmployerSignatureResponse>, RegExp]>([
    [
      'Opened',
      { OpenedAt: SIGNED.OpenedAt },
      /^Link made 11\/23\/2026.* · Opened 11\/23\/2026.* · Expires 12\/7\/2026/,
    ],
    ['Signed', SIGNED, /Signed 11\/23\/2026[^·]*$/],
    ['Signed', { ...SIGNED, Language: 'ar' }, /Signed 11\/23\/2026.* · Read in Arabic$/],
    ['Declined', { DeclinedAt: SIGNED.SignedAt, DeclineReason: 'Wrong plan.' }, /^Reason: Wrong plan\.$/],
    ['Withdrawn', { ...SIGNED, Withdrawn: CHANGED_SINCE_EMPLOYER_SIGNED }, /^The application has changed since/],
    ['Locked', {}, /^The code was wrong too many times\./],
    ['Signed', { ...SIGNED, SignedByName: 'Bo Berg' }, /^Signed as “Bo Berg”; the link was made for Grace Hopper\.$/],
  ])('says what became of a link: %s, %j', async (state, given, words) => {
    listed = { LinkProblem: null, CanText: true, Signatures: [signature(state, given)], Eligibility: null };
    await show();
    await screen.findByText(words);
  });

  it('withdraws a link after asking', async () => {
    listed = { LinkProblem: null, CanText: true, Signatures: [signature('Opened')], Eligibility: null };
    await show();
    fireEvent.click(await screen.findByRole('button', { name: /^Withdraw link of / }));
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw link' }));
    await pass();
    expect(calls.map(([call]) => call)).toEqual(['PUT /api/enrollment/RevokeEmployerSignature/5']);
  });

  it('closes a link that was answered: the answer stays', async () => {
    listed = { LinkProblem: null, CanText: true, Signatures: [signature('Signed', SIGNED)], Eligibility: null };
    await show();
    fireEvent.click(await screen.findByRole('button', { name: /^Close link of / }));
    expect(screen.getByText(/The answer stays\.$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close link' }));
    await pass();
    expect(calls.map(([call]) => call)).toEqual(['PUT /api/enrollment/RevokeEmployerSignature/5']);
  });

  it('is not shown before it can be asked for', async () => {
    listed = { CanText: true, LinkProblem: COMPLETE_ALL_SECTIONS, Signatures: [], Eligibility: null };
    await show();
    expect(screen.queryByRole('heading', { name: 'Employer’s signature' })).toBeNull();
  });
});
