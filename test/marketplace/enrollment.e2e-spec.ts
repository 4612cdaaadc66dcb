import type { Server } from 'node:http';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { MarketplaceVisit } from '../../backend/src/quoting/marketplace/marketplace-visit.table.ts';
import { MarketplaceGateway } from '../../backend/src/quoting/marketplace/marketplace.gateway.ts';
import { SandboxEnrollment } from '../../backend/src/simulators/marketplace/sandbox-marketplace.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { REFUSAL_CODES } from '../../shared/src/marketplace/enroll-refusals.ts';
import type { MarketplaceEnrollment } from '../../shared/src/marketplace/marketplace-payload.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser } from '../support/people.ts';
import { visit } from './visits.ts';

describe('enrolling at the marketplace', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp({ MARKETPLACE_TIMEOUT_MS: '2000' });
    app.clock.set('2026-11-20T17:00:00Z');
    agent = await insertAgentUser(app);
  });
  afterAll(() => {
    // Those of calls that were given up would be waited for.
    (app.server.getHttpServer() as Server).closeAllConnections();
    return app.close();
  });

  const enrollmentOf = async (ConsumerId: string, given: Partial<MarketplaceEnrollment> = {}) => {
    await visit(app, agent, ConsumerId);
    const [newest] = await app.database.manager.find(MarketplaceVisit, { order: { id: 'DESC' }, take: 1 });
    const isSpecial = ['1000107', '1000108', '1000109'].includes(ConsumerId);
    return {
      ConsumerId,
      Reference: newest!.reference,
      NpnNumber: '1234567',
      HiosPlanId: '12345MI0010001',
      CsrVariant: 1,
      EffectiveDate: isoDate(isSpecial ? '2026-12-01' : '2027-01-01'),
      PremiumAmount: 400,
      ElectedAptcAmount: 100,
      AptcAttestation: true,
      Applicants: [{ ApplicantId: `${ConsumerId}-1`, TobaccoUse: false, LastUse: null }],
      ...given,
    } satisfies MarketplaceEnrollment;
  };
  const enroll = async (key: string, enrollment: MarketplaceEnrollment) =>
    app.get(MarketplaceGateway).enroll(key, enrollment);

  it.each`
    consumerId   | isPending | dueDate
    ${'1000101'} | ${false}  | ${null}
    ${'1000107'} | ${true}   | ${'2026-12-20'}
    ${'1000108'} | ${true}   | ${null}
    ${'1000109'} | ${false}  | ${null}
  `(
    'succeeds for consumer $consumerId: pending $isPending, due $dueDate',
    async ({ consumerId, isPending, dueDate }) => {
      expect(await enroll(`key of ${consumerId}`, await enrollmentOf(consumerId as string))).toEqual({
        isEnrolled: true,
        ApplicationId: `A-${consumerId}`,
        PolicyId: expect.stringMatching(/^P-\d+$/),
        SpecialEnrollmentVerificationPendingIndicator: isPending,
        SpecialEnrollmentVerificationDueDate: dueDate,
      });
    },
  );

  it('needs a visit that ended with the consumer, and a marketplace that answers', async () => {
    const enrollment = await enrollmentOf('1000101');
    await expect(enroll('k', { ...enrollment, Reference: 'somebody else' })).rejects.toThrow('HTTP 404');
    await expect(enroll('k', await enrollmentOf('1000112'))).rejects.toThrow('HTTP 503');
  });

  it('is refused with each of the 19 codes, with an unknown one, and for an active contract', async () => {
    const ids = [...REFUSAL_CODES.map((_code, index) => String(1_000_120 + index)), '1000199', '1000110'];
    const outcomes: unknown[] = [];
    for (const id of ids) {
      outcomes.push(await enroll(`key of ${id}`, await enrollmentOf(id)));
    }
    const refused = (code: string, hasActiveContract = false) => ({ isEnrolled: false, code, hasActiveContract });
    expect(outcomes).toEqual([
      ...REFUSAL_CODES.map((code) => refused(code)),
      refused('Foo'),
      refused('UnspecifiedError', true),
    ]);
  });

  it.each<[string, Partial<MarketplaceEnrollment>]>([
    ['SubscriberNotSpecified', { Applicants: [] }],
    ['MemberNotOnApplication', { Applicants: [{ ApplicantId: 'other', TobaccoUse: false, LastUse: null }] }],
    ['IncorrectAPTCAmount', { ElectedAptcAmount: 112.98 }],
    ['APTCEligibleAndAPTCAttestationIndicatorFalse', { AptcAttestation: false }],
    ['InvalidEffectiveDateForEnrollmentPeriod', { EffectiveDate: isoDate('2027-02-01') }],
  ])('is refused with %s for what was sent', async (code, given) => {
    expect(await enroll(`key of ${code}`, await enrollmentOf('1000101', given))).toMatchObject({ code });
  });

  it('happens once for a key: repeated, at the same time, and after an answer that came too late', async () => {
    const enrollment = await enrollmentOf('1000101');
    const countOf = (idempotencyKey: string) => app.database.manager.countBy(SandboxEnrollment, { idempotencyKey });
    const answers = await Promise.all([enroll('twice', enrollment), enroll('twice', enrollment)]);
    expect([await enroll('twice', enrollment), answers[1]]).toEqual([answers[0], answers[0]]);
    expect(await countOf('twice')).toBe(1);
    const late = await enrollmentOf('1000144');
    await expect(enroll('late', late)).rejects.toThrow('TimeoutError');
    expect(await enroll('late', late)).toMatchObject({ isEnrolled: true });
    expect(await countOf('late')).toBe(1);
  });
});
