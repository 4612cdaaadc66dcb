import type { User } from '../../backend/src/platform/people/user.table.ts';
import { InstallationMember } from '../../backend/src/enrollment/installation/installation-member.table.ts';
import { Installation } from '../../backend/src/enrollment/installation/installation.table.ts';
import { PassiveRenewal } from '../../backend/src/quoting/renewals/passive/passive-renewal.table.ts';
import type { TestApp } from '../support/app.ts';
import { buildMember } from '../support/census-rows.ts';
import { insertQuote } from '../support/group-builders.ts';

const MESSAGE = 'The carrier system did not answer.';

/**
 * Two groups whose installation failed, one of them waiting since October; a third that is installed except for one member; and a
 * passive renewal that failed twice.
 */
export async function insertFailures(app: TestApp, { agent, staff }: { agent: User; staff: User }): Promise<void> {
  await insertInstallation(app, agent, '2026-11-01T03:00:00Z');
  await insertInstallation(app, agent, '2026-11-19T15:00:00Z');
  const installation = await insertInstallation(app, agent, null);
  const member = await app.insert(buildMember({ quoteId: installation.quoteId }));
  await app.insert(
    Object.assign(new InstallationMember(), {
      installationId: installation.id,
      censusMemberId: member.id,
      status: 'Failed',
      failedAt: new Date('2026-11-19T15:00:00Z'),
      message: MESSAGE,
    }),
  );
  const { id: quoteId, groupId } = await insertQuote(app, agent, {
    quoteType: 'SmallGroupRenewal',
    status: 'PassiveRenewalFailure',
  });
  for (const at of ['2026-11-10T03:00:00Z', '2026-11-18T03:00:00Z']) {
    const times = { requestedAt: new Date(at), finishedAt: new Date(at) };
    const failed = { quoteId, groupId, requestedByUserId: staff.id, outcome: 'Failed', message: MESSAGE } as const;
    await app.database.manager.insert(PassiveRenewal, { ...failed, ...times });
  }
}

async function insertInstallation(app: TestApp, agent: User, failedAt: string | null): Promise<Installation> {
  const { id: quoteId, groupId } = await insertQuote(app, agent, { status: 'Approved' });
  const at = new Date('2026-10-30T15:00:00Z');
  return app.insert(
    Object.assign(new Installation(), {
      quoteId,
      groupId,
      status: failedAt === null ? 'Installed' : 'Failed',
      groupNumber: null,
      approvedAt: at,
      startedAt: at,
      failedAt: failedAt && new Date(failedAt),
      message: failedAt === null ? '' : MESSAGE,
    }),
  );
}
