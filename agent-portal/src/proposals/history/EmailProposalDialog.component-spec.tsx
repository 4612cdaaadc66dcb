import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EMAIL_NOT_SET_UP } from '#shared/proposals/proposal-email';
import type { ProposalEmailDraft } from '#shared/proposals/proposal-email.record';
import { queryClient } from '../../app/query-client.ts';
import { EmailProposalDialog, type SentAgain } from './EmailProposalDialog.tsx';

const DRAFT: ProposalEmailDraft = {
  LeftToday: 100,
  IsAvailable: true,
  MailboxUrl: '/api/sandbox/mailbox',
  To: 'office@example.com',
  Subject: 'Health plan proposal for Lakeshore Tool',
  Message: 'Hello,\n\nplease take a look.',
  ReplyTo: 'ada@example.com',
  Translations: [
    { Language: 'es', Subject: 'Propuesta para Lakeshore Tool', Message: 'Hola: échele un vistazo.' },
    { Language: 'ar', Subject: 'عرض', Message: 'تحية طيبة،' },
  ],
};

/** On a busy machine. */
const PATIENT = { timeout: 60_000 };

describe('sending a proposal by e-mail', () => {
  let sent: { key: string | null; body: unknown }[];

  beforeEach(() => {
    sent = [];
  });

  async function open(draft = DRAFT, again: SentAgain | null = null): Promise<void> {
    globalThis.fetch = (async (...given: Parameters<typeof fetch>) => {
      const request = new Request(new URL(String(given[0]), window.location.href), given[1]);
      if (request.method === 'GET') {
        return Response.json(draft);
      }
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
      return sent.length === 1
        ? Response.json({ Code: 'RULE_BROKEN', Message: 'Please try again.' }, { status: 422 })
        : Response.json({ Count: 2 }, { status: 201 });
    }) as typeof fetch;
    render(
      <QueryClientProvider client={queryClient}>
        <EmailProposalDialog
          ids={{ quoteId: 3, proposalId: 7 }}
          what="proposal"
          again={again}
          onClose={() => undefined}
        />
      </QueryClientProvider>,
    );
    await screen.findByRole('button', { name: draft.IsAvailable ? 'Send email' : 'Cancel' });
  }
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Send email' }));

  it('starts with texts that can be edited, and says where replies go', async () => {
    await open();
    expect(await screen.findByLabelText('To')).toHaveProperty('value', DRAFT.To);
    expect(screen.getByLabelText('Subject')).toHaveProperty('value', DRAFT.Subject);
    expect(screen.getByLabelText('Message')).toHaveProperty('value', DRAFT.Message);
    expect(document.body.textContent).toContain('Replies go to ada@example.com.');
  });

  it('names the wrong address, and sends nothing', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('To'), ', b@x');
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe('“b@x” is not an email address.');
    expect(document.activeElement).toBe(screen.getByLabelText('To'));
    expect(sent).toEqual([]);
  });

  it('sends to every address once, repeats with the same key, and leads to the mailbox of a demo', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('To'), '; B@example.com b@example.com');
    await press();
    await screen.findByText('Please try again.', {}, PATIENT);
    await press();
    const mailbox = await screen.findByRole('link', { name: 'read them in the sandbox mailbox' }, PATIENT);
    expect(mailbox.getAttribute('href')).toBe('/api/sandbox/mailbox');
    expect(document.body.textContent).toContain('2 emails are on the way.');
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.key).toBeTruthy();
    expect(sent[0]?.body).toEqual({
      To: ['office@example.com', 'b@example.com'],
      Subject: DRAFT.Subject,
      Message: DRAFT.Message,
      Language: 'en',
      ExpiresInDays: 14,
    });
  });

  it('is in the language that is chosen, and what was typed instead of the suggestion stays', async () => {
    await open();
    await userEvent.selectOptions(screen.getByLabelText('Language of the email'), 'Spanish');
    expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Propuesta para Lakeshore Tool');
    expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Hola: échele un vistazo.');
    await userEvent.type(screen.getByLabelText('Message'), ' Ada');
    await userEvent.selectOptions(screen.getByLabelText('Language of the email'), 'Arabic');
    expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'عرض');
    await press();
    await screen.findByText('Please try again.', {}, PATIENT);
    expect(sent[0]?.body).toMatchObject({ Language: 'ar', Subject: 'عرض', Message: 'Hola: échele un vistazo. Ada' });
  });

  it('starts with the earlier e-mail when it is sent again', async () => {
    const email = {
      To: 'old@example.com',
      State: 'NotSent',
      SettledAt: null,
      Reason: '',
      Subject: 'Old',
      Message: 'Hi',
    } as const;
    await open(DRAFT, { email, language: 'es' });
    expect(screen.getByLabelText('To')).toHaveProperty('value', 'old@example.com');
    expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Old');
    expect(screen.getByLabelText('Language of the email')).toHaveProperty('value', 'es');
  });

  it('says how many may be sent today when it is fewer than fit into a request', async () => {
    await open({ ...DRAFT, LeftToday: 4 });
    await screen.findByText(/You can send 4 more today\./);
  });

  it('says so where no mail server is set up', async () => {
    await open({ ...DRAFT, IsAvailable: false });
    await screen.findByText(EMAIL_NOT_SET_UP);
  });
});
