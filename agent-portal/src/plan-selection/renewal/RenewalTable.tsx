import GoneIcon from '@mui/icons-material/BlockOutlined';
import ContinuesIcon from '@mui/icons-material/CheckCircleOutlined';
import NoRatesIcon from '@mui/icons-material/HourglassEmptyOutlined';
import ReplacedIcon from '@mui/icons-material/SwapHorizOutlined';
import { Box, Typography } from '@mui/material';
import { counted } from '#shared/formats/text';
import { changeText } from '#shared/formats/percent';
import { formatDollars } from '#shared/formats/currency';
import type { PlanValidity } from '#shared/renewals/renewal.record';
import type { Validity } from '#shared/renewals/plan-successor';
import { type Look, ToneChip } from '#web/status/ToneChip';

const LABELS: Record<Validity, string> = {
  Continues: 'Continues',
  Replaced: 'Replaced',
  NotOfferedInCounty: 'Not sold in this county',
  Discontinued: 'Discontinued',
  RatesNotLoaded: 'Rates not loaded',
};

const LOOKS: Record<Validity, Look> = {
  Continues: ['success', ContinuesIcon],
  Replaced: ['info', ReplacedIcon],
  NotOfferedInCounty: ['error', GoneIcon],
  Discontinued: ['error', GoneIcon],
  RatesNotLoaded: ['warning', NoRatesIcon],
};

/** Each current plan beside its replacement; stacked on a phone. */
export const RenewalTable = ({ validity }: { validity: readonly PlanValidity[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {validity.map((plan) => (
      <Box component="li" key={plan.PlanId} sx={ROW}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {plan.PlanDisplayName}
            {plan.SuggestedPlanName && plan.SuggestedPlanName !== plan.PlanDisplayName && (
              <> → {plan.SuggestedPlanName}</>
            )}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {plan.Message}
          </Typography>
          <Box sx={{ mt: 0.5 }}>
            <ToneChip look={LOOKS[plan.Validity]} label={LABELS[plan.Validity]} />
          </Box>
        </Box>
        <Figure label={`Now, ${counted(plan.MembersNow, 'member')}`} text={formatDollars(plan.PremiumNow)} />
        <Figure
          label={
            plan.MembersThen === null ? 'At the renewal' : `At the renewal, ${counted(plan.MembersThen, 'member')}`
          }
          text={plan.PremiumThen === null ? '–' : formatDollars(plan.PremiumThen)}
        />
        <Figure
          label="Change"
          text={plan.PremiumThen === null ? '–' : changeText(plan.PremiumNow, plan.PremiumThen)}
          isMain
        />
      </Box>
    ))}
  </Box>
);

const ROW = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 1fr) 150px 210px 170px' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const Figure = ({ label, text, isMain = false }: { label: string; text: string; isMain?: boolean }) => (
  <Box sx={{ textAlign: { md: 'right' }, fontVariantNumeric: 'tabular-nums', fontWeight: isMain ? 'bold' : 'regular' }}>
    <Typography variant="caption" component="div" color="textSecondary">
      {label}
    </Typography>
    {text}
  </Box>
);
