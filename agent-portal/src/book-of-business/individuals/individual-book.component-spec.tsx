import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { isoDate } from '#shared/dates/iso-date';
import { queryClient } from '../../app/query-client.ts';
import {
  contract,
  headings,
  invoice,
  LONG_AGO,
  openBook,
  refusal,
  searches,
  setUpBookTab,
  tab,
  shownTable,
  signInAs,
} from '#support/components/book-tab.tsx';
import { saved } from '#support/components/saved-files.ts';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a contract of the individual book', () => {
  setUpBookTab();

  const cells = async () => {
    const row = within((await shownTable()).getAllByRole('row')[1]!);
    return row.getAllByRole('cell').map(({ textContent }) => textContent);
  };

  it('is a row that says what is owed, and leads to its details by its name and its button', async () => {
    openBook();
    expect(await cells()).toEqual([
      'C1',
      '$412.50',
      'Current',
      '1/1/2999',
      '(616) 555-0100',
      'Active',
      '10/31/2026',
      'PPO Gold 1000',
      '87%',
      'Yes',
      '$112.97',
      '1/1/2026',
      'ada@example.com',
      'Open contract',
    ]);
    const targets = ['Byron, Ada', 'Open contract: Byron, Ada, C1', '(616) 555-0100', 'ada@example.com'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(targets).toEqual([
      '/bookofbusiness/individual/details/C1',
      '/bookofbusiness/individual/details/C1',
      'tel:+16165550100',
      'mailto:ada@example.com',
    ]);
  });

  it.each([
    ['past due', { CurrentInvoice: invoice({ DueDate: LONG_AGO }) }, ['Active', '$412.50', 'Past due', '1/1/2020']],
    [
      'covered by what is in suspense',
      { CurrentInvoice: invoice({ DueDate: LONG_AGO, CurrentSuspense: 412.5 }) },
      ['Active', '$412.50$412.50 in suspense', 'Current', '1/1/2020'],
    ],
    [
      'owed to the household',
      { CurrentInvoice: invoice({ TotalAmountDue: -12 }) },
      ['Active', '($12.00)', 'Current', '1/1/2999'],
    ],
    ['not billed yet', { CurrentInvoice: null }, ['Active', 'Not billed', 'Current', '']],
    [
      'over',
      { IsActive: false, TerminationDate: isoDate('2026-01-31') },
      ['Inactive', '$412.50', 'Current', '1/1/2999'],
    ],
  ])('that is %s says so in words', async (_what, given, words) => {
    tab.records = [contract(given)];
    openBook();
    const [, due, payment, day, , status] = await cells();
    expect([status, due, payment, day]).toEqual(words);
  });
});

