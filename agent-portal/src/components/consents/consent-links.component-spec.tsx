import { ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { OWN_ADDRESS_NEEDED } from '#shared/consents/consent-link';
import { CONSENT_LINK, type ConsentLink, type ConsentsAndLinks } from '#shared/consents/consent-link.record';
import { NUMBER_REFUSED, PASSED_ON } from '#shared/links/link';
import { isoDate } from '#shared/dates/iso-date';
import { blankOf } from '#shared/records/rows';
import { THEME } from '#support/components/theme.ts';
import { NO_CONSENTS } from '#support/shared/marketplace-pages.ts';
import { queryClient } from '../../app/query-client.ts';
import { ConsentSection } from './ConsentSection.tsx';

const TO = 'ada@mail.example';
const EMAIL = {
  To: TO,
  State: 'Sent' as const,
  SettledAt: '2026-11-20T15:01:00.000Z',
  Reason: '',
  Subject: '',
  Message: '',
};
const link = (given: Partial<ConsentLink> = {}): ConsentLink => ({
  ...(blankOf(CONSENT_LINK) as ConsentLink),
  Id: 3,
  Kind: 'Consent',
  State: 'Created',
  ConsumerName: 'Ada Byron',
  Language: 'en',
  CreatedAt: '2026-11-20T15:00:00.000Z',
  ExpiresAt: '2026-12-04T15:00:00.000Z',
  Email: EMAIL,
  ...given,
});
const DRAFT = {
  ConsumerName: 'Ada Byron',
  Agent: { Name: 'Grace Agent', Npn: '1', AgencyName: 'Lakes', Phone: '', Email: 'grace@lakes.example' },
  Reviewed: [],
  Today: isoDate('2026-11-20'),
};

describe('a client who is asked by link', () => {
  let stored: ConsentsAndLinks;
  let sent: { path: string; body: unknown }[];
  let answer: unknown;

  beforeEach(() => {
    sent = [];
    globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
      if (method === 'GET') {
        return Promise.resolve(Response.json(stored));
      }
      sent.push({ path, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null });
      return Promise.resolve(answer === null ? new Response(null, { status: 204 }) : Response.json(answer));
    }) as typeof fetch;
  });

  const draw = async (given: Partial<ConsentsAndLinks> = {}) => {
    stored = { ...NO_CONSENTS, Draft: DRAFT, ...given };
    render(
      <QueryClientProvider client={queryClient}>
        <ThemeProvider theme={THEME}>
          <ConsentSection quoteId={7} />
        </ThemeProvider>
      </QueryClientProvider>,
    );
    await screen.findByText('Consent to help');
  };
  const dialog = () => within(screen.getByRole('dialog'));
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

  it('gets the link by email, and the agent sees the code once', async () => {
    answer = { Url: null, Code: '048213', Link: link({ Email: { ...EMAIL, State: 'Waiting', SettledAt: null } }) };
    await draw();
    await press('Ask for consent by link');
    await userEvent.type(dialog().getByLabelText('Client’s own email address'), TO);
    await userEvent.selectOptions(dialog().getByLabelText('Language of the email'), 'Spanish');
    await userEvent.click(dialog().getByRole('button', { name: 'Email link' }));
    await dialog().findByText('048213');
    dialog().getByText(`The link is on its way to ${TO}.`);
    expect(dialog().queryByLabelText(/^Link for/)).toBeNull();
    const body = { Kind: 'Consent', QuoteId: 7, ConsumerName: 'Ada Byron', To: TO, CodePhone: null, Language: 'es' };
    expect(sent).toEqual([{ path: '/api/individual/consents/links', body }]);
  });

  it('gets the code by text message: the agent never sees it', async () => {
    const codeText = { To: '6165550142', State: 'Waiting' as const, SettledAt: null, Reason: '' };
    answer = { Url: null, Code: '', Link: link({ Email: { ...EMAIL, State: 'Waiting' }, CodeText: codeText }) };
    await draw();
    await press('Ask for consent by link');
    await userEvent.type(dialog().getByLabelText('Client’s own email address'), TO);
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Text the code to the client' }));
    await userEvent.type(dialog().getByLabelText('Mobile phone'), '616-555');
    await userEvent.click(dialog().getByRole('button', { name: 'Email link' }));
    dialog().getByText('Phone number must be ten digits.');
    expect(sent).toEqual([]);
    await userEvent.type(dialog().getByLabelText('Mobile phone'), '-0142');
    await userEvent.click(dialog().getByRole('button', { name: 'Email link' }));
    expect((await dialog().findByText(/^The link is on its way/)).textContent).toBe(
      `The link is on its way to ${TO}. The code is on its way to (616) 555-0142.`,
    );
    expect([dialog().queryByText('Code'), dialog().queryByText(/by phone/)]).toEqual([null, null]);
    expect(sent[0]?.body).toMatchObject({ To: TO, CodePhone: '6165550142' });
  });

  it('shows what became of the text message with the code', async () => {
    const text = { To: '6165550142', SettledAt: '2026-11-20T15:00:05.000Z', Reason: '' };
    await draw({
      Links: [
        link({ Id: 1, CodeText: { ...text, State: 'Sent' } }),
        link({ Id: 2, CodeText: { ...text, State: 'NotSent', Reason: NUMBER_REFUSED } }),
      ],
    });
    const lines = screen.getAllByText(/^Code to/).map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Code to (616) 555-0142, sent 11/20/2026, 10:00 AM',
      `Code to (616) 555-0142: ${NUMBER_REFUSED}`,
    ]);
  });

  it('is not offered a text message where the server sends none', async () => {
    await draw({ CanText: false });
    await press('Ask for consent by link');
    expect(dialog().queryByRole('checkbox', { name: 'Text the code to the client' })).toBeNull();
  });

  it('is not asked at an address of the agency', async () => {
    await draw();
    await press('Ask for consent by link');
    await userEvent.type(dialog().getByLabelText('Client’s own email address'), 'office@lakes.example');
    await userEvent.click(dialog().getByRole('button', { name: 'Email link' }));
    dialog().getByText(OWN_ADDRESS_NEEDED);
    expect(sent).toEqual([]);
  });

  it('gets a link that the agent passes on, and is warned that staff see it', async () => {
    answer = { Url: 'https://quote.example/agree#token', Code: '048213', Link: link({ Kind: 'Review', Email: null }) };
    await draw();
    await press('Ask for the review by link');
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Email the link' }));
    dialog().getByText(/Staff see that/);
    await userEvent.click(dialog().getByRole('button', { name: 'Create link' }));
    expect((await dialog().findByLabelText('Link for Ada Byron')).getAttribute('value')).toBe(
      'https://quote.example/agree#token',
    );
    expect(sent[0]?.body).toMatchObject({ Kind: 'Review', To: null });
  });

  it('is waited for, and reminded with one click', async () => {
    await draw({ Links: [link({ State: 'Opened', OpenedAt: '2026-11-20T16:00:00.000Z' })] });
    const list = within(screen.getByRole('list', { name: 'Consent to help: asked by link' }));
    list.getByText('Waiting: opened');
    answer = link();
    await press(/^Remind the client/);
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/api/individual/consents/links/3/remind']));
  });

  it('can no longer answer with a link that was withdrawn', async () => {
    answer = null;
    await draw({ Links: [link()] });
    await press(/^Withdraw link of/);
    await press('Withdraw link');
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/api/individual/consents/links/3/withdraw']));
  });

  it('who declined gives a reason; staff see a doubt, and remind nobody', async () => {
    const declined = link({ State: 'Declined', DeclinedAt: '2026-11-20T16:00:00.000Z', DeclineReason: 'No.' });
    const asked = link({ Id: 2, Email: null, Doubt: PASSED_ON, Language: 'ar' });
    await draw({ Draft: null, Links: [{ ...declined, Language: 'es' }, asked] });
    screen.getByText('Reason: No.');
    screen.getByText(/Declined 11\/20\/2026, 11:00 AM · Read in Spanish$/);
    screen.getByText(/ · Asked in Arabic$/);
    expect(screen.getByRole('alert').textContent).toBe(PASSED_ON);
    expect(screen.queryByRole('button', { name: /Remind|Withdraw/ })).toBeNull();
  });
});
