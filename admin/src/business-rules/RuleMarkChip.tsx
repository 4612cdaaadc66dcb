import GavelIcon from '@mui/icons-material/GavelOutlined';
import ReportIcon from '@mui/icons-material/ReportOutlined';
import { useQuery } from '@tanstack/react-query';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { type RuleMark, ruleMark } from '#shared/business-rules/law-rules';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { rulesQuery } from '../providers/parameters-query.ts';

const LOOKS: Record<RuleMark, Look> = { Contested: ['warning', GavelIcon], Missing: ['error', ReportIcon] };

/** Law by date whose value is in court, or has still to be loaded. */
export function RuleMarkChip({ rule: { Key, Value } }: { rule: Pick<BusinessRuleResponse, 'Key' | 'Value'> }) {
  const { data: rules } = useQuery(rulesQuery);
  const mark = ruleMark(Key, Value, rules?.OpenEnrollmentSafeDate ?? null);
  return mark && <ToneChip look={LOOKS[mark]} label={mark} />;
}
