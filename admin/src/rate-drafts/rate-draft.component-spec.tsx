import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext, CoreAdminUI, defaultI18nProvider, memoryStore, Resource } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { NOT_PRICED } from '#shared/rate-drafts/publish-problem';
import type { RateDraftDetails, RehearsedPart } from '#shared/rate-drafts/rate-draft.record';
import { createQueryClient } from '#web/http/query-client';
import { consoleTheme } from '../layout/console-theme.ts';
import { Notices } from '../layout/Notices.tsx';
import { authProvider } from '../providers/auth-provider.ts';
import { rememberUser } from '../providers/current-user.ts';
import { createDataProvider } from '../providers/data-provider.ts';
import { rateDrafts } from './index.ts';
import {
  RATE_DRAFT_GROUPS,
  RATE_DRAFTS,
  rateDraftActions,
  rateDraftCalls,
  rateDraftGroupCalls,
} from './rate-draft-calls.ts';

const part = (Label: string, PremiumNow: number, PremiumThen: number): RehearsedPart => ({
  ...{ Label, PremiumNow, PremiumThen },
  ...{ Groups: 2, Members: 5 },
});
/** Seven ages rise by one to seven percent, one falls. */
const AGES = [...[7, 6, 5, 4, 3, 2, 1].map((rise) => part(String(20 + rise), 100, 100 + rise)), part('64', 100, 90)];
const DRAFT: RateDraftDetails = {
  ...{ Id: 7, Version: 3, State: 'Draft', FileName: 'q1.csv', Sha256: 'ab12', RunId: null, Problem: null },
  ...{ PeriodStart: '2027-01-01' as never, PeriodEnd: '2027-03-31' as never, Plans: 150, Rates: 122_400 },
  ...{ LoadedBy: 'Sofia', LoadedAt: '2026-11-20T15:00:00.000Z', DecidedBy: null, DecidedAt: null },
  ...{ ReviewPercent: 15, AboveReview: 12 },
  Result: {
    ...{ Groups: 20_000, Priced: 19_997, NotRated: 2, NoRatesNow: 0, Gone: 1, Failed: 0, Members: 61_234 },
    ...{ PremiumNow: 1_000_000, PremiumThen: 1_065_000.5 },
    Areas: [part('Rating Area 12', 200, 212)],
    Ages: AGES,
    Plans: [part('PPO Gold 500 (99107MI0000001)', 200, 250)],
    Missing: [{ Plan: 'HMO Silver', RateArea: 3, Age: '27', Groups: 2, Members: 4 }],
    ...{ MissingTotal: 60, Gaps: [], GapsTotal: 0 },
  },
};
const GROUP = {
  ...{ GroupId: 5, GroupName: 'Lakeside Pottery', GroupEnterpriseId: '10012345', QuoteId: 9, RateArea: 12 },
  ...{ Members: 3, PremiumNow: 300, PremiumThen: 450, ChangePercent: 50 },
};

let draft: RateDraftDetails;
const refusals: Response[] = [];
const sent: string[] = [];

function answerTo(method: string, path: string, body: unknown): Response {
  if (method !== 'GET') {
    sent.push(`${method} ${path} ${body instanceof FormData ? 'form' : JSON.stringify(body)}`);
    return refusals.shift() ?? Response.json(path.includes('Price') ? { BulkRunId: 1, Total: 1 } : draft);
  }
  if (path.includes('GetRateDraftGroups')) {
    sent.push(decodeURIComponent(path));
    return Response.json([GROUP], { headers: { 'Content-Range': 'x 0-0/1' } });
  }
  return path.includes('GetRateDrafts')
    ? Response.json([draft], { headers: { 'Content-Range': 'x 0-0/1' } })
    : Response.json(path.includes('GetRateDraft/7') ? draft : []);
}

