import { ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ConsentResponse, NewConsentRequest, RevokeConsentRequest } from '#shared/consents/consent.record';
import type { ConsentsAndLinks } from '#shared/consents/consent-link.record';
import { CONSENT } from '#shared/consents/consent.record';
import { isoDate } from '#shared/dates/iso-date';
import { blankOf } from '#shared/records/rows';
import { queryClient } from '../../app/query-client.ts';
import { ConsentSection } from './ConsentSection.tsx';
import { THEME } from '#support/components/theme.ts';

const consent = (given: Partial<ConsentResponse> = {}): ConsentResponse => ({
  ...(blankOf(CONSENT) as ConsentResponse),
  Id: 5,
  QuoteId: 7,
  Kind: 'Consent',
  State: 'Valid',
  Way: 'Email',
  ConsumerName: 'Ada Byron',
  AgentName: 'Grace Agent, NPN 1234567',
  AgencyName: 'Lakes Insurance',
  GivenAt: '2026-11-20T15:00:00.000Z',
  Until: isoDate('2027-11-20'),
  Text: 'I, Ada Byron, give my consent.',
  RecordedAt: '2026-11-20T15:00:00.000Z',
  RecordedBy: 'Grace Agent',
  RetainUntil: isoDate('2037-11-20'),
  IsOwn: true,
  ...given,
});
const page = (given: Partial<ConsentsAndLinks> = {}): ConsentsAndLinks => ({
  CanEmail: true,
  CanText: true,
  MailboxUrl: null,
  Links: [],
  QuoteId: 7,
  Consents: [],
  HelpProblem: null,
  SubmissionProblem: null,
  Draft: {
    ConsumerName: 'Ada Byron',
    Agent: { Name: 'Grace Agent', Npn: '1234567', AgencyName: 'Lakes Insurance', Phone: '', Email: '' },
    Reviewed: ['Coverage begins on 1/1/2027.'],
    Today: isoDate('2026-11-20'),
  },
  ...given,
});
const NOT_RECORDED =
  'The client’s consent is not recorded yet. Record it before you help the client at the marketplace.';

