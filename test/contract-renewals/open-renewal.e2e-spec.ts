import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { ContractRenewal } from '../../backend/src/quoting/households/contract-renewal.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { setRule } from '../plan-selection/quoted-group.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildPlan } from '../support/plan-builders.ts';
import { setUpRenewals } from './renewal-calls.ts';

const VOID = 'This contract is void, so there is nothing to renew. Start a new quote for the household.';
const MEDICARE =
  'Medicare contracts are not renewed here. Their coverage continues automatically; for another plan, please contact the carrier.';
const RETIRED = 'The individual book of business is retired. Please use the agent portal.';

describe('a contract that is renewed', () => {
  const renewals = setUpRenewals();
  const { contract, renew, renewed, household, state } = renewals;
  const quotesOf = (contractNumber: string) =>
    renewals.app.database.manager.countBy(ContractRenewal, { contractNumber });

  it('becomes a quote for January 1 with its people, home and primary care provider', async () => {
    const doctor = { primaryCareProviderId: '1093765432', primaryCareProviderName: 'Grace Kim, MD' };
    const mine = await contract({ dentalPlanName: 'Dental Basic' }, [
      { gender: 'F', ...doctor, primaryCareProviderExistingPatient: true },
      { relationshipCode: 'Spouse', firstName: 'William', birthDate: isoDate('1984-02-29'), homePostalCode: '48104' },
      { firstName: 'Gone', isActive: false },
      {},
    ]);
    const { status, body: quote } = await renew(mine.contractNumber);
    expect([status, quote]).toMatchObject([
      201,
      {
        QuoteType: 'IndividualRenewal',
        Name: 'Renewal 1/1/2027',
        EffectiveDate: '2027-01-01',
        QuoteStatus: 'Quoting',
        Individual: {
          Kind: 'OEP',
          EnrollmentType: 'Open',
          SubscriberFacetsId: 'F77',
          RenewedContract: { ContractId: mine.contractNumber, Year: 2027 },
          Address: { FullPostalCode: '49503', CountyFips: '26081', RateArea: 12 },
        },
      },
    ]);
    const { Members, Problems } = await household(quote.Id);
    expect(Members).toMatchObject([
      {
        RelationshipToSubscriber: 'Self',
        FirstName: 'Ada',
        DateOfBirth: '1985-06-15',
        Gender: 'F',
        SSN: null,
        MedicalStatus: 'Enroll',
        DentalStatus: 'Enroll',
        VisionStatus: 'Waive',
        HomeAddress: { AddressLine1: '1 Monroe Center St NW', FullPostalCode: '49503', CountyFips: '26081' },
        PrimaryCareProviderId: '1093765432',
        PrimaryCareProviderName: 'Grace Kim, MD',
        PrimaryCareProviderExistingPatient: true,
        HomeNumber: '6165550100',
        EmailAddress: 'ada@example.com',
      },
      {
        RelationshipToSubscriber: 'Spouse',
        FirstName: 'William',
        SameAsPrimary: false,
        HomeAddress: { FullPostalCode: '48104' },
      },
      { RelationshipToSubscriber: 'Child', FirstName: 'Theo', SameAsPrimary: true },
    ]);
    expect(Problems).toEqual([
      { MemberId: Members[0].Id, Field: 'Tobacco', Message: 'Ask again whether Ada uses tobacco.' },
      { MemberId: Members[1].Id, Field: 'Tobacco', Message: 'Ask again whether William uses tobacco.' },
    ]);
  });

  it('answers the same quote when it is opened again, also by two clicks at the same moment', async () => {
    const mine = await contract();
    const answers = await Promise.all([
      renew(mine.contractNumber),
      renew(mine.contractNumber),
      renew(mine.contractNumber),
    ]);
    const again = await renew(mine.contractNumber);
    expect(new Set([...answers, again].map(({ body }) => body.Id)).size).toBe(1);
    expect([...answers, again].map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await quotesOf(mine.contractNumber)).toBe(1);
    expect((await state(mine)).body).toEqual({
      ContractId: mine.contractNumber,
      Year: 2027,
      QuoteId: again.body.Id,
      QuoteStatus: 'Quoting',
      Problem: null,
    });
  });

  it('is renewed again after its quote was deleted or has expired', async () => {
    const mine = await contract();
    const first = await renewed(mine);
    const { manager } = renewals.app.database;
    await manager.update(Quote, { id: first }, { isDeleted: true });
    const second = await renewed(mine);
    await manager.update(Quote, { id: second }, { status: 'Expired' });
    const third = await renewed(mine);
    await manager.update(Quote, { id: third }, { status: 'Complete' });
    expect([await renewed(mine), new Set([first, second, third]).size]).toEqual([third, 3]);
  });

  it('tells in the history of the quote where it comes from', async () => {
    const mine = await contract();
    const id = await renewed(mine);
    const { body } = await (await renewals.app.as(renewals.agent)).get(`/api/timeline/quote/${id}`);
    expect(JSON.stringify(body)).toContain(`Renewal of contract ${mine.contractNumber}`);
  });

  it.each([
    ['2026-10-15T03:59:59Z', 'Contracts can be renewed from 10/15/2026 on.', '2027-01-01'],
    ['2026-10-15T04:00:00Z', null, '2027-01-01'],
    ['2026-12-16T04:59:59Z', null, '2027-01-01'],
    ['2026-12-16T05:00:00Z', null, '2027-02-01'],
    ['2027-01-16T04:59:59Z', null, '2027-02-01'],
    [
      '2027-01-16T05:00:00Z',
      'The renewal period ended on 1/15/2027. Start a new quote for the household.',
      '2027-02-01',
    ],
  ])('inside the period of Detroit only: at %s %s', async (at, problem, begins) => {
    renewals.app.clock.set(at);
    const mine = await contract();
    expect((await state(mine)).body).toMatchObject({ Year: 2027, QuoteId: null, Problem: problem });
    const { status, body } = await renew(mine.contractNumber);
    expect([status, body.Message ?? null]).toEqual([problem ? 422 : 201, problem]);
    const sales = await insertSalesUser(renewals.app);
    expect((await state(mine, sales)).body.Problem).toBeNull();
    expect((await renew(mine.contractNumber, { user: sales })).body.EffectiveDate).toBe(begins);
  });

  it('begins on another day of open enrollment when it is asked for, and on no other', async () => {
    const mine = await contract();
    const refused = await renew(mine.contractNumber, { EffectiveDate: '2027-03-01' });
    expect([refused.status, Object.keys(refused.body.Fields)]).toEqual([422, ['EffectiveDate']]);
    expect((await renew(mine.contractNumber, { EffectiveDate: '2027-02-01' })).body.EffectiveDate).toBe('2027-02-01');
  });

  it.each([
    ['void', { isVoid: true }, VOID],
    ['of Medicare', { isMedicare: true }, MEDICARE],
    [
      'that has ended',
      { terminationDate: isoDate('2026-10-31') },
      'This contract ended on 10/31/2026. Start a new quote; the household may qualify for a special enrollment.',
    ],
    [
      'that ends this year',
      { terminationDate: isoDate('2026-11-30') },
      'This contract ends on 11/30/2026, before it could be renewed. Start a new quote for the household.',
    ],
    [
      'of the new year',
      { effectiveDate: isoDate('2027-01-01') },
      'This contract begins on 1/1/2027 and covers 2027 already. There is nothing to renew yet.',
    ],
  ])('is none %s: the refusal says why and what to do', async (_what, given, message) => {
    const mine = await contract(given);
    const { status, body } = await renew(mine.contractNumber);
    expect([status, body.Code, body.Message]).toEqual([422, 'RULE_BROKEN', message]);
    expect((await state(mine)).body.Problem).toBe(message);
    expect(await quotesOf(mine.contractNumber)).toBe(0);
  });

  it('is none of short-term coverage', async () => {
    const plan = await renewals.app.insert(buildPlan({ market: 'ShortTerm', metalTier: null, businessYear: 2026 }));
    const mine = await contract({ medicalPlanId: plan.id });
    expect((await renew(mine.contractNumber)).body.Message).toBe(
      'Short-term coverage cannot be renewed. Start a new quote for the household.',
    );
  });

  it('is none of a retired book, for staff too; its quotes stay', async () => {
    const [mine, other] = [await contract(), await contract()];
    const begun = await renewed(mine);
    await setRule(renewals.app, 'IndividualBookOfBusinessRetirementDate', '2026-11-23');
    const sales = await insertSalesUser(renewals.app);
    for (const user of [renewals.agent, sales]) {
      expect((await renew(other.contractNumber, { user })).body.Message).toBe(RETIRED);
    }
    expect(await renewed(mine)).toBe(begun);
    await setRule(renewals.app, 'IndividualBookOfBusinessRetirementDate', '2028-01-01');
  });

  it('is one of the own book: anybody else’s is not there', async () => {
    const stranger = await insertAgentUser(renewals.app, { roles: [ROLES.individualAgent] });
    const theirs = await contract({}, [{}], stranger);
    const unassigned = await contract({ agentId: null });
    for (const { contractNumber } of [theirs, unassigned, { contractNumber: 'C-none' }]) {
      const { status, body } = await renew(contractNumber);
      expect([status, body.Message]).toEqual([404, 'The contract was not found in your book of business.']);
      expect((await state({ contractNumber })).status).toBe(404);
    }
    expect((await renew(theirs.contractNumber, { user: stranger })).status).toBe(201);
  });

  it('asks for the county of a ZIP code that lies in several', async () => {
    const mine = await contract({ postalCode: '49544' });
    const { status, body } = await renew(mine.contractNumber);
    expect([status, body.Fields]).toEqual([
      422,
      { 'Address.CountyFips': ['This ZIP code is in more than one county. Choose the county.'] },
    ]);
    const answer = await renew(mine.contractNumber, { Address: { FullPostalCode: '49544', CountyFips: '26139' } });
    expect(answer.body.Individual.Address).toMatchObject({ County: 'Ottawa', RateArea: 12 });
  });

  it('asks for the ZIP code where that of the contract is unknown, and takes no unknown one of a member', async () => {
    const mine = await contract({ postalCode: '00501' });
    expect(Object.keys((await renew(mine.contractNumber)).body.Fields)).toEqual(['Address.FullPostalCode']);
    const given = { Address: { FullPostalCode: '49503', CountyFips: '' } };
    const { Members } = await household(await renewed(mine, given));
    expect(Members[0].HomeAddress).toMatchObject({ AddressLine1: '', FullPostalCode: '49503' });
    const other = await contract({}, [{}, { homePostalCode: '00501', mailingPostalCode: '00501' }]);
    const { Members: people } = await household(await renewed(other));
    expect(people[1]).toMatchObject({ SameAsPrimary: true, MailingAddressSameAsHome: true });
  });

  it('says of a child who turns 26 by the new date that they cannot stay', async () => {
    const mine = await contract({}, [{}, { birthDate: isoDate('2001-01-01') }, { birthDate: isoDate('2001-01-02') }]);
    const { Members, Problems } = await household(await renewed(mine));
    expect(Problems.filter(({ Field }: { Field: string }) => Field === 'DateOfBirth')).toEqual([
      {
        MemberId: Members[1].Id,
        Field: 'DateOfBirth',
        Message: 'A covered non-disabled child cannot be older than age 25 to enroll.',
      },
    ]);
  });

  it('refuses what the contract knows itself, and other types of quotes', async () => {
    const mine = await contract();
    const answers = [
      await renew(mine.contractNumber, { Census: [] }),
      await renew(mine.contractNumber, { QuoteType: 'IndividualNewBusiness' }),
      await renew(''),
      await renew('C'.repeat(21)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });
});
