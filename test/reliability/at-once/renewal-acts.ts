import { PassiveRenewal } from '../../../backend/src/quoting/renewals/passive/passive-renewal.table.ts';
import { CensusMember } from '../../../backend/src/quoting/group-census/census-member.table.ts';
import { ALL_WAITING } from '../../../backend/src/platform/bulk-runs/bulk-runs.service.ts';
import { ALL_SUBMITTED } from '../../../backend/src/staff/passive-renewals/upcoming-renewals.service.ts';
import {
  NOT_RENEWED_PASSIVELY,
  NOTHING_TO_UNDO,
  ONLY_BEFORE_ENROLLMENT,
  ONLY_FAILED,
} from '../../../shared/src/renewals/passive-renewal.ts';
import { submit, workOff } from '../../passive-renewals/submitted-groups.ts';
import { insertAgentUser } from '../../support/people.ts';
import { openRenewal, sellBothYears } from '../../support/renewal-builders.ts';
import { type Act, keyed, type Ready, request, type Scene } from './act.ts';
import { statusOf } from './group-acts.ts';

/** A group that can be renewed, or not because nobody takes a plan. */
async function renewable({ app, sales }: Scene, given: Parameters<typeof openRenewal>[3] = {}) {
  const { then } = await sellBothYears(app);
  const { group, quote } = await openRenewal(app, await insertAgentUser(app), [then], given);
  const state = async () => [
    await statusOf(app, quote.id),
    await app.database.manager.countBy(PassiveRenewal, { quoteId: quote.id }),
  ];
  return { group, quote, caller: await app.as(sales), state };
}

/** Renewed by a run. */
async function renewed(scene: Scene, given: Parameters<typeof openRenewal>[3] = {}) {
  const made = await renewable(scene, given);
  const { body } = await submit(scene.app, scene.sales, [made.group.id]);
  await workOff(scene.app);
  return { ...made, runId: (body as { BulkRunId: number }).BulkRunId };
}

const submission = (what: string, others: Act['others'], isKeyed: boolean): Act => ({
  route: 'POST /api/sales/SubmitForPassiveRenewals',
  what,
  others,
  prepare: async (scene): Promise<Ready> => {
    const { group, caller, state } = await renewable(scene);
    const [path, body] = [
      '/api/sales/SubmitForPassiveRenewals',
      { groupIds: [group.id], renewalType: 'PassiveRenewal' },
    ];
    return { send: isKeyed ? keyed(caller, path, body) : request(caller, 'post', path, body), state };
  },
});

/** Renewing groups that did not answer, one by one and many, and taking it back. */
export const RENEWAL_ACTS: readonly Act[] = [
  {
    route: 'PUT /api/quote/RenewPassively/:quoteId',
    what: 'a passive renewal',
    others: [[409, ONLY_BEFORE_ENROLLMENT]],
    prepare: async (scene) => {
      const { quote, caller, state } = await renewable(scene);
      return {
        send: request(caller, 'put', `/api/quote/RenewPassively/${quote.id}`, { Version: quote.version }),
        state,
      };
    },
  },
  submission('a run of passive renewals', [[409, ALL_SUBMITTED]], false),
  submission('a run of passive renewals with one Idempotency-Key', 'the same answer, or to wait', true),
  {
    route: 'PUT /api/sales/ResubmitPassiveRenewal/:quoteId',
    what: 'a passive renewal that failed, again',
    others: [[409, ONLY_FAILED]],
    prepare: async (scene) => {
      const { quote, caller, state } = await renewed(scene, { now: [{ medicalStatus: 'Waive' }] });
      await scene.app.database.manager.update(CensusMember, { quoteId: quote.id }, { medicalStatus: 'Enroll' });
      return { send: request(caller, 'put', `/api/sales/ResubmitPassiveRenewal/${quote.id}`), state };
    },
  },
  {
    route: 'PUT /api/sales/UndoPassiveRenewal/:groupId',
    what: 'taking a passive renewal back',
    others: [[409, NOT_RENEWED_PASSIVELY]],
    prepare: async (scene) => {
      const { group, caller, state } = await renewed(scene);
      return { send: request(caller, 'put', `/api/sales/UndoPassiveRenewal/${group.id}`), state };
    },
  },
  {
    route: 'PUT /api/sales/UndoPassiveRenewals/:bulkRunId',
    what: 'taking a run of passive renewals back',
    // The run is waiting, or has its groups by now.
    others: [
      [409, ALL_WAITING],
      [409, NOTHING_TO_UNDO],
    ],
    prepare: async (scene) => {
      const { runId, caller, state } = await renewed(scene);
      return { send: request(caller, 'put', `/api/sales/UndoPassiveRenewals/${runId}`), state };
    },
  },
  {
    route: 'PUT /api/sales/CancelBulkRun/:id',
    what: 'canceling a run',
    others: 'the same answer',
    prepare: async (scene) => {
      const { group, caller, state } = await renewable(scene);
      const { body } = await submit(scene.app, scene.sales, [group.id]);
      const { BulkRunId } = body as { BulkRunId: number };
      return { send: request(caller, 'put', `/api/sales/CancelBulkRun/${BulkRunId}`), state };
    },
  },
];
