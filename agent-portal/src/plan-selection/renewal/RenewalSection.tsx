import GoneIcon from '@mui/icons-material/BlockOutlined';
import ContinuesIcon from '@mui/icons-material/CheckCircleOutlined';
import NoRatesIcon from '@mui/icons-material/HourglassEmptyOutlined';
import ReplacedIcon from '@mui/icons-material/SwapHorizOutlined';
import { Alert, Box, Button, Link, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import { changeText } from '#shared/formats/percent';
import { counted } from '#shared/formats/text';
import type { PaperLanguage } from '#shared/languages/paper.words';
import { groupPremiumChangePath } from '#shared/quotes/next-step';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import type { Validity } from '#shared/renewals/plan-successor';
import type { CurrentAndSuggestedPlansResponse, PlanValidity } from '#shared/renewals/renewal.record';
import { errorMessage } from '#web/http/api-error';
import { lazyPart } from '#web/shell/lazy-part';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { useAudience } from '../../app/session/use-user.ts';
import { ActionButton } from '../../components/plan-browser/ActionButton.tsx';
import { PaperLanguageField } from '../../components/PaperLanguageField.tsx';
import { RenewalPackageButton } from '../../components/RenewalPackageButton.tsx';
import type { Renewal } from './use-renewal.ts';

const MixedAcaNote = lazyPart(async () => (await import('./MixedAcaNote.tsx')).MixedAcaNote);

interface RenewalSectionProps {
  quote: QuoteResponse;
  renewal: Renewal;
  /** Plans can currently be selected. */
  canChange: boolean;
}

/** "Renew current plans": the group's current plans, their replacements, and a button that renews with those. */
export function RenewalSection({ quote, renewal, canChange }: RenewalSectionProps) {
  const audience = useAudience();
  const [language, setLanguage] = useState<PaperLanguage>('en');
  if (renewal.isPending) {
    return <Skeleton variant="rounded" height={180} />;
  }
  if (renewal.error) {
    return (
      <Alert severity="error" action={<Button onClick={renewal.retry}>Try again</Button>} sx={{ alignItems: 'center' }}>
        The current plans could not be loaded. {errorMessage(renewal.error)}
      </Alert>
    );
  }
  const { data } = renewal;
  if (!data) {
    return null;
  }
  return (
    <Paper component="section" aria-labelledby={HEADING} variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={1.5}>
        <Typography variant="h2" id={HEADING}>
          Renew current plans
        </Typography>
        <Typography variant="body2" color="textSecondary">
          In force since {data.InForceSince ? formatDay(data.InForceSince) : ''}. Premiums are those of the members in
          each plan.
        </Typography>
        <Suspense>{data.MixedAcaNote && <MixedAcaNote note={data.MixedAcaNote} />}</Suspense>
        <RenewalTable validity={data.Validity} />
        {renewal.failure && <Alert severity="error">{renewal.failure}</Alert>}
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          {canChange && <ChoiceButton renewal={renewal} />}
          {audience === 'internal' && <PassiveRenewalButton quote={quote} passive={data.PassiveRenewal} />}
          <Link component={RouterLink} to={groupPremiumChangePath(quote.Id)} sx={LINK}>
            Why did it change?
          </Link>
          <RenewalPackageButton quoteId={quote.Id} groupName={quote.Group.GroupName} language={language} />
          <PaperLanguageField label="Language of the package" value={language} onChange={setLanguage} />
        </Stack>
      </Stack>
    </Paper>
  );
}

const HEADING = 'renew-current-plans';
const LINK = { minHeight: 36, display: 'inline-flex', alignItems: 'center', px: 1 } as const;

const ChoiceButton = ({ renewal }: { renewal: Renewal }) =>
  renewal.data?.RenewCurrentPlans ? (
    <Button variant="outlined" loading={renewal.isSaving} onClick={renewal.chooseOthers}>
      Choose other plans instead
    </Button>
  ) : (
    renewal.renewable.length > 0 && (
      <Button variant="contained" loading={renewal.isSaving} onClick={renewal.renewCurrent}>
        Renew with these plans
      </Button>
    )
  );

const PassiveRenewalDialog = lazyPart(async () => (await import('./PassiveRenewalDialog.tsx')).PassiveRenewalDialog);

interface PassiveRenewalButtonProps {
  quote: QuoteResponse;
  passive: CurrentAndSuggestedPlansResponse['PassiveRenewal'];
}

/** For internal staff; says why when it is unavailable. */
function PassiveRenewalButton({ quote, passive }: PassiveRenewalButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        variant="outlined"
        blockedBy={passive.IsAllowed ? null : passive.Message}
        busyText={null}
        onClick={() => setOpen(true)}
      >
        Renew passively
      </ActionButton>
      <Suspense>{isOpen && <PassiveRenewalDialog quote={quote} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

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
const RenewalTable = ({ validity }: { validity: readonly PlanValidity[] }) => (
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
          label={plan.MembersThen === null ? 'At renewal' : `At renewal, ${counted(plan.MembersThen, 'member')}`}
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
