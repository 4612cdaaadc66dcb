import { User } from '../../../platform/people/user.table.ts';
import { Signature } from '../documents/signature.table.ts';
import { IndividualApplication } from './individual-application.table.ts';
import { cents, flag, id, instant, int, refers, stored } from '../../../platform/database/stored.ts';

/** One submission of a household's application: what was sent is what its signature covers. Plain stored data, written once. */
export class IndividualSubmission extends stored(
  'individual_submissions',
  {
    id: id(),
    applicationId: refers(() => IndividualApplication, 'CASCADE'),
    /** From 1: after a failure it is submitted again. */
    attempt: int(),
    signatureId: refers(() => Signature, 'RESTRICT'),
    submittedByUserId: refers(() => User, 'RESTRICT'),
    /** UTC. */
    submittedAt: instant(),
    /** The first payment, as the user agreed to it; 0 = none. */
    dueCents: cents(),
    /** The client accepted the conditions of the tax credit; null where there is none to accept. */
    aptcAttested: flag().orNull(),
  },
  { uniques: [['applicationId', 'attempt']] },
) {}
