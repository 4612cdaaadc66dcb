import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { Group } from '../../backend/src/quoting/groups/group.table.ts';
import { GroupBookEntry } from '../../backend/src/quoting/groups/search-index/group-book-entry.table.ts';
import { InstallationAttempt } from '../../backend/src/enrollment/installation/installation-attempt.table.ts';
import { InstallationMember } from '../../backend/src/enrollment/installation/installation-member.table.ts';
import { Installation } from '../../backend/src/enrollment/installation/installation.table.ts';
import { OutboxJob } from '../../backend/src/platform/jobs/outbox-job.table.ts';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { captureOutput } from '../support/captured-output.ts';
import { insertAgentUser } from '../support/people.ts';
import { askFor, inCarrier, insertApproved, install, PLANTED_SSN, untilGivenUp, workOff } from './approved-quotes.ts';

describe('the installation of an approved group', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const installationOf = (quoteId: number) => app.database.manager.findOneByOrFail(Installation, { quoteId });
  const membersOf = (installationId: number) =>
    app.database.manager.find(InstallationMember, { where: { installationId }, order: { censusMemberId: 'ASC' } });
  const jobOf = (subjectId: number) => app.database.manager.findOneByOrFail(OutboxJob, { subjectId });
  const attemptsOf = async (installationId: number) =>
    (await app.database.manager.find(InstallationAttempt, { where: { installationId }, order: { id: 'ASC' } })).map(
      ({ censusMemberId, outcome }) => [censusMemberId === null ? 'group' : 'member', outcome],
    );

  it('reaches the carrier once with everybody, and the group becomes a customer in the book', async () => {
    const approved = await insertApproved(app, agent, { lastNames: ['Larsen', 'Ode'], married: true });
    await install(app, approved);
    const installation = await installationOf(approved.quote.id);
    expect(installation).toMatchObject({
      status: 'Installed',
      processedWithErrors: false,
      failedAt: null,
      message: '',
    });
    expect((await membersOf(installation.id)).map(({ status }) => status)).toEqual(Array(4).fill('Installed'));
    const { members } = await inCarrier(app.database);
    expect(members).toEqual(expect.arrayContaining(approved.members.map(({ id }) => `M${id}`)));
    const group = await app.database.manager.findOneByOrFail(Group, { id: approved.group.id });
    expect(group).toMatchObject({ lastEffectiveDate: '2027-01-01', renewalDate: '2028-01-01' });
    expect(group.groupEnterpriseId).toBe(installation.groupNumber);
    const entry = await app.database.manager.findOneByOrFail(GroupBookEntry, { groupId: group.id });
    expect([entry.groupNumber, entry.effectiveDate]).toEqual([installation.groupNumber, '2027-01-01']);
    const audited = await app.database.manager.findBy(AuditEvent, {
      requestId: `job-${(await jobOf(approved.quote.id)).id}`,
    });
    expect(audited.map(({ action, userId }) => [action, userId])).toEqual([
      ['install-group', null],
      ['install-members', null],
    ]);
  });

  it('keeps the number that was assigned, and takes the carrier’s in the place of 0', async () => {
    const assigned = await insertApproved(app, agent, { group: { groupEnterpriseId: '70099001' } });
    const zero = await insertApproved(app, agent, { group: { groupEnterpriseId: '0' } });
    await install(app, assigned);
    await install(app, zero);
    const numberOf = async (id: number) =>
      (await app.database.manager.findOneByOrFail(Group, { id })).groupEnterpriseId;
    expect(await numberOf(assigned.group.id)).toBe('70099001');
    expect(await numberOf(zero.group.id)).toMatch(/^8\d{7}$/);
  });

  it('changes nothing when it is asked for again', async () => {
    const approved = await insertApproved(app, agent);
    await install(app, approved);
    const before = await attemptsOf((await installationOf(approved.quote.id)).id);
    await install(app, approved);
    expect(await attemptsOf((await installationOf(approved.quote.id)).id)).toEqual(before);
  });

  it('does nothing for a quote that is not approved', async () => {
    const approved = await insertApproved(app, agent, { quote: { status: 'Pended' } });
    await install(app, approved);
    expect(await app.database.manager.findOneBy(Installation, { quoteId: approved.quote.id })).toBeNull();
    expect((await jobOf(approved.quote.id)).doneAt).not.toBeNull();
  });

  it.each([
    ['Rejected Works', 'The carrier does not accept this group: its eligibility was not confirmed.'],
    ['Duplicate Works', 'A group with this name exists already.'],
  ])('of %s fails with the carrier’s reason, and no member is sent', async (name, message) => {
    const approved = await insertApproved(app, agent, { group: { name } });
    await install(app, approved);
    const installation = await installationOf(approved.quote.id);
    expect(installation).toMatchObject({ status: 'Failed', processedWithErrors: false, message });
    expect(installation.failedAt).toEqual(app.clock.now());
    expect(await attemptsOf(installation.id)).toEqual([['group', 'Refused']]);
  });

  it('is tried again while the carrier is down, and left to people in the end', async () => {
    const approved = await insertApproved(app, agent, { group: { name: 'Carrierdown Works' } });
    await install(app, approved);
    expect(await installationOf(approved.quote.id)).toMatchObject({ status: 'Waiting', failedAt: null });
    expect((await jobOf(approved.quote.id)).doneAt).toBeNull();
    await workOff(app);
    await untilGivenUp(app);
    const installation = await installationOf(approved.quote.id);
    expect(installation.status).toBe('Failed');
    expect(installation.message).toBe('The carrier system is not available at the moment.');
    expect(await attemptsOf(installation.id)).toEqual(Array(6).fill(['group', 'Unavailable']));
    expect((await jobOf(approved.quote.id)).doneAt).not.toBeNull();
  });

  it('is found done when the answer came too late: the repeat is the same work', async () => {
    const approved = await insertApproved(app, agent, { group: { name: 'Timeout Works' }, lastNames: ['Timeout'] });
    await install(app, approved);
    await untilGivenUp(app);
    const installation = await installationOf(approved.quote.id);
    expect(installation).toMatchObject({ status: 'Installed', processedWithErrors: false });
    expect(await attemptsOf(installation.id)).toEqual([
      ['group', 'Unavailable'],
      ['group', 'Installed'],
      ['member', 'Unavailable'],
      ['member', 'Installed'],
    ]);
    const { groups, members } = await inCarrier(app.database);
    expect(groups.filter((reference) => reference === `Q${approved.quote.id}`)).toHaveLength(1);
    expect(members.filter((reference) => reference === `M${approved.members[0]!.id}`)).toHaveLength(1);
  });

  it('goes on without the members that are refused, and says how many', async () => {
    const lastNames = ['Larsen', 'Rejected', 'Duplicate', 'Ode'];
    const approved = await insertApproved(app, agent, { lastNames, married: true });
    await install(app, approved);
    const installation = await installationOf(approved.quote.id);
    expect(installation).toMatchObject({
      status: 'Installed',
      processedWithErrors: true,
      message: '4 of 8 members could not be installed.',
    });
    expect((await membersOf(installation.id)).map(({ status, message }) => [status, message])).toEqual([
      ['Installed', ''],
      ['Installed', ''],
      ['Failed', 'The carrier does not accept this member: eligibility was not confirmed.'],
      ['Failed', 'The carrier does not accept this member: eligibility was not confirmed.'],
      ['Failed', 'This member exists already.'],
      ['Failed', 'This member exists already.'],
      ['Installed', ''],
      ['Installed', ''],
    ]);
  });

  it('sends a household whose employee the carrier was silent about again as a whole', async () => {
    const approved = await insertApproved(app, agent, { lastNames: ['Carrierdown', 'Ode'], married: true });
    await install(app, approved);
    const { id } = await installationOf(approved.quote.id);
    expect((await membersOf(id)).map(({ status }) => status)).toEqual(['Waiting', 'Waiting', 'Installed', 'Installed']);
    await app.database.manager.update(CensusMember, { quoteId: approved.quote.id }, { lastName: 'Recovered' });
    await untilGivenUp(app);
    expect((await membersOf(id)).map(({ status }) => status)).toEqual(Array(4).fill('Installed'));
    expect((await installationOf(approved.quote.id)).processedWithErrors).toBe(false);
  });

  it('leaves nobody waiting when it is given up', async () => {
    const lastNames = ['Carrierdown', 'Carrierdown', 'Carrierdown', 'Ode'];
    const approved = await insertApproved(app, agent, { lastNames });
    await install(app, approved);
    await untilGivenUp(app);
    const installation = await installationOf(approved.quote.id);
    const members = await membersOf(installation.id);
    expect(members.map(({ status }) => status)).toEqual(['Failed', 'Failed', 'Failed', 'Failed']);
    expect(members.every(({ failedAttemptId, failedAt }) => failedAttemptId > 0 && failedAt)).toBe(true);
    expect(installation.message).toBe('4 of 4 members could not be installed.');
  });

  it('reports an SSN that does not open as a refusal of its own', async () => {
    const approved = await insertApproved(app, agent);
    await app.database.manager.update(CensusMember, { id: approved.members[0]!.id }, { ssnSealed: 'damaged' });
    await install(app, approved);
    const { id } = await installationOf(approved.quote.id);
    expect((await membersOf(id))[0]?.message).toContain('The stored SSN of this member cannot be read.');
  });

  it('is done once by twenty workers at the same moment', async () => {
    const all = [];
    for (let count = 0; count < 5; count += 1) {
      const approved = await insertApproved(app, agent);
      await askFor(app, approved);
      all.push(approved);
    }
    const before = await inCarrier(app.database);
    await Promise.all(Array.from({ length: 20 }, () => app.get(Worker).runOnce()));
    const after = await inCarrier(app.database);
    expect(after.groups.slice(before.groups.length).sort()).toEqual(all.map(({ quote }) => `Q${quote.id}`).sort());
    for (const { quote } of all) {
      expect(await attemptsOf((await installationOf(quote.id)).id)).toEqual([
        ['group', 'Installed'],
        ['member', 'Installed'],
      ]);
    }
  });
});

describe('the log and the error rows of a failed installation', () => {
  it('hold no SSN, name or birth date', async () => {
    const output = captureOutput();
    let stored = '';
    try {
      const app = await startApp({ LOG_LEVEL: 'debug' });
      const agent = await insertAgentUser(app);
      const approved = await insertApproved(app, agent, { lastNames: ['Rejected', 'Carrierdown'] });
      await install(app, approved);
      await untilGivenUp(app);
      for (const table of [
        'installations',
        'installation_members',
        'installation_attempts',
        'carrier_sandbox_members',
      ]) {
        stored += JSON.stringify(await app.database.query(`SELECT * FROM ${table}`));
      }
      await app.close();
    } finally {
      output.restore();
    }
    expect(output.text()).toContain('install-group');
    const found = [PLANTED_SSN, PLANTED_SSN.replaceAll('-', ''), 'Ruth', 'Rejected', '1985-06-15'].filter((secret) =>
      (output.text() + stored).includes(secret),
    );
    expect(found).toEqual([]);
  });
});
