import { PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsInt, IsObject, IsOptional, IsPositive } from 'class-validator';
import type {
  ErrorReportFilter,
  ErrorReportSearch,
  ResolveErrorsRequest,
  ResubmitErrorsRequest,
} from '#shared/contract/error-reports';
import type { IsoDate } from '#shared/dates/iso-date';
import {
  ERROR_REPORTS,
  type ErrorReportName,
  RESOLVED_REPORTS,
  type ResolvedReport,
  RESUBMITTED_REPORTS,
  type ResubmittedReport,
} from '#shared/error-reports/error-reports';
import { ListQueryDto } from '../../platform/http/list-query.dto.ts';
import { WireDay } from '../../platform/http/validation.ts';
import type { RawReportQuery } from './error-report-query.ts';

/** Rows that people choose one by one. */
const MOST_IDS = 500;

/** The days of a report may stand beside the filter, as the specification's callers send them, or in it. */
export class ErrorReportQueryDto extends ListQueryDto implements RawReportQuery {
  @IsOptional()
  @WireDay()
  fromDate?: IsoDate;

  @IsOptional()
  @WireDay()
  toDate?: IsoDate;
}

export class ErrorMessagesQueryDto extends ErrorReportQueryDto {
  @IsIn(ERROR_REPORTS)
  report: ErrorReportName;
}

export class OlderErrorsQueryDto extends PickType(ErrorMessagesQueryDto, ['report']) {
  @WireDay()
  before: IsoDate;
}

/** The query of the POST. */
export class ErrorMessagesPageDto extends PickType(ErrorMessagesQueryDto, ['report']) {}

/** The body of the POST twins: names of people stay out of addresses. */
export class ErrorReportSearchDto implements ErrorReportSearch {
  /** As in the list; what it holds is checked as there. */
  @IsOptional()
  @IsObject()
  Filter?: ErrorReportFilter;
}

/** The question as the list asks it. */
export const toReportQuery = <Page extends object>({ Filter }: ErrorReportSearchDto, page: Page) => ({
  ...page,
  filter: JSON.stringify(Filter ?? {}),
});

export class ErrorAttemptsQueryDto {
  /** Only the calls about this member. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @IsPositive()
  censusMemberId?: number;
}

export class ResubmitErrorsDto extends ErrorReportSearchDto implements ResubmitErrorsRequest {
  @IsIn(RESUBMITTED_REPORTS)
  Report: ResubmittedReport;

  @IsOptional()
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MOST_IDS)
  @IsInt({ each: true })
  @IsPositive({ each: true })
  Ids?: number[];
}

export class ResolveErrorsDto implements ResolveErrorsRequest {
  @IsIn(RESOLVED_REPORTS)
  Report: ResolvedReport;

  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MOST_IDS)
  @IsInt({ each: true })
  @IsPositive({ each: true })
  Ids: number[];
}
