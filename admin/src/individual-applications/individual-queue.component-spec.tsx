import { createTheme, ThemeProvider } from '@mui/material';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { CoreAdminContext, ListContextProvider, type ListControllerResult } from 'react-admin';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { AssignButton } from '../components/quote-queue/AssignButton.tsx';
import { rememberUser } from '../providers/current-user.ts';
import { INDIVIDUAL_COLUMNS } from './individual-columns.tsx';
import { INDIVIDUAL_QUEUE, type IndividualQuoteRecord } from './individual-queue.ts';
import { PrivateSearch } from './IndividualQueueScreen.tsx';

const QUOTE = {
  id: 7,
  QuoteId: 7,
  FirstName: 'Ada',
  LastName: 'Byron',
  Kind: 'SEP',
  Status: 'Complete',
  QuoteStatus: 'Sales Review',
  AssignedToFullname: null,
  AssignedToUsername: null,
  AssignedAt: null,
} as IndividualQuoteRecord;
const held = (username: string) => ({
  ...QUOTE,
  AssignedToFullname: 'Sam Sales',
  AssignedToUsername: username,
  AssignedAt: '2026-11-20T15:00:00Z',
});

const signIn = (permissions: string[]) =>
  rememberUser({ Username: 'sam', FullName: 'Sam Sales', Permissions: permissions } as CurrentUserResponse);

const drawn = (quote: IndividualQuoteRecord) =>
  render(
    <CoreAdminContext>
      <AssignButton queue={INDIVIDUAL_QUEUE} quote={quote} />
    </CoreAdminContext>,
  );

describe('the button of a row', () => {
  it.each<[string, IndividualQuoteRecord, string[], string | null]>([
    ['a free quote', QUOTE, ['internal'], 'Claim Ada Byron'],
    ['a quote without a name yet', { ...QUOTE, FirstName: '', LastName: '' }, ['internal'], 'Claim Quote 7'],
    ['a decided quote that nobody has', { ...QUOTE, Status: 'Approved' }, ['internal'], null],
    ['a decided quote of one’s own', { ...held('sam'), Status: 'Approved' }, ['internal'], 'Release Ada Byron'],
    ['one’s own quote, however its name is written', held('SAM'), ['internal'], 'Release Ada Byron'],
    ['a colleague’s quote', held('olivia'), ['internal'], null],
    ['a colleague’s quote, for a super user', held('olivia'), ['internal', 'superuser'], 'Release Ada Byron'],
  ])('of %s', (_what, quote, permissions, name) => {
    signIn(permissions);
    drawn(quote);
    expect(screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(
      name === null ? [] : [name],
    );
  });
});

describe('a row', () => {
  const cell = (source: string, quote: IndividualQuoteRecord) => {
    const column = INDIVIDUAL_COLUMNS.find((each) => each.source === source);
    const { container } = render(
      <ThemeProvider theme={createTheme({ cssVariables: true })}>
        <CoreAdminContext>{column?.render(quote)}</CoreAdminContext>
      </ThemeProvider>,
    );
    return container;
  };
  const text = (source: string, quote: IndividualQuoteRecord) => cell(source, quote).textContent;

  it('shows what kind of enrollment it is, and its status in the words of the sales dashboards', () => {
    expect([text('Kind', QUOTE), text('Status', QUOTE)]).toEqual(['SEP', 'Sales Review']);
  });

  it('says how long the quote has been in its status', () => {
    const since = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString();
    expect(text('StatusAt', { ...QUOTE, StatusAt: since })).toBe('3 days');
    expect(text('StatusAt', { ...QUOTE, StatusAt: new Date().toISOString() })).toBe('0 days');
  });

  it('says who claimed the quote and when, and nothing while nobody did', () => {
    signIn(['internal']);
    expect(text('AssignedToFullname', QUOTE)).toBe('');
    const claimed = cell('AssignedToFullname', held('sam'));
    expect(claimed.textContent).toMatch(/^You/);
    expect(within(claimed).getByTitle('11/20/2026, 10:00 AM').tagName).toBe('TIME');
  });
});

describe('the search by names', () => {
  const pages: number[] = [];
  const list = { setPage: (page: number) => pages.push(page) } as unknown as ListControllerResult;
  function Search() {
    const [text, setText] = useState('');
    return (
      <ListContextProvider value={list}>
        <PrivateSearch text={text} onSearch={setText} />
        <output>{text}</output>
        <button onClick={() => setText('')}>Show all</button>
      </ListContextProvider>
    );
  }

  it('searches after a pause, from the first page on, and is emptied from outside', async () => {
    render(<Search />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the quotes' }), ' byron ');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('byron'));
    expect(pages).toEqual([1]);
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
