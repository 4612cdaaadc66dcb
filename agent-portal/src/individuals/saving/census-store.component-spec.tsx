import { jest } from '@jest/globals';
import { isoDate } from '#shared/dates/iso-date';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import { isStale } from '#web/http/api-error';
import { buildEnrollment, buildPerson } from '#support/shared/households.ts';
import { type CensusForm, toCensusForm } from './census-form.ts';
import { CensusStore } from './census-store.ts';

const UNAVAILABLE = { status: 503, body: { Code: 'UNAVAILABLE', Message: 'Later.', Fields: {}, RequestId: 'r' } };
const STALE = { status: 409, body: { Code: 'STALE_VERSION', Message: 'Changed.', Fields: {}, RequestId: 'r' } };
interface Answer {
  status: number;
  body: unknown;
}

let sent: string[];

/** Answers each kind of call in turn, and the last one again. */
function answering(answers: Record<string, Answer[]>): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, { method = 'GET' } = {}) => {
    const call = `${method} ${String(path).split('/')[2]}`;
    sent.push(call);
    const [next, ...rest] = answers[call] ?? [];
    answers[call] = rest.length > 0 ? rest : [next!];
    return new Response(JSON.stringify(next!.body), { status: next!.status });
  });
}

const found = (body: unknown): Answer => ({ status: 200, body });
const storeOf = (stored: IndividualEnrollmentResponse | null) =>
  new CensusStore(stored, {
    today: isoDate('2026-11-23'),
    audience: 'external',
    needsAgent: false,
    onCreated: () => {},
  });
const movedTo = (form: CensusForm, EffectiveDate: string): CensusForm => ({ ...form, EffectiveDate });

describe('a household on its way to the server', () => {
  beforeEach(() => {
    sent = [];
  });

  it('becomes one quote, even when reading it back fails at first', async () => {
    const enrollment = buildEnrollment();
    answering({
      'POST quote': [found(enrollment.Quote)],
      'GET enrollment': [UNAVAILABLE, found(enrollment)],
    });
    const store = storeOf(null);
    const form = toCensusForm(enrollment);
    await expect(store.save(form)).rejects.toThrow();
    expect(store.isSendable(form)).toBe(true);
    await store.save(form);
    expect(sent).toEqual(['POST quote', 'GET enrollment', 'GET enrollment']);
    expect(store.isSendable(form)).toBe(false);
  });

  it('is not stopped by a version that its own writes have made outdated', async () => {
    const before = buildEnrollment();
    const now = buildEnrollment([buildPerson()], { Version: 5 });
    const moved = buildEnrollment([buildPerson()], { Version: 6, EffectiveDate: isoDate('2027-02-01') });
    answering({
      'PUT quote': [STALE, found(moved.Quote)],
      'GET enrollment': [found(now), found(moved)],
    });
    const { enrollment } = await storeOf(before).save(movedTo(toCensusForm(before), '2027-02-01'));
    expect(enrollment.Quote.EffectiveDate).toBe('2027-02-01');
    expect(sent.filter((call) => call === 'PUT quote')).toHaveLength(2);
  });

  it('stops at what someone else has changed', async () => {
    const before = buildEnrollment();
    const theirs = buildEnrollment([buildPerson({ FirstName: 'Grace', Version: 2 })], { Version: 2 });
    answering({ 'PUT quote': [STALE], 'GET enrollment': [found(theirs)] });
    const refusal = await storeOf(before)
      .save(movedTo(toCensusForm(before), '2027-02-01'))
      .catch((error: unknown) => error);
    expect(isStale(refusal)).toBe(true);
  });

  it('gets back what it had answered before the quote was for a short-term plan, but not over what was typed meanwhile', async () => {
    const shortTerm = {
      ...buildEnrollment().Quote.Individual,
      IndividualPlanType: 'ShortTerm',
      CoverageLength: 1,
    } as const;
    const unasked = { DentalStatus: 'Waive', VisionStatus: 'Waive', Tobacco: false, LastTobaccoUse: null } as const;
    const before = buildEnrollment([buildPerson(unasked)], { Individual: { ...shortTerm, EnrollmentType: null } });
    const answers = { DentalStatus: 'Enroll', VisionStatus: 'Enroll', Tobacco: true } as const;
    const LastTobaccoUse = isoDate('2026-11-01');
    const now = buildEnrollment([buildPerson({ ...answers, LastTobaccoUse, Version: 2 })], { Version: 2 });
    answering({ 'PUT quote': [found(now.Quote)], 'GET enrollment': [found(now)], 'PUT enrollment': [found(now)] });
    const typed = toCensusForm(before);
    expect(typed.Members[0]!.Tobacco).toBe('');
    const permanent: CensusForm = {
      ...typed,
      ...{ IndividualPlanType: 'Permanent', EnrollmentType: 'Open', CoverageLength: '' },
      Members: typed.Members.map((member) => ({ ...member, LastTobaccoUse: '2026-10-15' })),
    };
    const { form } = await storeOf(before).save(permanent);
    expect(form.Members).toMatchObject([{ ...answers, LastTobaccoUse: '2026-10-15' }]);
  });
});
