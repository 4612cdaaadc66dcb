import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import GavelIcon from '@mui/icons-material/GavelOutlined';
import ReportIcon from '@mui/icons-material/ReportOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import { useQuery } from '@tanstack/react-query';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { type RuleMark, ruleMark } from '#shared/business-rules/law-rules';
import { today } from '#web/inputs/today';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { rulesQuery } from '../providers/parameters-query.ts';
import { ruleState, stateLabel, type RuleState } from './rule-days.ts';

const STATES: Record<Exclude<RuleState, 'inForce'>, Look> = {
  upcoming: ['info', ScheduleIcon],
  ending: ['warning', EventBusyIcon],
  expired: ['secondary', EventBusyIcon],
};
const MARKS: Record<RuleMark, Look> = { Contested: ['warning', GavelIcon], Missing: ['error', ReportIcon] };

interface RuleChipsProps {
  rule: BusinessRuleResponse;
  /** That it has expired need not be said. */
  isExpiredList?: boolean;
}

/** That a rule starts later, ends soon or has expired; and law by date whose value is in court, or has still to be loaded. */
export function RuleChips({ rule, isExpiredList = false }: RuleChipsProps) {
  const { data: rules } = useQuery(rulesQuery);
  const state = ruleState(rule, today());
  const mark = ruleMark(rule.Key, rule.Value, rules?.OpenEnrollmentSafeDate ?? null);
  return (
    <>
      {state !== 'inForce' && !isExpiredList && <ToneChip look={STATES[state]} label={stateLabel(rule, today())} />}
      {mark && <ToneChip look={MARKS[mark]} label={mark} />}
    </>
  );
}
