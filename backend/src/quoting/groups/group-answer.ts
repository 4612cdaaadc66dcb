import { GROUP_ROW } from '#shared/groups/group.record';
import { answerOf } from '../../platform/http/body-of.ts';

export class GroupAnswer extends answerOf(GROUP_ROW) {}
