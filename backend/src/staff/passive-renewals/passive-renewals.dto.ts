import { IsOptional, IsString } from 'class-validator';
import {
  PREVIEW_RENEWALS,
  RENEWAL_PREVIEW,
  SUBMIT_RENEWALS,
  SUBMITTED_RENEWALS,
  UPCOMING_COUNTS,
  UPCOMING_GROUP_IDS,
  UPCOMING_RENEWAL,
} from '#shared/renewals/upcoming-renewal.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';

export class SubmitRenewalsBody extends bodyOf(SUBMIT_RENEWALS) {}
export class PreviewRenewalsBody extends bodyOf(PREVIEW_RENEWALS) {}
export class UpcomingRenewalAnswer extends answerOf(UPCOMING_RENEWAL) {}
export class UpcomingCountsAnswer extends answerOf(UPCOMING_COUNTS) {}
export class UpcomingIdsAnswer extends answerOf(UPCOMING_GROUP_IDS) {}
export class RenewalPreviewAnswer extends answerOf(RENEWAL_PREVIEW) {}
export class SubmittedRenewalsAnswer extends answerOf(SUBMITTED_RENEWALS) {}

/** For a file and for all ids: everything that matches. */
export class MatchingQuery {
  /** Same as for the list. */
  @IsOptional()
  @IsString()
  filter?: string;

  /** Accepted but ignored: a file is sorted by renewal date. */
  @IsOptional()
  @IsString()
  sort?: string;
}
