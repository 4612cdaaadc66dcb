import { Button, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { marketplaceLandingPath } from '#shared/individuals/individual-next-step';
import type { MarketplaceRefusal } from '#shared/marketplace/enroll.record';
import { ACTIVE_CONTRACT_CODE, type RefusalActor, resubmittableText } from '#shared/marketplace/enroll-refusals';
import { CallButton } from '#web/shell/PhoneLink';
import { useRules } from '../../app/use-rules.ts';
import { useCan } from '../../app/session/use-user.ts';
import type { EnrollmentPlaces } from '../enrollment-places.ts';
import type { ChangePlans } from '../head/use-change-plans.tsx';

export interface WaysOn {
  changing: ChangePlans;
  /** Focuses a heading of the page; the next best where there is none. */
  goTo: (place: keyof EnrollmentPlaces) => void;
  /** The result was read. */
  onLeave: () => void;
}

const AS_AGENTS_KNOW_THEM: Readonly<Record<RefusalActor, string>> = {
  agent: 'The agent',
  client: 'The client',
  staff: 'The individual market team',
  marketplace: 'The marketplace',
};

interface NextStepProps {
  page: EnrollmentPageResponse;
  refusal: MarketplaceRefusal;
  /** ISO 8601 UTC. */
  submittedAt: string;
  ways: WaysOn;
}

/** Who must act after the marketplace has refused, and the one thing that helps. Individuals, section 6. */
export function NextStep({ page, refusal, submittedAt, ways }: NextStepProps) {
  // Only they enroll at the marketplace.
  const isAgent = useCan('agent');
  return (
    <>
      <Typography>
        <strong>Who must act:</strong> {AS_AGENTS_KNOW_THEM[refusal.Who]}
      </Typography>
      {refusal.Action === 'wait' ? (
        <Typography>{whenToRetry(refusal, submittedAt)}</Typography>
      ) : refusal.Action === 'call-marketplace' ? (
        <CallMarketplace />
      ) : (
        isAgent && <StepButton action={refusal.Action} consumerId={page.Marketplace?.ConsumerId ?? null} ways={ways} />
      )}
    </>
  );
}

const whenToRetry = ({ Code }: MarketplaceRefusal, submittedAt: string): string =>
  Code === ACTIVE_CONTRACT_CODE
    ? resubmittableText(new Date(submittedAt))
    : 'Nothing has to be corrected. Submit it again in a few days.';

function CallMarketplace() {
  return <CallButton phone={useRules().MarketplaceCallCenterPhoneNum} sx={STEP} />;
}

interface StepButtonProps {
  action: Exclude<MarketplaceRefusal['Action'], 'wait' | 'call-marketplace'>;
  consumerId: string | null;
  ways: WaysOn;
}

function StepButton({ action, consumerId, ways: { changing, goTo, onLeave } }: StepButtonProps) {
  const link = (to: string, label: string) => (
    <Button variant="contained" component={RouterLink} to={to} onClick={onLeave} sx={STEP}>
      {label}
    </Button>
  );
  switch (action) {
    case 'fetch-eligibility':
    case 'change-date':
      return (
        consumerId !== null &&
        link(
          marketplaceLandingPath(consumerId),
          action === 'change-date' ? 'Choose another effective date' : 'Fetch the eligibility again',
        )
      );
    case 'check-members':
      return link('/individual/marketplace', 'Go to the marketplace');
    case 'choose-plan':
      return (
        changing.isAllowed && (
          <Button
            variant="contained"
            loading={changing.isBusy}
            onClick={() => {
              onLeave();
              changing.start();
            }}
            sx={STEP}
          >
            Choose the plan again
          </Button>
        )
      );
    case 'attest':
      return (
        <Button variant="contained" onClick={() => goTo('attestation')} sx={STEP}>
          Go to the attestation
        </Button>
      );
    case 'retry':
      return (
        <Button variant="contained" onClick={() => goTo('signing')} sx={STEP}>
          Go to “Sign and submit”
        </Button>
      );
  }
}

const STEP = { alignSelf: 'flex-start' } as const;
