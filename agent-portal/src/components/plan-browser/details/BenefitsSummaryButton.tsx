import OpenIcon from '@mui/icons-material/OpenInNew';
import { Button, type ButtonProps } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { benefitsSummaryQuery } from '../plan-browser-queries.ts';

interface BenefitsSummaryButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  quoteId: number;
  /** null = the quote's stored plans. */
  planId: number | null;
  storedPlans?: readonly number[];
}

/** Opens the summary of benefits and coverage in a new tab; absent if there is none. */
export function BenefitsSummaryButton({ quoteId, planId, storedPlans, ...button }: BenefitsSummaryButtonProps) {
  const link = useQuery(benefitsSummaryQuery(quoteId, planId, storedPlans)).data?.SBCDocumentsLink;
  return link ? (
    <Button
      {...button}
      component="a"
      href={link}
      target="_blank"
      rel="noopener"
      variant="outlined"
      endIcon={<OpenIcon />}
    >
      Summary of benefits
    </Button>
  ) : null;
}
