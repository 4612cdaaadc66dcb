import { isSameUsername } from '#shared/sales/assignment';
import { can, currentUser } from '../providers/current-user.ts';
import type { GroupQuoteRecord } from './group-quotes.api.ts';

export const isFree = ({ AssignedToFullname }: GroupQuoteRecord): boolean => AssignedToFullname === null;

export const isMine = ({ AssignedToUsername }: GroupQuoteRecord): boolean =>
  isSameUsername(AssignedToUsername, currentUser().Username);

export const mayRelease = (quote: GroupQuoteRecord): boolean => !isFree(quote) && (isMine(quote) || can('superuser'));

/** The assignment that the queue shows before the server answers. */
export const asMine = (quote: GroupQuoteRecord): GroupQuoteRecord => ({
  ...quote,
  AssignedToFullname: currentUser().FullName,
  AssignedToUsername: currentUser().Username,
  AssignedAt: new Date().toISOString(),
});

export const asFree = (quote: GroupQuoteRecord): GroupQuoteRecord => ({
  ...quote,
  AssignedToFullname: null,
  AssignedToUsername: null,
  AssignedAt: null,
});
