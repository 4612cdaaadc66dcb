import { AGENCY, AGENCY_CHANGE, AGENCY_ROW } from '#shared/people/agency.record';
import { answerOf, bodyOf } from '../../../platform/http/body-of.ts';

export class NewAgency extends bodyOf(AGENCY) {}
export class AgencyChange extends bodyOf(AGENCY_CHANGE) {}
export class AgencyAnswer extends answerOf(AGENCY_ROW) {}
