import type { Rules } from '#shared/business-rules/rules';
import type { AuditedRecord, TimelineEntry } from '#shared/timeline/timeline.record';
import { audienceOf } from '#shared/roles/permissions';
import { type QuoteStatus, shownStatus } from '#shared/quotes/quote-status';
import { type KnownActor, timelineActor } from '#shared/timeline/timeline-actor';
import {
  actionWords,
  isAccess,
  moveWords,
  type QuoteLine,
  statusWords,
  type Words,
} from '#shared/timeline/timeline-words';
import { toInstant } from '../../platform/database/raw-values.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { TimelineRow } from './timeline.repository.ts';

type StaffRules = Pick<Rules, 'InternalSales' | 'InternalOperations'>;

/** Names of the records that rows reference by id, and the line of the quotes; a group's where there are none. */
export interface NamedThings {
  line?: QuoteLine;
  quotes?: ReadonlyMap<number, string>;
  /** If each row names the record that it is about. */
  about?: (row: TimelineRow) => AuditedRecord;
}

/** A stored row in the words that this user may read. */
export function toTimelineEntry(
  reader: SessionUser,
  row: TimelineRow,
  { line = 'group', quotes, about }: NamedThings,
  rules: StaffRules,
): TimelineEntry {
  const { what, detail } = wordsOf(reader, row, line);
  const quoteId = row.quoteId === null ? null : Number(row.quoteId);
  return {
    Id: `${row.kind}-${row.id}`,
    At: toInstant(row.at).toISOString(),
    What: what,
    Detail: detail,
    Kind: row.kind === 'change' && isAccess(row.words) ? 'access' : row.kind,
    Status: row.kind === 'move' ? statusOf(reader, row.toStatus, line) : null,
    Who: timelineActor(reader, actorOf(row, rules), row.words),
    From: reader.permissions.includes('superuser') ? row.ip : '',
    Quote: quoteId === null ? null : { Id: quoteId, Name: quotes?.get(quoteId) ?? '' },
    About: about?.(row) ?? null,
  };
}

/** What external users may not see of a status is not in the code either. */
function statusOf({ permissions }: SessionUser, to: QuoteStatus | null, line: QuoteLine): TimelineEntry['Status'] {
  const audience = audienceOf(permissions);
  return to && { Code: shownStatus(to, audience), Label: statusWords(to, audience, line) };
}

const wordsOf = ({ permissions }: SessionUser, row: TimelineRow, line: QuoteLine): Words =>
  row.toStatus === null
    ? actionWords(row.words, row.fields, line)
    : moveWords(
        { from: row.fromStatus, to: row.toStatus, why: row.words, isByAgent: row.agencyId !== null },
        { audience: audienceOf(permissions), line },
      );

function actorOf(row: TimelineRow, { InternalSales, InternalOperations }: StaffRules): KnownActor | null {
  if (row.userId === null || row.fullName === null) {
    return null;
  }
  return {
    id: row.userId,
    fullName: row.fullName,
    roles: (row.roles ?? '').split(','),
    isGeneralAgent: Boolean(row.isGeneralAgent),
    isAgentBroker: Boolean(row.isAgentBroker),
    internalSalesRoles: InternalSales,
    internalOperationsRoles: InternalOperations,
    agencyId: row.agencyId,
    generalAgencyId: row.generalAgencyId,
  };
}
