import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { BookRecord, IndividualSearch } from '#shared/book-of-business/individuals/individual-book.record';
import { isoDate } from '#shared/dates/iso-date';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { queryClient } from '../../../agent-portal/src/app/query-client.ts';
import { rulesQuery } from '../../../agent-portal/src/app/rules-queries.ts';
import { sessionQuery } from '../../../agent-portal/src/app/session/session-query.ts';
import {
  IndividualBookScreen,
  MedicareBookScreen,
} from '../../../agent-portal/src/book-of-business/individuals/IndividualBookScreen.tsx';
import { AGENT } from './open-screen.tsx';
import { openRoutes } from './open-screen.tsx';

const FAR_AWAY = isoDate('2999-01-01');
export const LONG_AGO = isoDate('2020-01-01');

export const invoice = (given: Partial<NonNullable<BookRecord['CurrentInvoice']>> = {}) => ({
  InvoiceStatus: 'Open',
  DueDate: FAR_AWAY,
  TotalAmountDue: 412.5,
  CurrentSuspense: 0,
  ...given,
});

export const contract = (given: Partial<BookRecord> = {}): BookRecord => ({
  ContractId: 'C1',
  Name: { First: 'Ada', Last: 'Byron' },
  DateOfBirth: isoDate('1985-06-15'),
  Phone: '6165550100',
  EffectiveDate: isoDate('2026-01-01'),
  OriginalEffectiveDate: isoDate('2026-01-01'),
  IsActive: true,
  PaidToDate: isoDate('2026-10-31'),
  CurrentInvoice: invoice(),
  PlanName: 'PPO Gold 1000',
  DentalPlanName: '',
  Email: 'ada@example.com',
  Address: { AddressLine1: '1 Main St', AddressLine2: '', City: 'Grand Rapids', StateCode: 'MI', PostalCode: '49503' },
  Agent: { SrcAgentId: 'A1001', Name: { First: 'Ada', Last: 'Lindqvist' } },
  CsrLevelDescription: '87%',
  FromFFM: true,
  LatestAptc: 112.97,
  TerminationDate: null,
  IsVoid: false,
  IsMedicare: false,
  ...given,
});

/** What the book's server was asked, and what it answers. */
interface BookTab {
  asked: { method: string; path: string; body: unknown }[];
  /** Instead of the usual answers; undefined: as usual. */
  answer: (path: string, body: unknown) => Response | Promise<Response> | undefined;
  records: BookRecord[];
  /** How many contracts match; more than one page answers. */
  total: number;
}

export const searches = (): IndividualSearch[] =>
  tab.asked.filter(({ path }) => path.endsWith('/Search')).map(({ body }) => body as IndividualSearch);

export const refusal = (status: number, Message: string, Fields: object = {}) =>
  Response.json({ Code: status === 404 ? 'NOT_FOUND' : 'INVALID_INPUT', Message, Fields, RequestId: '' }, { status });

export const tab: BookTab = { asked: [], answer: () => undefined, records: [], total: 1 };

/** For each test a new tab of an agent whose book has one contract. */
export function setUpBookTab(): void {
  beforeEach(() => {
    Object.assign(tab, { asked: [], answer: () => undefined, records: [contract()], total: 1 });
    signInAs({});
    queryClient.setQueryData(rulesQuery.queryKey, {} as never);
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, { method = 'GET', body } = {}) => {
      const given = typeof body === 'string' ? (JSON.parse(body) as unknown) : null;
      tab.asked.push({ method, path: String(path), body: given });
      return (await tab.answer(String(path), given)) ?? usualAnswer(String(path), given);
    });
  });
}

export const signInAs = (user: Partial<CurrentUserResponse>) =>
  queryClient.setQueryData(sessionQuery.queryKey, { ...AGENT, ...user });

function usualAnswer(path: string, body: unknown): Response {
  const { records, total } = tab;
  const size = (body as IndividualSearch | null)?.PageSize ?? 10;
  const counts = { PageCount: Math.ceil(total / size), RecordCount: total, PageSize: size, PagesetGuid: 'guid-1' };
  if (path.endsWith('/Search')) {
    return Response.json({ ...counts, Pages: [{ PageIndex: 1, Records: records }] });
  }
  if (path.includes('/GetSearchPage')) {
    return Response.json({ ...counts, PageIndex: 2, Records: records });
  }
  if (path.includes('.csv')) {
    return new Response('a', { headers: { 'x-filename': 'bobData.csv' } });
  }
  return Response.json(records, { headers: { 'Content-Range': `contracts 0-0/${total}` } });
}

export const openBook = (...history: string[]) =>
  openRoutes(
    [
      { path: '/bookofbusiness/individual', Component: IndividualBookScreen },
      { path: '/bookofbusiness/Medicare', Component: MedicareBookScreen },
    ],
    ...(history.length > 0 ? history : ['/bookofbusiness/individual']),
  );

/** The table, once its first contract shows. */
export const shownTable = async () => {
  await screen.findByRole('link', { name: 'Byron, Ada' });
  return within(screen.getByRole('table', { name: 'Contracts' }));
};

export const headings = async () =>
  (await shownTable()).getAllByRole('columnheader').map(({ textContent }) => textContent);
