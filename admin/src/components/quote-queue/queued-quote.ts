import type { RaRecord } from 'react-admin';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { isSameUsername } from '#shared/sales/assignment';
import type { Colleague } from '#shared/sales/assignment.record';
import { can, currentUser } from '../../providers/current-user.ts';

/** A row of a queue, as far as its claim is concerned. */
export interface QueuedQuote extends RaRecord {
  /** The quote's number. */
  id: number;
  AssignedToFullname: string | null;
  AssignedToUsername: string | null;
  /** UTC instant. */
  AssignedAt: string | null;
}

/** What the shared parts of the queues need to know about one. */
export interface Queue<Row extends QueuedQuote = QueuedQuote> {
  resource: string;
  /** The group, or the applicant. */
  nameOf(row: Row): string;
}

const DONE: readonly QuoteStatus[] = ['Approved', 'Rejected', 'Declined', 'PassivelyRenewed', 'Expired'];

/** No one has to work on it any more. */
export const isDone = ({ Status }: QueuedQuote): boolean => DONE.includes(Status as QuoteStatus);

export const isFree = ({ AssignedToFullname }: QueuedQuote): boolean => AssignedToFullname === null;

export const isMine = ({ AssignedToUsername }: QueuedQuote): boolean =>
  isSameUsername(AssignedToUsername, currentUser().Username);

/** Somebody else's. */
export const isColleagues = (quote: QueuedQuote): boolean => !isFree(quote) && !isMine(quote);

export const mayRelease = (quote: QueuedQuote): boolean => !isFree(quote) && (isMine(quote) || can('superuser'));

/** The assignment that the queue shows before the server answers. */
export const asOf =
  ({ FullName, Username }: Colleague) =>
  <Row extends RaRecord>(quote: Row): Row => ({
    ...quote,
    AssignedToFullname: FullName,
    AssignedToUsername: Username,
    AssignedAt: new Date().toISOString(),
  });

export const asMine = <Row extends RaRecord>(quote: Row): Row => asOf(currentUser())(quote);

export const asFree = <Row extends RaRecord>(quote: Row): Row => ({
  ...quote,
  AssignedToFullname: null,
  AssignedToUsername: null,
  AssignedAt: null,
});
