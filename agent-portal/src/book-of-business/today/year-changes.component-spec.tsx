import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { YearChange, YearChanges } from '#shared/book-of-business/individuals/today/year-changes.record';
import { CHANGE_KINDS, type ChangeKind, lawOf } from '#shared/book-of-business/individuals/today/year-changes';
import { isoDate } from '#shared/dates/iso-date';
import { openRoutes } from '#support/components/open-screen.tsx';
import { YearChangesSection } from './YearChangesSection.tsx';

const change = (Kind: ChangeKind, given: Partial<YearChange> = {}): YearChange => ({
  Kind,
  ContractId: 'C1',
  Name: { First: 'Ada', Last: 'Byron' },
  Phone: '6165550100',
  Member: null,
  BirthDate: null,
  PlanName: 'HMO Bronze',
  ...given,
});

describe('what changes on January 1', () => {
  let all: YearChange[];
  beforeEach(() => {
    all = [
      change('LawfulPresence'),
      change('Turning26', {
        ContractId: 'C/2',
        ...{ Phone: '', Member: { First: 'Theo', Last: 'Byron' }, BirthDate: isoDate('2000-05-05') },
      }),
    ];
    jest.spyOn(globalThis, 'fetch').mockImplementation((path) => {
      const kind = new URL(String(path), 'https://quote.example').searchParams.get('kind') ?? all[0]?.Kind;
      const Changes = all.filter(({ Kind }) => Kind === kind);
      const answer: YearChanges = {
        Year: 2027,
        Counts: CHANGE_KINDS.map((Kind) => {
          const { text, citation } = lawOf(Kind, 2027)!;
          return { Kind, Count: all.filter((each) => each.Kind === Kind).length, Text: text, Citation: citation };
        }),
        Total: Changes.length,
        Changes,
      };
      return Promise.resolve(Response.json(answer));
    });
  });

  const open = () => {
    openRoutes([{ path: '/', Component: () => <YearChangesSection agentId="A1" /> }], '/');
    return screen.findByRole('button', { name: /^What changes on January 1, 20\d\d$/ });
  };
  const list = () => screen.findByRole('region', { name: 'Contracts that change' });

  it('is asked for once it is opened, and begins with the first kind that touches somebody', async () => {
    const opener = await open();
    expect(jest.mocked(fetch).mock.calls).toEqual([]);
    fireEvent.click(opener);
    const contracts = within(await list());
    expect(contracts.getByRole('link', { name: 'Ada Byron' }).getAttribute('href')).toBe(
      '/bookofbusiness/individual/details/C1',
    );
    expect(contracts.getByText('Everyone on the contract')).toBeTruthy();
    expect(screen.getByText('Pub. L. 119-21, section 71301')).toBeTruthy();
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Tax credit and immigration status 1');
  });

  it('shows another kind, with whom it touches and what to say', async () => {
    fireEvent.click(await open());
    fireEvent.click(await screen.findByRole('button', { name: 'Turning 26 1' }));
    const contracts = within(await list());
    expect(await contracts.findByText('Theo Byron, born 5/5/2000')).toBeTruthy();
    expect(contracts.getByText('No phone number')).toBeTruthy();
    expect(screen.getByText(/Leaves the parents’ contract on December 31, 2026/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'HSA limit 0' }));
    expect(await screen.findByText('No contract of this book is touched.')).toBeTruthy();
    expect(screen.getByText(/in 2027 at most \$4,500 for one person, \$9,000 for a family\./)).toBeTruthy();
  });

  it('says where nobody is touched', async () => {
    all = [];
    fireEvent.click(await open());
    expect(await screen.findByText('No contract of this book is touched.')).toBeTruthy();
  });
});
