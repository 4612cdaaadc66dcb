import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { isoDate } from '#shared/dates/iso-date';
import type { Applicant, Eligibility } from '#shared/marketplace/marketplace.record';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { AGENT, openRoutes } from '#support/components/open-screen.tsx';
import { type Notification, startNotifications } from '../app/notify.ts';
import { queryClient } from '../app/query-client.ts';
import { rulesQuery } from '../app/rules-queries.ts';
import { sessionQuery } from '../app/session/session-query.ts';
import { LandingScreen } from './LandingScreen.tsx';

const FETCH_FAILED = 'There was an error while trying to fetch data from the government services.';
const START_FAILED = 'An error occured attempting to start your FFM Quote.';

const applicant = (given: Partial<Applicant> = {}): Applicant => ({
  ApplicantId: '1000102-1',
  FirstName: 'Clara',
  LastName: 'Quist',
  DateOfBirth: isoDate('1986-06-15'),
  Gender: 'F',
  Relationship: 'self',
  Address: {} as Applicant['Address'],
  TobaccoUse: false,
  IsEligible: true,
  CsrLevel: 5,
  ...given,
});
const OPEN: Eligibility['EnrollmentPeriod'] = {
  Kind: 'Open',
  ReasonCode: null,
  EventDate: null,
  EffectiveDates: [isoDate('2999-01-01')],
};
const BIRTH: Eligibility['EnrollmentPeriod'] = {
  Kind: 'Special',
  ReasonCode: '02',
  EventDate: isoDate('2026-11-10'),
  EffectiveDates: [isoDate('2026-11-10'), isoDate('2999-02-01')],
};
const eligibility = (given: Partial<Eligibility> = {}): Eligibility => ({
  ConsumerId: '1000102',
  ApplicationId: 'A-1000102',
  ApplicationSelected: true,
  Applicants: [applicant()],
  AptcAmount: 612.4,
  CsrLevel: 5,
  EnrollmentPeriod: OPEN,
  SpecialEnrollmentVerificationPendingIndicator: false,
  SpecialEnrollmentVerificationDueDate: null,
  DataMatchingIssues: null,
  ...given,
});
const refusal = (status: number, Code: string, Message: string, Fields: object = {}) =>
  Response.json({ Code, Message, Fields }, { status });

