import { record, type Sent, type Wire } from '#shared/records/field';
import {
  code,
  count,
  described,
  flag,
  id,
  instant,
  listOf,
  nested,
  optional,
  orNull,
  text,
} from '#shared/records/kinds';
import { AUDITED_RECORD } from '#shared/timeline/timeline.record';

/**
 * A row of GET /api/audit: who did what to what, when and from where. Contains no field values but a quote's statuses. Ours: design section
 * 5, "Audit".
 */
export const AUDIT_ROW = record('AuditRowAnswer', {
  Id: id('Row'),
  At: instant('At'),
  Who: described(
    orNull(nested('Who', record({ Id: id('User'), Name: text('Name'), Username: text('User name') }))),
    'Null: no one was signed in.',
  ),
  WhoWords: text('Who', { about: '"The system" or "Not signed in" where it was no user.', example: 'Ada Byron' }),
  Action: text('Action', { about: 'As it was recorded.', example: 'edit-group' }),
  What: text('What', { about: 'In words.', example: 'Group changed' }),
  Detail: text('Detail', {
    about: "Names of the fields that changed, in words; of a quote's status, both. '' where there is nothing to add.",
  }),
  Record: nested('Record', AUDITED_RECORD),
  From: text('From', { about: "The network address; '' for the program's own work.", example: '192.0.2.7' }),
  RequestId: text('Request'),
});

/** GET /api/audit/{id}. */
export const AUDIT_DETAILS = record('AuditDetailsAnswer', {
  ...AUDIT_ROW,
  Fields: described(listOf('Fields', text('Field')), 'As they were recorded.'),
  Chain: described(id('Chain'), 'Rows of one chain follow from each other.'),
  Position: described(count('Position'), 'In the chain.'),
  Digest: text('Digest', {
    about: "HMAC over the digest of the row before in its chain and this row's own contents, hex.",
  }),
  FollowsRowBefore: flag('Follows the row before', {
    about: 'The digest is that of this row behind the row before it.',
  }),
});

/**
 * `changed`: this row, or one before it, was changed or removed. `cut`: the rows after it were removed. `removed`: a whole chain
 * was removed. `signature`: a checkpoint was changed or removed.
 */
export const AUDIT_PROBLEMS = ['changed', 'cut', 'removed', 'signature'] as const;
export type AuditProblem = (typeof AUDIT_PROBLEMS)[number];

/**
 * GET /api/audit/Verification and POST /api/audit/Verify: how far the digests have been verified. All users share one verification;
 * each POST advances it by a limited number of rows.
 */
export const AUDIT_VERIFICATION = record('VerificationAnswer', {
  Status: code('Status', ['Never', 'Running', 'Whole', 'Broken']),
  StartedAt: orNull(instant('Started')),
  EndedAt: orNull(instant('Ended')),
  Verified: described(count('Verified'), 'How many rows follow from the row before them.'),
  Rows: described(count('Rows'), 'How many rows there were when the verification began.'),
  SignedAt: described(
    orNull(instant('Signed')),
    'Of the newest checkpoint, which signs the ends of all chains; null where there is none yet.',
  ),
  BrokenAt: described(
    orNull(count('Broken at')),
    'The row at which a chain breaks; for rows cut off an end the last that is there; null where no row is to blame.',
  ),
  Problem: orNull(code('Problem', AUDIT_PROBLEMS)),
});

/** POST /api/audit/Verify. */
export const VERIFY_AUDIT = record('VerifyBody', {
  Restart: optional(
    flag('Restart', { about: 'Restart at the first row; otherwise the verification continues where it stopped.' }),
  ),
});

export type AuditRow = Wire<typeof AUDIT_ROW>;
export type AuditDetails = Wire<typeof AUDIT_DETAILS>;
export type VerifyAuditRequest = Sent<typeof VERIFY_AUDIT>;
export type AuditVerification = Wire<typeof AUDIT_VERIFICATION>;

/** `filter` of GET /api/audit and /api/audit.csv; conditions are combined with AND. */
export interface AuditFilter {
  /**
   * A name (of a person, a group, a household, a quote or a rule), a record's number, a request or a network address, recognized by its
   * format.
   */
  q?: string;
  /** Prefix of a user name, or of a word of a full name. */
  who?: string;
  userId?: number;
  action?: string;
  subject?: string;
  subjectId?: string;
  requestId?: string;
  ip?: string;
  /** Days in Michigan, both inclusive. */
  fromDate?: string;
  toDate?: string;
  id?: number[];
}

/** The limit for counting and paging: to see more, narrow the dates. The CSV file contains all rows. */
export const MOST_AUDIT_ROWS = 10_000;
export const NARROW_THE_DAYS = 'Only the newest 10,000 can be shown. Choose earlier days to see older ones.';
/** The maximum number of people that a name may match. */
export const MOST_PEOPLE = 50;
export const TOO_MANY_PEOPLE = `More than ${MOST_PEOPLE} people have this name. Type more of it.`;
/** The maximum number of groups and households that a name may match. */
export const MOST_NAMED = 50;
export const TOO_MANY_RECORDS = `More than ${MOST_NAMED} groups or individuals have this name. Type more of it.`;
