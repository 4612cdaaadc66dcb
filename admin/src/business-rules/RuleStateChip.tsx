import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import { Chip } from '@mui/material';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { today } from '#web/inputs/today';
import { ruleState, stateLabel, type RuleState } from './rule-state.ts';

const LOOKS: Record<
  Exclude<RuleState, 'inForce'>,
  readonly [tone: 'info' | 'warning' | 'secondary', typeof ScheduleIcon]
> = {
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
  const [tone, Icon] = LOOKS[state];
  return (
    <Chip
      icon={<Icon aria-hidden />}
      label={stateLabel(rule, today())}
      sx={{
        color: `${tone}.main`,
        bgcolor: `color-mix(in srgb, var(--mui-palette-${tone}-main) 10%, transparent)`,
        fontWeight: 600,
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      }}
    />
  );
}