describe('back from the marketplace', () => {
  let fetched: () => Response;
  let started: () => Response;
  let asked: string[];
  let sent: unknown[];
  let notified: Notification[];

  beforeEach(() => {
    queryClient.setQueryData(rulesQuery.queryKey, {} as never);
    queryClient.setQueryData(sessionQuery.queryKey, AGENT);
    [asked, sent, notified] = [[], [], []];
    startNotifications((notification) => notified.push(notification));
    fetched = () => Response.json(eligibility());
    started = () => Response.json({ Id: 77 }, { status: 201 });
    globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
      if (method === 'GET') {
        asked.push(path);
        return Promise.resolve(fetched());
      }
      sent.push(JSON.parse(body as string));
      return Promise.resolve(started());
    }) as typeof fetch;
  });

  const open = (consumerId = '1000102') =>
    openRoutes(
      [{ path: '/quote/plan-selection/individual/:ffmId', Component: LandingScreen }],
      '/individual/marketplace',
      `/quote/plan-selection/individual/${consumerId}`,
    );
  const mainButtons = () =>
    [...document.querySelectorAll('.MuiButton-contained')].map(({ textContent }) => textContent);
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Subsidy' }));
  const amount = () => dialog().getByRole<HTMLInputElement>('textbox', { name: /Tax credit to use each month/ });
  const elect = async (typed: string) => {
    await press('Choose plans');
    await userEvent.clear(amount());
    if (typed) {
      await userEvent.type(amount(), typed);
    }
    await userEvent.click(dialog().getByRole('button', { name: 'Continue' }));
  };
  const factsShown = () =>
    [...document.querySelectorAll('dl > div')].map((fact) => [...fact.children].map((part) => part.textContent));

  it('the eligibility is fetched, and that is said meanwhile', async () => {
    open('A%2F1');
    expect(screen.getByRole('status').textContent).toContain('Fetching the eligibility from the marketplace');
    await screen.findByText('Granted by the marketplace');
    expect(asked).toEqual(['/individual-health-insurance-api/api/ffmenrollment/getEligibility?consumerId=A%2F1']);
  });

  it('what was granted is shown: to whom, how much, and when', async () => {
    const Applicants = [applicant(), applicant({ ApplicantId: '2', Relationship: 'ward', IsEligible: false })];
    fetched = () =>
      Response.json(
        eligibility({
          ...{ Applicants, EnrollmentPeriod: BIRTH },
          SpecialEnrollmentVerificationPendingIndicator: true,
          SpecialEnrollmentVerificationDueDate: isoDate('2026-12-24'),
        }),
      );
    open();
    await screen.findByText('Granted by the marketplace');
    expect(factsShown()).toEqual([
      ['Tax credit', '$612.40 a month'],
      ['Cost sharing', 'Level 5, reduced on silver plans (87%)'],
      ['Enrollment period', 'Special enrollment: Birth'],
      ['Event date', '11/10/2026'],
      ['Effective dates', '11/10/2026 or 2/1/2999'],
      ['Verification', 'Documents due 12/24/2026'],
    ]);
    const [, ...people] = screen.getAllByRole('row');
    expect(people.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Clara Quist', 'Self', '6/15/1986', '5', 'Eligible'],
      ['Clara Quist', 'Child', '6/15/1986', '5', 'Not eligible'],
    ]);
  });

  it.each([
    ['no application was selected', { ApplicationSelected: false }, 'No application was selected at the marketplace.'],
    [
      'the client is in no enrollment period',
      { EnrollmentPeriod: { ...OPEN, Kind: 'None' as const, EffectiveDates: [] } },
      'Your client does not qualify for a special enrollment period and is not eligible to enroll outside of annual open enrollment',
    ],
  ])('the dashboard opens with the reason when %s', async (_when, given, words) => {
    fetched = () => Response.json(eligibility(given));
    const router = open();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(notified.map(({ text, variant }) => [text, variant])).toEqual([[words, 'error']]);
  });

  it.each([
    [
      'nobody is on it',
      { Applicants: [] },
      'No applicants were returned in the request for an eligibility application.',
    ],
    [
      'somebody is no spouse and no child',
      { Applicants: [applicant(), applicant({ Relationship: 'parent' })] },
      'The relationship type parent is not supported. Only self, spouse and child can be quoted.',
    ],
    ['nobody is the applicant', { Applicants: [applicant({ Relationship: 'child' })] }, START_FAILED],
    ['its reason is unknown', { EnrollmentPeriod: { ...BIRTH, ReasonCode: 'ZZ' } }, 'SEP Reason Code did not match.'],
    [
      'nobody is eligible',
      { Applicants: [applicant({ IsEligible: false })] },
      'Nobody on this application is eligible for a plan of the marketplace.',
    ],
  ])('no quote is started when %s; a corrected application is fetched again', async (_when, given, words) => {
    fetched = () => Response.json(eligibility(given));
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the marketplace' }).getAttribute('href')).toBe(
      '/individual/marketplace',
    );
    expect(screen.queryByRole('button', { name: 'Choose plans' })).toBeNull();
    expect(mainButtons()).toEqual(['Go to the marketplace']);
    fetched = () => Response.json(eligibility());
    await press('Try again');
    expect(await screen.findByText('Granted by the marketplace')).toBeTruthy();
  });

  it('a marketplace that is down is asked again on request', async () => {
    fetched = () => refusal(502, 'UPSTREAM_FAILED', '');
    open();
    expect(await screen.findByText(FETCH_FAILED)).toBeTruthy();
    expect(mainButtons()).toEqual(['Try again']);
    fetched = () => Response.json(eligibility());
    await press('Try again');
    expect(await screen.findByText('Granted by the marketplace')).toBeTruthy();
    expect(screen.queryByText(FETCH_FAILED)).toBeNull();
  });

  it('a consumer of somebody else is refused, with the way to one’s own', async () => {
    fetched = () => refusal(404, 'NOT_FOUND', 'There is no such application of yours.');
    open();
    expect(await screen.findByText('There is no such application of yours.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(mainButtons()).toEqual(['Go to the marketplace']);
  });

  it('a client who has revoked the consent is asked for a new one first', async () => {
    const words = 'The client has revoked the consent. Do nothing more at the marketplace until there is a new one.';
    fetched = () => refusal(409, 'WRONG_STATE', words);
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(/^Once a new consent of the client is recorded/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the marketplace' })).toBeTruthy();
  });

  it('only agents are served, and nothing is asked for others', () => {
    const admin: CurrentUserResponse = { ...AGENT, Permissions: ['agentadmin'] };
    queryClient.setQueryData(sessionQuery.queryKey, admin);
    open();
    expect(screen.getByRole('alert').textContent).toBe('You must be an agent to access the FFM.');
    expect(asked).toEqual([]);
  });

  it('the quote is started with the elected amount on the chosen day, and replaces the page', async () => {
    fetched = () => Response.json(eligibility({ EnrollmentPeriod: BIRTH }));
    const router = open();
    const days = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(days.map(({ checked }) => checked)).toEqual([false, true]);
    await userEvent.click(screen.getByRole('radio', { name: '11/10/2026' }));
    await elect('600.5');
    await waitFor(() => expect(router.state.location.pathname).toBe('/quote/plan-selection/individual/ffmquote/77'));
    expect(sent).toEqual([
      {
        QuoteType: 'IndividualNewBusiness',
        EffectiveDate: '2026-11-10',
        Ffm: { ConsumerId: '1000102', AptcElectedAmount: 600.5 },
      },
    ]);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/individual/marketplace');
  });

  it('everything that is granted is elected unless less is typed', async () => {
    open();
    await press('Choose plans');
    expect(dialog().getByText(/grants up to \$612\.40 a month/)).toBeTruthy();
    await userEvent.click(dialog().getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ EffectiveDate: '2999-01-01', Ffm: { AptcElectedAmount: 612.4 } });
  });

  it.each([
    ['', 'Please enter elected subsidy amount.'],
    ['-1', 'Elected amount cannot be less than zero'],
    ['612.41', 'Elected amount cannot exceed maximum subsidy'],
  ])('the amount "%s" is refused before anything is sent', async (typed, words) => {
    open();
    await elect(typed);
    expect(await dialog().findByText(words)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('nobody is asked for an amount when nothing is granted', async () => {
    fetched = () => Response.json(eligibility({ AptcAmount: 0 }));
    open();
    await press('Choose plans');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ Ffm: { AptcElectedAmount: 0 } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['the server fails', () => refusal(500, 'INTERNAL', 'Oops'), START_FAILED],
    [
      'less is granted meanwhile',
      () =>
        refusal(422, 'RULE_BROKEN', 'No.', {
          'Ffm.AptcElectedAmount': ['Elected amount cannot exceed maximum subsidy'],
        }),
      'Elected amount cannot exceed maximum subsidy',
    ],
    [
      'the day is no longer granted',
      () => refusal(422, 'RULE_BROKEN', 'No.', { EffectiveDate: ['Choose another effective date.'] }),
      'Choose another effective date.',
    ],
    ['the place is not rated', () => refusal(422, 'RULE_BROKEN', 'Outside Michigan.'), 'Outside Michigan.'],
  ])('the dialog stays, and says why, when %s', async (_when, given, words) => {
    started = given;
    open();
    await elect('100');
    expect(await dialog().findByText(words)).toBeTruthy();
    expect(amount().value).toContain('100.00');
  });
});
