import { InstallationMember } from '../../../backend/src/enrollment/installation/installation-member.table.ts';
import { Installation } from '../../../backend/src/enrollment/installation/installation.table.ts';
import { IndividualApplication } from '../../../backend/src/enrollment/parts/household/individual-application.table.ts';
import { Group } from '../../../backend/src/quoting/groups/group.table.ts';
import { ALL_WAITING } from '../../../backend/src/platform/bulk-runs/bulk-runs.service.ts';
import * as repairs from '../../../shared/src/error-reports/repairs.ts';
import { APPLICATION_CHANGED } from '../../../shared/src/sales/individual-decisions.ts';
import { insertApproved, install } from '../../installation/approved-quotes.ts';
import { insertHeldPayment } from '../../payments/held-payments.ts';
import { insertQuote } from '../../support/group-builders.ts';
import { insertAgentUser } from '../../support/people.ts';
import { type Act, keyed, type Ready, request, type Scene } from './act.ts';
import { statusOf } from './group-acts.ts';
import { refused } from './household-acts.ts';

/** The carrier has refused the group, or its second member. */
async function failed({ app }: Scene, what: 'group' | 'member') {
  const agent = await insertAgentUser(app);
  const terms = what === 'group' ? { group: { name: 'Rejected Works' } } : { lastNames: ['Larsen', 'Rejected'] };
  const approved = await insertApproved(app, agent, terms);
  await install(app, approved);
  const { manager } = app.database;
  const installation = await manager.findOneByOrFail(Installation, { quoteId: approved.quote.id });
  const member = await manager.findOneBy(InstallationMember, { installationId: installation.id, status: 'Failed' });
  const state = async () => [
    (await manager.findOneByOrFail(Installation, { id: installation.id })).status,
    member && (await manager.findOneByOrFail(InstallationMember, { id: member.id })).status,
    await statusOf(app, approved.quote.id),
  ];
  return { ...approved, installation, member: member!, state };
}

const GROUPS: Act[] = [
  {
    route: 'PUT /api/group/ResubmitGroup/:quoteId',
    what: 'installing a refused group again',
    others: 'the same answer',
    prepare: async (scene) => {
      const { quote, state } = await failed(scene, 'group');
      const caller = await scene.app.as(scene.operations);
      return { send: request(caller, 'put', `/api/group/ResubmitGroup/${quote.id}`), state };
    },
  },
  {
    route: 'PUT /api/group/ResubmitGroupMember/:quoteId/:censusMemberId',
    what: 'installing a refused member again',
    others: 'the same answer',
    prepare: async (scene) => {
      const { quote, member, state } = await failed(scene, 'member');
      const path = `/api/group/ResubmitGroupMember/${quote.id}/${member.censusMemberId}`;
      return { send: request(await scene.app.as(scene.operations), 'put', path), state };
    },
  },
  {
    route: 'PUT /api/group/MarkGroupResolved/:groupInstallId',
    what: 'a group that was installed by hand',
    others: [[409, repairs.NOTHING_TO_RESOLVE]],
    prepare: async (scene) => {
      const { installation, state } = await failed(scene, 'group');
      const path = `/api/group/MarkGroupResolved/${installation.id}`;
      return { send: request(await scene.app.as(scene.operations), 'put', path), state };
    },
  },
  {
    route: 'PUT /api/group/MarkGroupMemberResolved/:censusMemberId/:ewsTransactionId',
    what: 'a member who was installed by hand',
    others: [[409, repairs.NOTHING_TO_RESOLVE]],
    prepare: async (scene) => {
      const { member, state } = await failed(scene, 'member');
      const path = `/api/group/MarkGroupMemberResolved/${member.censusMemberId}/${member.failedAttemptId}`;
      return { send: request(await scene.app.as(scene.operations), 'put', path), state };
    },
  },
  ...(['', '/:enterpriseId'] as const).map((ending): Act => ({
    route: `POST /api/group/AssignGroupEnterpriseId/:groupId${ending}`,
    what: ending ? 'the carrier’s number of a group' : 'a group without a number of the carrier',
    others: 'the same answer',
    prepare: async (scene) => {
      const { app, operations } = scene;
      const { group } = await insertApproved(app, await insertAgentUser(app));
      const path = `/api/group/AssignGroupEnterpriseId/${group.id}${ending && `/7${group.id + 1_000_000}`}`;
      return {
        send: request(await app.as(operations), 'post', path),
        state: async () =>
          (await app.database.manager.findOneByOrFail(Group, { id: group.id })).groupEnterpriseId?.length,
      };
    },
  })),
];

