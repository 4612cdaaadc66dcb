import { PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsPositive } from 'class-validator';
import type { IsoDate } from '#shared/dates/iso-date';
import { MEMBER_ERROR } from '#shared/error-reports/error-row.record';
import { ERROR_REPORTS, type ErrorReportName } from '#shared/error-reports/error-reports';
import {
  ERROR_ATTEMPT,
  ERROR_COUNTS,
  ERROR_MESSAGE_COUNT,
  ERROR_REPORT_SEARCH,
  OLDER_ERRORS,
  RESOLVE_ERRORS,
  RESUBMIT_ERRORS,
} from '#shared/error-reports/error-reports.record';
import { answerOf, bodyOf } from '../../platform/http/body-of.ts';
import { DayListQueryDto } from '../../platform/http/list-query.dto.ts';
import { WireDay } from '../../platform/http/validation.ts';

export class ErrorReportSearchBody extends bodyOf(ERROR_REPORT_SEARCH) {}
export class ResubmitErrorsBody extends bodyOf(RESUBMIT_ERRORS) {}
export class ResolveErrorsBody extends bodyOf(RESOLVE_ERRORS) {}
export class MemberErrorAnswer extends answerOf(MEMBER_ERROR) {}
export class ErrorMessageCountAnswer extends answerOf(ERROR_MESSAGE_COUNT) {}
export class ErrorCountsAnswer extends answerOf(ERROR_COUNTS) {}
export class OlderErrorsAnswer extends answerOf(OLDER_ERRORS) {}
export class ErrorAttemptAnswer extends answerOf(ERROR_ATTEMPT) {}

export class ErrorMessagesQueryDto extends DayListQueryDto {
  @IsIn(ERROR_REPORTS)
  report: ErrorReportName;
}

export class OlderErrorsQueryDto extends PickType(ErrorMessagesQueryDto, ['report']) {
  @WireDay()
  before: IsoDate;
}

/** The query of the POST. */
export class ErrorMessagesPageDto extends PickType(ErrorMessagesQueryDto, ['report']) {}

export class ErrorAttemptsQueryDto {
  /** Only the calls for this member. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  censusMemberId?: number;
}
