import {
  ENTERPRISE_ID_ASSIGNMENT,
  GROUP,
  GROUP_CHANGE,
  OLFO_STATUS,
  ROLLOVER_STATUS,
} from '#shared/groups/group.record';
import { bodyOf } from '../../platform/http/body-of.ts';

export class NewGroup extends bodyOf(GROUP) {}
export class GroupChange extends bodyOf(GROUP_CHANGE) {}
export class RolloverStatus extends bodyOf(ROLLOVER_STATUS) {}
export class OlfoStatus extends bodyOf(OLFO_STATUS) {}
export class EnterpriseIdAssignment extends bodyOf(ENTERPRISE_ID_ASSIGNMENT) {}