describe('the consents of a client', () => {
  let stored: ConsentsAndLinks;
  let sent: { path: string; body: unknown }[];
  let refusal: object | null;

  beforeEach(() => {
    sent = [];
    refusal = null;
    globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
      if (method === 'GET') {
        return Promise.resolve(Response.json(stored));
      }
      sent.push({ path, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body });
      return Promise.resolve(refusal ? Response.json(refusal, { status: 422 }) : Response.json(consent()));
    }) as typeof fetch;
  });

  const draw = async (
    given: Partial<ConsentsAndLinks> = {},
    props: Partial<Parameters<typeof ConsentSection>[0]> = {},
  ) => {
    stored = page(given);
    render(
      <QueryClientProvider client={queryClient}>
        <ThemeProvider theme={THEME}>
          <ConsentSection quoteId={7} {...props} />
        </ThemeProvider>
      </QueryClientProvider>,
    );
    await screen.findByText('Consent to help');
  };
  const press = (name: string | RegExp, within_ = screen.getByRole('region', { name: 'Client’s consent' })) =>
    userEvent.click(within(within_).getByRole('button', { name }));
  const dialog = () => screen.getByRole('dialog');

  it('say what is missing, and record it with exactly the text that is shown', async () => {
    const recorded: number[] = [];
    await draw(
      { HelpProblem: NOT_RECORDED, SubmissionProblem: NOT_RECORDED },
      { onRecorded: ({ Id }) => recorded.push(Id) },
    );
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([NOT_RECORDED]);
    await press('Record the client’s consent');
    const shown = within(dialog()).getByText(/^Ada Byron, do you give Grace Agent/);
    await userEvent.type(within(dialog()).getByRole('textbox', { name: /recording can be found/ }), 'Call 4711');
    await press('Record', dialog());
    await waitFor(() => expect(sent).toHaveLength(1));
    const body = sent[0]!.body as NewConsentRequest;
    expect(body).toEqual({
      Kind: 'Consent',
      QuoteId: 7,
      Way: 'Call',
      Recording: 'Call 4711',
      ConsumerName: 'Ada Byron',
      RepresentativeName: null,
      RepresentativeRelationship: null,
      GivenAt: null,
      Until: '2027-11-20',
      Text: shown.textContent,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(recorded).toEqual([5]);
  });

  it('change the text with what is typed', async () => {
    await draw();
    await press('Record the client’s consent');
    await userEvent.click(within(dialog()).getByRole('radio', { name: 'Authorized representative' }));
    await userEvent.type(within(dialog()).getByRole('textbox', { name: /^Representative/ }), 'Tom Byron');
    await userEvent.type(within(dialog()).getByRole('textbox', { name: /^Relationship/ }), 'Son');
    expect(
      within(dialog()).getByText(/^Tom Byron, authorized representative of Ada Byron \(Son\), do you give/),
    ).toBeTruthy();
  });

  it('ask on a call, and state what is signed', async () => {
    await draw();
    await press('Record the client’s consent');
    expect(within(dialog()).getByText(/Do you agree to all of this\?$/)).toBeTruthy();
    await userEvent.click(within(dialog()).getByRole('combobox', { name: /How it was given/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Signed paper' }));
    expect(within(dialog()).getByText(/^I, Ada Byron, give Grace Agent/)).toBeTruthy();
  });

  it('send an earlier time as it was in Detroit', async () => {
    await draw();
    await press('Record the client’s review');
    expect(within(dialog()).getByText(/- Coverage begins on 1\/1\/2027\./)).toBeTruthy();
    await userEvent.click(within(dialog()).getByRole('radio', { name: 'Earlier' }));
    await userEvent.type(within(dialog()).getByRole('textbox', { name: /^Date/ }), '11/19/2025');
    await userEvent.type(within(dialog()).getByRole('textbox', { name: /^Time/ }), '2:30p');
    await userEvent.type(within(dialog()).getByRole('textbox', { name: /recording can be found/ }), 'Call 4711');
    await press('Record', dialog());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toMatchObject({ Kind: 'Review', GivenAt: '2025-11-19T19:30:00.000Z', Until: null });
    expect((sent[0]!.body as NewConsentRequest).Text).toContain('Reviewed on 11/19/2025.');
  });

  it('keep what was typed when the server refuses it, and say why', async () => {
    await draw();
    const Message = 'The text has changed since this page was loaded.';
    refusal = { Code: 'RULE_BROKEN', Message, Fields: { Text: [Message] }, RequestId: 'x' };
    await press('Record the client’s consent');
    await userEvent.type(within(dialog()).getByRole('textbox', { name: /recording can be found/ }), 'Call 4711');
    await press('Record', dialog());
    expect(await within(dialog()).findByText(Message)).toBeTruthy();
    expect(within(dialog()).getByDisplayValue('Call 4711')).toBeTruthy();
  });

  it('upload the proof together with the record', async () => {
    await draw({ Consents: [consent({ State: 'ProofMissing' })] });
    const file = new File(['%PDF-1.7'], 'Reply.pdf', { type: 'application/pdf' });
    // Browsers read a part of a file; jsdom does not.
    file.slice = () => ({ text: () => Promise.resolve('%PDF-') }) as Blob;
    await userEvent.upload(screen.getByLabelText('File: Upload proof of 11/20/2026, 10:00 AM'), file);
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/api/individual/consents/5/proof']));
    expect((sent[0]!.body as FormData).get('file')).toBeInstanceOf(File);
  });

  it('show the text, and record that the client revoked', async () => {
    await draw({ Consents: [consent()] });
    await press('Show text of 11/20/2026, 10:00 AM');
    expect(screen.getByText('I, Ada Byron, give my consent.')).toBeTruthy();
    await press('Revoke consent of 11/20/2026, 10:00 AM');
    await press('Revoke consent', dialog());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      path: '/api/individual/consents/5/revoke',
      body: { Way: 'Call', RevokedBy: 'Ada Byron', RevokedAt: null } satisfies RevokeConsentRequest,
    });
  });

  it('are only read by those who record none', async () => {
    await draw({ Consents: [consent({ State: 'ProofMissing', IsOwn: false })], Draft: null });
    const buttons = screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(buttons).toEqual(['Download folder (PDF)', 'Show text of 11/20/2026, 10:00 AM']);
  });

  it('are those of one client before there is a quote, without a review', async () => {
    const Consents = [consent({ QuoteId: null }), consent({ Id: 6, QuoteId: null, ConsumerName: 'Somebody Else' })];
    await draw({ QuoteId: null, Consents }, { quoteId: null, consentId: 5 });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText('Review of the application')).toBeNull();
    expect(screen.queryByText(/Somebody Else/)).toBeNull();
  });
});
