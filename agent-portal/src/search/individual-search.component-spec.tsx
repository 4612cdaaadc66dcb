import { jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FoundIndividual, IndividualCriteria } from '#shared/search/individual-search.record';
import { queryClient } from '../app/query-client.ts';
import { openRoutes } from '#support/components/open-screen.tsx';
import { IndividualSearch } from './IndividualSearch.tsx';

const FOUND: FoundIndividual = {
  QuoteId: 7,
  Version: 1,
  QuoteType: 'IndividualNewBusiness',
  Kind: 'OEP',
  Status: 'Quoting',
  QuoteStatus: 'Quoting',
  FirstName: 'Ada',
  LastName: 'Byron',
  EffectiveDate: '2027-01-01' as FoundIndividual['EffectiveDate'],
  Members: 1,
  SubmittedDate: null,
  ModifiedAt: '2026-11-23T15:00:00.000Z',
  AssociatedAgents: [],
  IsDeleted: false,
};
let asked: { path: string; criteria: IndividualCriteria }[];

const open = () => openRoutes([{ path: '/', Component: IndividualSearch }], '/');
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
/** The exact fields are folded until somebody needs them. */
const openFields = () => userEvent.click(screen.getByRole('button', { name: 'More fields' }));
const searchBy = async (name: string, text: string) => {
  await userEvent.type(field(name), `${text}{Enter}`);
  await screen.findByRole('link', { name: 'Open: Ada Byron' });
};
/** Everything that outlives the screen. */
const remembered = () =>
  JSON.stringify([
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data]),
    { ...sessionStorage },
    { ...localStorage },
  ]);

describe('the search for an individual', () => {
  beforeEach(() => {
    asked = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, { body } = {}) => {
      if (typeof path === 'string' && path.includes('Search')) {
        asked.push({ path, criteria: JSON.parse(String(body)) as IndividualCriteria });
      }
      return Promise.resolve(
        new Response(JSON.stringify([FOUND]), { headers: { 'Content-Range': 'individuals 0-0/1' } }),
      );
    });
  });

  it('finds by the SSN of anyone in the household, which is sent in the body and dotted when typed', async () => {
    open();
    await openFields();
    expect(screen.getByText('Of anyone in the household.')).toBeTruthy();
    expect(field('SSN').getAttribute('autocomplete')).toBe('off');
    await searchBy('SSN', '219-09-4711');
    expect(asked.map(({ criteria }) => criteria)).toEqual([{ SSN: '219094711' }]);
    expect(asked[0]?.path).not.toMatch(/219-?09-?4711/);
    await userEvent.tab();
    expect(field('SSN').value).toBe('••••••••••');
  });

  it('says at the field what is wrong with an SSN, and does not search', async () => {
    open();
    await openFields();
    await userEvent.type(field('SSN'), '219-09-471{Enter}');
    expect(await screen.findByText('SSN must be nine digits.')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('keeps a search for those who come back', async () => {
    open();
    await openFields();
    await searchBy('Last name', 'Byron');
    cleanup();
    open();
    await screen.findByRole('link', { name: 'Open: Ada Byron' });
    expect(field('Last name').value).toBe('Byron');
  });

  it('finds by what is typed into one field, the exact ones folded away', async () => {
    open();
    const more = screen.getByRole('button', { name: 'More fields' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await searchBy('Search individuals', 'ada by');
    expect(asked.map(({ criteria }) => criteria)).toEqual([{ Text: 'ada by' }]);
  });

  it('refuses an SSN in the field for names, which is remembered, and says where it belongs', async () => {
    open();
    await userEvent.type(field('Search individuals'), '219-09-4711{Enter}');
    expect(await screen.findByText('To search by SSN, use the SSN field under More fields.')).toBeTruthy();
    expect(asked).toEqual([]);
    expect(remembered()).not.toContain('219');
  });

  it('unfolds the fields of a search that is refused because of one', async () => {
    open();
    await openFields();
    await userEvent.type(field('Quote ID'), 'x1');
    await userEvent.click(screen.getByRole('button', { name: 'More fields' }));
    const folded = screen.getByRole('button', { name: 'More fields: 1 used' });
    await userEvent.type(field('Search individuals'), 'ada{Enter}');
    expect(await screen.findByText('Quote ID must be a whole number.')).toBeTruthy();
    expect(folded.getAttribute('aria-expanded')).toBe('true');
  });

  it('keeps nothing of a search by SSN', async () => {
    open();
    await openFields();
    await userEvent.type(field('Last name'), 'Byron');
    await searchBy('SSN', '219094711');
    cleanup();
    await waitFor(() => expect(remembered()).not.toContain('219094711'));
    open();
    expect([field('Last name').value, field('SSN').value]).toEqual(['', '']);
    expect(screen.queryByRole('link', { name: 'Open: Ada Byron' })).toBeNull();
    expect(asked.length).toBe(1);
  });
});