function open(path: string): void {
  render(
    <MemoryRouter initialEntries={[path]}>
      <AdminContext
        authProvider={authProvider}
        dataProvider={createDataProvider(
          { [RATE_DRAFTS]: rateDraftCalls, [RATE_DRAFT_GROUPS]: rateDraftGroupCalls },
          rateDraftActions,
        )}
        i18nProvider={defaultI18nProvider}
        queryClient={createQueryClient({ retry: false })}
        store={memoryStore()}
        theme={consoleTheme}
        darkTheme={null}
      >
        <CoreAdminUI
          disableTelemetry
          requireAuth
          loginPage={false}
          layout={({ children }) => <main id="main">{children}</main>}
          loading={() => null}
        >
          <Resource {...rateDrafts} />
        </CoreAdminUI>
        <Notices />
      </AdminContext>
    </MemoryRouter>,
  );
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a draft of rates in the console', () => {
  beforeEach(() => {
    draft = DRAFT;
    refusals.splice(0);
    sent.splice(0);
    rememberUser({ Id: 1, Username: 'root', FullName: 'Sofia', Permissions: ['superuser'] } as never);
    // As on a phone, where lists need no grid.
    const ignore = () => {};
    const deaf = { addListener: ignore, removeListener: ignore, addEventListener: ignore, removeEventListener: ignore };
    Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: query.includes('max-width'), ...deaf }) });
    globalThis.fetch = jest.fn<typeof fetch>((path, { method = 'GET', body } = {}) =>
      Promise.resolve(answerTo(method, String(path), typeof body === 'string' ? JSON.parse(body) : body)),
    );
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));

  it('says what it does to the book, and where most', async () => {
    open('/rate-drafts/7');
    expect(await screen.findByText('+6.5%')).toBeDefined();
    expect(
      screen.getByText('19,997 groups, 61,234 people: $1,000,000.00/month now, $1,065,000.50/month with these rates'),
    ).toBeDefined();
    expect(screen.getByText('12 groups would pay more than 15% more.')).toBeDefined();
    expect(
      screen.getByText(/^Not in these figures: 2 groups without rates for their plans, 1 group whose/),
    ).toBeDefined();
    const ages = within(screen.getByRole('table', { name: 'By age' }));
    const shown = () => ages.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 2));
    expect(shown()).toEqual(['27', '26', '25', '24', '23', '64']);
    await click('Show all 8');
    expect(shown()).toHaveLength(8);
    expect(screen.getByText('HMO Silver, Rating Area 3, age 27: 2 groups, 4 people')).toBeDefined();
    expect(screen.getByText('And 59 more.')).toBeDefined();
  });

  it('lists the groups above the review percent first, and all on demand', async () => {
    open('/rate-drafts/7');
    const link = await screen.findByRole('link', { name: 'Lakeside Pottery' });
    expect(link.getAttribute('href')).toBe('/group-details/5');
    expect(sent.at(-1)).toContain('"IsAbove":true');
    await userEvent.click(screen.getByRole('switch', { name: 'Only groups that would pay more than 15% more' }));
    await waitFor(() => expect(sent.at(-1)).not.toContain('IsAbove'));
    expect(sent.at(-1)).toContain('"DraftId":7');
  });

  it('asks with the effect before it publishes what was seen', async () => {
    open('/rate-drafts/7');
    await click('Publish');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Publish the rates of 1/1/2027 to 3/31/2027?' }),
    );
    expect(question.getByText(/19,997 groups: .*12 groups would pay more than 15% more\./)).toBeDefined();
    expect(question.getByText('2 groups will have no price for their current plans.')).toBeDefined();
    await userEvent.click(question.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sent).toContain('PUT /api/sales/PublishRateDraft/7 {"Version":3}'));
  });

  it('offers the pricing, and no publishing, before the book is priced', async () => {
    draft = { ...DRAFT, Result: null, Problem: NOT_PRICED, AboveReview: 0 };
    open('/rate-drafts/7');
    expect(await screen.findByText(NOT_PRICED)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    await click('Price the book');
    await waitFor(() => expect(sent).toContain('PUT /api/sales/PriceRateDraft/7 {"Version":3}'));
  });

  it('says which rows of a file cannot be taken', async () => {
    const Message = 'Nothing was stored: 1 of 2 rows cannot be taken.';
    const Fields = { file: ['Row 2: IndividualRate must be an amount above 0.'] };
    const body = { Code: 'INVALID_INPUT', Message, Fields, RequestId: 'r', message: Message, errors: {} };
    // react-admin notes each refusal on the console, except in production.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    refusals.push(Response.json(body, { status: 400 }));
    open('/rate-drafts');
    await userEvent.upload(await screen.findByLabelText('Rate file'), new File(['x'], 'q1.csv', { type: 'text/csv' }));
    expect(await screen.findByText(Message)).toBeDefined();
    expect(screen.getByText(Fields.file[0]!)).toBeDefined();
    expect(sent).toEqual(['POST /api/sales/LoadRateDraft form']);
  });
});
