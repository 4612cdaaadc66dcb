import { Box, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatDollars } from '#shared/formats/currency';
import { counted } from '#shared/formats/text';
import { isTobaccoOpen } from '#shared/individuals/household-members';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import { lowestPremiumQuery } from '../saving/census-queries.ts';

interface LivePriceProps {
  /** As stored: only the server knows the rates. */
  household: IndividualEnrollmentResponse;
  /** Something is typed that is not in the price yet. */
  isUnsaved: boolean;
}

/** What the household pays at least, each time it has been saved. */
export function LivePrice({ household, isUnsaved }: LivePriceProps) {
  const { data, isPlaceholderData } = useQuery({
    ...lowestPremiumQuery(household),
    enabled: household.Problems.length === 0,
    placeholderData: keepPreviousData,
  });
  const isKnown = data != null && household.Problems.length === 0;
  const people = household.Members.filter(({ MedicalStatus }) => MedicalStatus === 'Enroll').length;
  const asked = {
    planType: household.Quote.Individual.IndividualPlanType,
    effectiveDate: household.Quote.EffectiveDate,
  };
  const isOpen = household.Members.some((member) => isTobaccoOpen(member, asked));
  return (
    <Box role="status" sx={BESIDE_THE_BUTTON}>
      {isKnown && (
        <>
          <Typography
            variant="h2"
            component="p"
            color={isUnsaved || isPlaceholderData ? 'textSecondary' : undefined}
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            from {formatDollars(data.dollars)} a month
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {`Lowest of ${counted(data.plans, 'medical plan')}, ${counted(people, 'person', 'people')}`}
            {data.isReduced && ', after the tax credit'}
            {isOpen && (
              <Box component="span" sx={SAID_ON_CARDS}>
                , without tobacco until answered
              </Box>
            )}
          </Typography>
        </>
      )}
    </Box>
  );
}

/** On phones too: the bar is over what is typed. */
const BESIDE_THE_BUTTON = {
  minHeight: 44,
  minWidth: 0,
  flex: { xs: '1 1 11rem', sm: 'none' },
  textAlign: { sm: 'right' },
} as const;
/** There the question says it. */
const SAID_ON_CARDS = { display: { xs: 'none', sm: 'inline' } } as const;
