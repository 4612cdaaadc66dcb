import OpenIcon from '@mui/icons-material/OpenInNew';
import { Button, ButtonGroup, type ButtonProps } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { benefitsSummaryQuery } from '../plan-browser-queries.ts';

interface BenefitsSummaryButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  quoteId: number;
  /** null = the quote's stored plans. */
  planId: number | null;
  storedPlans?: readonly number[];
}

/** Opens the summary of benefits and coverage in a new tab, in English or Spanish; absent if there is none. */
export function BenefitsSummaryButton({ quoteId, planId, storedPlans, size, className }: BenefitsSummaryButtonProps) {
  const link = useQuery(benefitsSummaryQuery(quoteId, planId, storedPlans)).data?.SBCDocumentsLink;
  if (!link) {
    return null;
  }
  const shown = { component: 'a', target: '_blank', rel: 'noopener' } as const;
  return (
    <ButtonGroup variant="outlined" {...{ size, className }}>
      <Button {...shown} href={link} endIcon={<OpenIcon />}>
        Summary of benefits
      </Button>
      <Button
        {...shown}
        href={`${link}${link.includes('?') ? '&' : '?'}language=es`}
        aria-label="Spanish, the same summary of benefits"
      >
        Spanish
      </Button>
    </ButtonGroup>
  );
}
