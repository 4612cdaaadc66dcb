import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { isoDate } from '#shared/dates/iso-date';
import type {
  IndividualEnrollmentResponse,
  IndividualQuoteResponse,
} from '#shared/individuals/individual-quote.record';
import { queryClient } from '../../app/query-client.ts';
import { A_WHILE_MS, pass, setUpTab } from '#support/components/open-screen.tsx';
import { buildEnrollment, buildIndividualQuote, buildPerson } from '#support/shared/households.ts';
import { kentAndOttawa, openCensus } from '#support/components/open-census.tsx';

const NOTE =
  'People, address and enrollment come from the marketplace and can only be changed on the application there.';
const DAYS = [isoDate('2026-11-10'), isoDate('2026-12-01')];
describe('the census of a marketplace quote', () => {
  let stored: IndividualEnrollmentResponse;
  let sent: { method: string; path: string; body: Record<string, unknown> }[];
  let asked: string[];

  const decided = (given: Partial<IndividualQuoteResponse> = {}): Partial<IndividualQuoteResponse> => ({
    EffectiveDate: DAYS[1]!,
    AllowedEffectiveDates: DAYS,
    Individual: {
      ...buildIndividualQuote().Individual,
      ...{ EnrollmentType: 'Special', QualifyingEventReason: 'Birth', EventDate: DAYS[0]!, Kind: 'FFM', IsFfm: true },
    },
    ...given,
  });

  beforeEach(() => {
    stored = buildEnrollment(
      [
        buildPerson(),
        buildPerson({
          Id: 2,
          RelationshipToSubscriber: 'Spouse',
          FirstName: 'Will',
          DateOfBirth: isoDate('1984-03-01'),
        }),
      ],
      decided(),
    );
    [sent, asked] = [[], []];
  });
  setUpTab(async (path, { method = 'GET', body } = {}) => {
    if (method === 'GET') {
      asked.push(path);
      return Response.json(path.startsWith('/api/location/') ? kentAndOttawa('49503') : stored);
    }
    const call = { method, path, body: JSON.parse(body as string) };
    sent.push(call);
    if (path === '/api/quote') {
      stored = { ...stored, Quote: { ...stored.Quote, ...call.body, Version: 2, Expiry: null } };
      return Response.json(stored.Quote);
    }
    const Members = stored.Members.map((member, at) => ({ ...member, ...call.body.Members[at], Version: 2 }));
    stored = { ...stored, Members };
    return Response.json({ Members, Problems: [] });
  });

  const person = (name: string) => within(screen.getByRole('group', { name }));
  /** What can be changed there, by its label. */
  const editable = (within_: ReturnType<typeof person>) =>
    ['textbox', 'combobox', 'switch', 'checkbox']
      .flatMap((role) => within_.queryAllByRole(role))
      .filter((field) => !(field as HTMLInputElement).disabled && field.getAttribute('aria-disabled') !== 'true')
      .map((field) => labelOf(field))
      .sort();

  it('is read-only in what the marketplace decided by, says so once, and leads there', async () => {
    await openCensus();
    expect(screen.getAllByText(NOTE)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Go to the marketplace' }).getAttribute('href')).toBe(
      '/individual/marketplace',
    );
    screen.getAllByRole('button', { name: /details of/i }).forEach((button) => fireEvent.click(button));
    const open_ = ['Dental', 'Gender', 'MI', 'SSN', 'Vision'];
    const [yes] = person('Applicant').getAllByRole<HTMLInputElement>('radio', { name: 'Yes' });
    expect(yes!.disabled).toBe(false);
    expect(editable(person('Applicant'))).toEqual([...open_, 'Email', 'Phone'].sort());
    expect(editable(person('Spouse'))).toEqual(open_);
    const coverage = screen.getByRole('region', { name: 'Coverage' });
    expect(
      within(coverage)
        .getAllByRole<HTMLInputElement>('radio')
        .filter(({ disabled }) => !disabled),
    ).toEqual([]);
    expect(editable(within(coverage))).toEqual(['Effective date']);
    expect(screen.queryByRole('button', { name: /^(Add|Remove) (spouse|child)/ })).toBeNull();
  });

  it('begins on one of the granted days, and nobody else is asked when', async () => {
    await openCensus();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Effective date' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      '11/10/2026',
      '12/1/2026',
    ]);
    fireEvent.click(screen.getByRole('option', { name: '11/10/2026' }));
    await pass(A_WHILE_MS);
    expect(sent.map(({ path, body }) => [path, body['EffectiveDate']])).toEqual([['/api/quote', '2026-11-10']]);
    expect(asked.filter((path) => path.includes('GetEffectiveDates'))).toEqual([]);
  });

  it('saves what the marketplace did not ask, and goes on to its plans', async () => {
    const router = await openCensus();
    fireEvent.click(person('Spouse').getByRole('checkbox', { name: 'Dental' }));
    await pass(A_WHILE_MS);
    const Members = sent[0]!.body['Members'] as Record<string, unknown>[];
    expect(Members.map(({ FirstName, DentalStatus }) => [FirstName, DentalStatus])).toEqual([
      ['Ada', 'Waive'],
      ['Will', 'Enroll'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Choose plans' }));
    await pass(A_WHILE_MS);
    expect(router.state.location.pathname).toBe('/quote/plan-selection/individual/ffmquote/7');
  });

  it('continues with a granted day when its own is granted no more', async () => {
    stored = buildEnrollment(stored.Members, {
      ...decided({ EffectiveDate: isoDate('2027-03-01') }),
      Expiry: { Kind: 'continue', Message: 'Choose another day.' },
    });
    await openCensus();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await pass(A_WHILE_MS);
    expect(sent.map(({ path, body }) => [path, body['EffectiveDate']])).toEqual([['/api/quote', '2026-12-01']]);
  });

  it('has no such note where nothing can be changed, or nothing came from the marketplace', async () => {
    stored = buildEnrollment(stored.Members, decided({ CanEdit: false, Status: 'Complete', QuoteStatus: 'Complete' }));
    await openCensus();
    expect(screen.queryByText(NOTE)).toBeNull();
    cleanup();
    queryClient.removeQueries({ queryKey: ['individual-quote'] });
    stored = buildEnrollment();
    await openCensus();
    expect(screen.queryByText(NOTE)).toBeNull();
    expect(screen.getByRole('button', { name: 'Add child' })).toBeTruthy();
  });
});

/** Without the star of a required field. */
const labelOf = (field: HTMLElement): string =>
  (
    document.querySelector(`label[for="${field.id}"], #${field.id}-label`) ?? field.closest('label')
  )?.textContent?.replace(/\s*\*$/, '') ?? field.id;
