import { OmitType } from '@nestjs/swagger';
import { IsBooleanString, IsOptional } from 'class-validator';
import type { IsoDate } from '#shared/dates/iso-date';
import { INDIVIDUAL_APPLICATION } from '#shared/error-reports/error-row.record';
import { INDIVIDUAL_REPAIR } from '#shared/error-reports/error-reports.record';
import { answerOf } from '../../../platform/http/body-of.ts';
import { WireDay } from '../../../platform/http/validation.ts';
import { DayListQueryDto } from '../../../platform/http/list-query.dto.ts';
import { toAsked } from '../error-report-query.ts';
import {
  FFM_ERRORS,
  INDIVIDUAL_APPLICATIONS,
  INDIVIDUAL_ERRORS,
} from '../sources/individual-applications.repository.ts';

export class IndividualApplicationAnswer extends answerOf(INDIVIDUAL_APPLICATION) {}
export class IndividualRepairAnswer extends answerOf(INDIVIDUAL_REPAIR) {}

/** GET /api/sales/GetIndividualApplications: two error reports and the dashboard in one call, as in the specification. */
export class IndividualApplicationsQueryDto extends DayListQueryDto {
  @IsOptional()
  @IsBooleanString()
  isErrorReport?: string;

  @IsOptional()
  @IsBooleanString()
  isFfmErrorReport?: string;

  /** For the dashboard: submitted on this day or later. */
  @IsOptional()
  @WireDay()
  afterSubmittedDate?: IsoDate;
}

/** The query of the POST. */
export class IndividualApplicationsPageDto extends OmitType(IndividualApplicationsQueryDto, ['filter']) {}

/** The query. `afterSubmittedDate` applies to the dashboard only. */
export function applicationsQuery(query: IndividualApplicationsQueryDto) {
  const { isErrorReport, isFfmErrorReport, afterSubmittedDate, ...raw } = query;
  if (isFfmErrorReport === 'true') {
    return { source: FFM_ERRORS, raw: toAsked(raw) };
  }
  if (isErrorReport === 'true') {
    return { source: INDIVIDUAL_ERRORS, raw: toAsked(raw) };
  }
  return { source: INDIVIDUAL_APPLICATIONS, raw: toAsked({ ...raw, fromDate: afterSubmittedDate ?? raw.fromDate }) };
}
