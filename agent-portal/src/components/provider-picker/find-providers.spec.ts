import { jest } from '@jest/globals';
import type { ProviderResponse } from '#shared/providers/provider.record';
import { isoDate } from '#shared/dates/iso-date';
import {
  NO_PROVIDER_FOR_MEMBER,
  NO_PROVIDER_WITH_ID,
  PCP_ID_INVALID,
  PCP_NAME_INVALID,
  PCP_ZIP_REQUIRED,
  PROVIDER_ID_SEARCH_FAILED,
  PROVIDER_SEARCH_FAILED,
} from '#shared/providers/pcp-search';
import { PCP_NOT_VALID } from '#shared/providers/pcp-validity';
import { findById, findByName, findNearest } from './find-providers.ts';

const ADA = { Name: 'Ada Lovelace', PCPId: '9000000001' } as ProviderResponse;
const BO = { Name: 'Bo Lovelace', PCPId: '9000000002' } as ProviderResponse;
const member = {
  zip: '49503-1234',
  planIds: [7],
  effectiveDate: isoDate('2027-01-01'),
  dateOfBirth: isoDate('1985-07-08'),
};

const asked: { path: string; body: unknown }[] = [];
/** Returns the answers in order, then repeats the last one. */
const answering = (...answers: (readonly [status: number, body: unknown])[]) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation((path, init) => {
    const { body } = init ?? {};
    asked.push({ path: String(path), body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined });
    const [status, answer] = answers[Math.min(asked.length, answers.length) - 1]!;
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });

function setUp() {
  beforeEach(() => {
    asked.splice(0);
    Object.assign(globalThis, { document: { cookie: 'PQ-XSRF-TOKEN=x' } });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'document'));
}

describe('by name', () => {
  setUp();

  it('asks for 250 miles around the first five digits of the ZIP', async () => {
    answering([200, [ADA, BO]]);
    expect(await findByName(member, 'Lovelace, Ada')).toEqual({ providers: [ADA, BO] });
    expect(asked).toEqual([
      {
        path: '/api/provider/GetProvidersByCriteria',
        body: expect.objectContaining({
          LastName: 'Lovelace',
          FirstName: 'Ada',
          ZipCode: '49503',
          DistanceFromZip: 250,
          AcceptingNewPatients: true,
        }),
      },
    ]);
  });

  it.each([
    ['no ZIP', { zip: '' }, 'Lovelace', PCP_ZIP_REQUIRED],
    ['digits', {}, '12345', PCP_NAME_INVALID],
    ['nothing', {}, ' ', PCP_NAME_INVALID],
  ])('asks nobody with %s', async (_what, given, name, problem) => {
    answering([200, [ADA]]);
    expect(await findByName({ ...member, ...given }, name)).toEqual({ problem });
    expect(asked).toEqual([]);
  });

  it.each([
    ['nobody is called that', 200, [], 'No providers could be found with the name Lovelace'],
    ['the search fails', 500, { Code: 'INTERNAL', Message: 'Oops.' }, PROVIDER_SEARCH_FAILED],
    ['the ZIP does not exist', 400, { Message: 'x', Fields: { ZipCode: ['No such ZIP.'] } }, 'No such ZIP.'],
  ])('says that %s', async (_what, status, body, problem) => {
    answering([status, body]);
    expect(await findByName(member, 'Lovelace')).toEqual({ problem });
  });

  it('says that the server cannot be reached', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    expect(await findByName(member, 'Lovelace')).toEqual({ problem: PROVIDER_SEARCH_FAILED });
  });

  it('is silent about a search that was given up', async () => {
    const given = new AbortController();
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
      given.abort();
      return Promise.reject(new DOMException('Aborted', 'AbortError'));
    });
    await expect(findByName(member, 'Lovelace', given.signal)).rejects.toThrow('Aborted');
  });
});

describe('automatically', () => {
  setUp();

  it('takes the nearest within 30 miles', async () => {
    answering([200, [BO, ADA]]);
    expect(await findNearest(member)).toEqual({ providers: [BO] });
    expect(asked[0]?.body).toEqual(expect.objectContaining({ DistanceFromZip: 30, PlanIds: [7] }));
  });

  it('says that there is nobody', async () => {
    answering([200, []]);
    expect(await findNearest(member)).toEqual({ problem: NO_PROVIDER_FOR_MEMBER });
    expect(await findNearest({ ...member, zip: null })).toEqual({ problem: PCP_ZIP_REQUIRED });
  });
});

describe('by id', () => {
  setUp();

  it('asks whether the provider fits the plan, also without a ZIP', async () => {
    answering([200, ADA], [200, { Problem: null }]);
    expect(await findById({ ...member, zip: null }, ' 9000000001 ')).toEqual({ providers: [ADA] });
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/provider/GetProviderByPRPRId/9000000001',
      '/api/provider/CheckProvider',
    ]);
    expect(asked[1]?.body).toEqual({
      PCPId: '9000000001',
      EffectiveDate: '2027-01-01',
      Members: [{ DateOfBirth: '1985-07-08' }],
      PlanIds: [7],
    });
  });

  it.each([
    ['the id has nine digits', '900000001', [], PCP_ID_INVALID],
    ['nobody has it', '9000000001', [[404, { Code: 'NOT_FOUND', Message: 'x' }]], NO_PROVIDER_WITH_ID],
    [
      'the provider does not fit',
      '9000000001',
      [
        [200, ADA],
        [200, { Problem: PCP_NOT_VALID }],
      ],
      PCP_NOT_VALID,
    ],
    ['the search fails', '9000000001', [[500, {}]], PROVIDER_ID_SEARCH_FAILED],
    [
      'the check fails',
      '9000000001',
      [
        [200, ADA],
        [500, {}],
      ],
      PROVIDER_ID_SEARCH_FAILED,
    ],
  ] as const)('says that %s', async (_what, id, answers, problem) => {
    answering(...answers);
    expect(await findById(member, id)).toEqual({ problem });
  });
});
