import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { today } from '#web/inputs/today';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { ruleState, stateLabel, type RuleState } from './rule-state.ts';

const LOOKS: Record<Exclude<RuleState, 'inForce'>, Look> = {
  upcoming: ['info', ScheduleIcon],
  ending: ['warning', EventBusyIcon],
  expired: ['secondary', EventBusyIcon],
};

/** Shown when a rule is not simply in force: it starts later, ends soon, or has expired. */
export function RuleStateChip({ rule }: { rule: BusinessRuleResponse }) {
  const state = ruleState(rule, today());
  if (state === 'inForce') {
    return null;
  }
  return <ToneChip look={LOOKS[state]} label={stateLabel(rule, today())} />;
}