type HouseholdCall = (made: Awaited<ReturnType<typeof refused>>) => readonly [path: string, body?: object];

/** What staff do about a household that the carrier has refused. */
const ofHousehold = (act: Omit<Act, 'prepare'>, call: HouseholdCall): Act => ({
  ...act,
  prepare: async (scene): Promise<Ready> => {
    const { app, operations } = scene;
    const made = await refused(scene);
    const { id } = made.application;
    const [path, body] = call(made);
    return {
      send: request(await app.as(operations), 'put', `/api/sales/${path}`, body),
      state: async () => [
        await statusOf(app, made.id),
        (await app.database.manager.findOneByOrFail(IndividualApplication, { id })).status,
      ],
    };
  },
});

const HOUSEHOLDS: Act[] = [
  ...(['Resubmit', 'MarkResolved'] as const).map((Decision) =>
    ofHousehold(
      {
        route: 'PUT /api/sales/DecideIndividual/:quoteId',
        what: `the decision ${Decision} about a household`,
        others: [[409, APPLICATION_CHANGED]],
      },
      ({ id, application }) => [`DecideIndividual/${id}`, { Decision, EwsTransactionId: application.failedAttemptId }],
    ),
  ),
  ofHousehold(
    {
      route: 'PUT /api/sales/ResubmitIndividual/:individualApplicationId',
      what: 'sending a refused household again',
      others: 'the same answer',
    },
    ({ application }) => [`ResubmitIndividual/${application.id}`],
  ),
  ofHousehold(
    {
      route: 'PUT /api/sales/MarkIndividualResolved/:individualApplicationId/:ewsTransactionId',
      what: 'a household that was enrolled by hand',
      others: [[409, repairs.NOTHING_TO_RESOLVE]],
    },
    ({ application }) => [`MarkIndividualResolved/${application.id}/${application.failedAttemptId}`],
  ),
];

const REPORTS: Act[] = [
  {
    route: 'POST /api/sales/MarkPaymentProcessed/:holdPaymentId',
    what: 'a held payment that was booked by hand',
    others: 'the same answer',
    prepare: async ({ app, operations }): Promise<Ready> => {
      const { id } = await insertHeldPayment(app, await insertAgentUser(app));
      return { send: request(await app.as(operations), 'post', `/api/sales/MarkPaymentProcessed/${id}`) };
    },
  },
  ...(['ResubmitErrors', 'ResolveErrors'] as const).map((call): Act => ({
    route: `POST /api/sales/${call}`,
    what: `a bulk run of ${call}`,
    others: [[409, ALL_WAITING]],
    prepare: async (scene) => {
      const { installation, state } = await failed(scene, 'group');
      const body = { Report: 'group', Ids: [installation.id] };
      return { send: request(await scene.app.as(scene.operations), 'post', `/api/sales/${call}`, body), state };
    },
  })),
  {
    route: 'POST /api/sales/AddStaffNote/:quoteId',
    what: 'a note that tells a colleague, with one Idempotency-Key',
    others: 'the same answer, or to wait',
    prepare: async ({ app, sales, operations }): Promise<Ready> => {
      const { id } = await insertQuote(app, await insertAgentUser(app), { status: 'Complete' });
      const body = { Text: 'Please look.', Mentions: [operations.username] };
      return { send: keyed(await app.as(sales), `/api/sales/AddStaffNote/${id}`, body) };
    },
  },
];

/** What staff do about what other systems did not accept. */
export const STAFF_ACTS: readonly Act[] = [...GROUPS, ...HOUSEHOLDS, ...REPORTS];