describe('the list of the individual book', () => {
  setUpBookTab();

  it('is asked for ten at a time, the latest due dates first', async () => {
    openBook();
    expect(await headings()).toEqual([
      'Name',
      'Contract #',
      'Amount due',
      'Payment status',
      'Due date',
      'Phone',
      'Status',
      'Paid to Date',
      'Plan',
      'CSR%',
      'Marketplace?',
      'APTC',
      'Effective date',
      'Email',
      'Next step',
    ]);
    expect(searches()).toEqual([
      {
        ForMedicare: false,
        SearchItems: [],
        PageSize: 10,
        PageIndex: 1,
        SortItems: [{ Field: 'PAYMENT_DUE_DATE', Direction: 'DESC' }],
      },
    ]);
  });

  it('is sorted by a heading, and the other way around by a second click', async () => {
    openBook();
    const table = await shownTable();
    const ordered = async () => {
      await userEvent.click(table.getByRole('button', { name: 'Amount due' }));
      await waitFor(() => expect(screen.getByRole('region', { name: 'Contracts' }).ariaBusy).not.toBe('true'));
      return searches().at(-1)?.SortItems;
    };
    expect(await ordered()).toEqual([{ Field: 'PAYMENT_AMT_DUE', Direction: 'ASC' }]);
    expect(await ordered()).toEqual([{ Field: 'PAYMENT_AMT_DUE', Direction: 'DESC' }]);
  });

  it('shows seven page links and reads the pages of its search, keeping the page before meanwhile', async () => {
    tab.total = 93;
    openBook();
    await shownTable();
    expect(screen.getByText('1–10 of 93 contracts')).toBeTruthy();
    const links = within(screen.getByRole('navigation', { name: 'Pages of contracts' })).getAllByRole('button');
    expect(links.map(({ textContent }) => textContent).filter(Boolean)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    let arrive: () => void = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    tab.answer = async () => {
      await late;
      return undefined as never;
    };
    tab.records = [contract({ Name: { First: 'Kit', Last: 'Marlow' } })];
    await press('Go to page 7');
    await waitFor(() =>
      expect(tab.asked.at(-1)?.path).toBe(
        '/api/BobIndividual/GetSearchPage?paginationId=guid-1&pageIndex=7&isMedicare=false',
      ),
    );
    expect(screen.getByRole('link', { name: 'Byron, Ada' })).toBeTruthy();
    await act(async () => arrive());
    await screen.findByRole('link', { name: 'Marlow, Kit' });
    expect(screen.getByText('61–70 of 93 contracts')).toBeTruthy();
  });

  it('is searched again by itself when the server has forgotten the search', async () => {
    tab.total = 93;
    openBook();
    await shownTable();
    tab.answer = (path) =>
      path.includes('GetSearchPage')
        ? refusal(404, 'This search is no longer available. Please search again.')
        : undefined;
    await press('Go to page 2');
    await waitFor(() => expect(searches().map(({ PageIndex }) => PageIndex)).toEqual([1, 2]));
    expect(await screen.findByText('11–20 of 93 contracts')).toBeTruthy();
    expect(screen.queryByText(/no longer available/)).toBeNull();
  });

  it('has as many rows as are chosen, from the first page on', async () => {
    tab.total = 93;
    openBook();
    await shownTable();
    await press('Go to page 2');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Contracts per page' }), '50');
    expect(await screen.findByText('1–50 of 93 contracts')).toBeTruthy();
    expect(searches().at(-1)).toMatchObject({ PageSize: 50, PageIndex: 1 });
  });

  it('has a way back from a page that is no longer there', async () => {
    tab.total = 93;
    openBook();
    await shownTable();
    tab.records = [];
    await press('Go to page 7');
    expect(await screen.findByText('No contracts on this page')).toBeTruthy();
    tab.records = [contract()];
    await press('Go to the first page');
    await shownTable();
  });
});

describe('an individual book', () => {
  setUpBookTab();

  it('is exported with everything that matches', async () => {
    openBook();
    await shownTable();
    expect(await saved(() => press('Export CSV'))).toEqual(['bobData.csv']);
    expect(tab.asked.at(-1)).toEqual({
      method: 'POST',
      path: '/api/BobIndividual/Search.csv',
      body: { ForMedicare: false, SearchItems: [] },
    });
  });

  it('without contracts says what will be in it', async () => {
    Object.assign(tab, { records: [], total: 0 });
    openBook();
    expect(await screen.findByText('No contracts in this book yet')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' }).disabled).toBe(true);
  });

  it('that cannot be loaded says so, and is asked for again', async () => {
    tab.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    openBook();
    expect((await screen.findByRole('alert')).textContent).toContain('The server could not be reached');
    tab.answer = () => undefined;
    await press('Try again');
    await shownTable();
  });

  it('shows placeholders while its first page loads', async () => {
    tab.answer = () => new Promise(() => {});
    openBook();
    expect(await screen.findByRole('status', { name: 'Loading contracts' })).toBeTruthy();
  });

  it('is as it was for who opens a contract and comes back, with nothing of it in the address or the browser’s storage', async () => {
    tab.total = 93;
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const router = openBook();
    await userEvent.type(await screen.findByLabelText('Search for'), 'Byron{Enter}');
    await screen.findByRole('button', { name: 'All: Byron' });
    await press('Go to page 3');
    await screen.findByText('21–30 of 93 contracts');
    Object.assign(window, { scrollY: 432 });
    await userEvent.click(screen.getByRole('link', { name: 'Open contract: Byron, Ada, C1' }));
    await screen.findByText('Elsewhere');
    scrolled.mockClear();
    await act(() => router.navigate(-1));
    await shownTable();
    expect(screen.getByRole('button', { name: 'All: Byron' })).toBeTruthy();
    expect(screen.getByText('21–30 of 93 contracts')).toBeTruthy();
    await waitFor(() => expect(scrolled.mock.calls.at(-1)).toEqual([0, 432]));
    expect(document.activeElement?.getAttribute('href')).toBe('/bookofbusiness/individual/details/C1');
    expect(router.state.location.search).toBe('');
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Byron');
    cleanup();
    queryClient.clear();
    signInAs({});
    openBook();
    await shownTable();
    expect(screen.queryByRole('button', { name: 'All: Byron' })).toBeNull();
  });
});
