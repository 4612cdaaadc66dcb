import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  DOMESTIC_PARTNER_LEVELS,
  type DomesticPartnerLevel,
  RECENT_INSURERS,
  type RecentInsurer,
} from '#shared/enrollment/application-options';
import { FieldGrid } from '#web/inputs/FormSection';
import { ChoiceAnswer, plainOptions, TextAnswer, YesNoAnswer } from '../form/AnswerFields.tsx';
import type { ApplicationForm } from '../form/application-form.ts';
import { useApplication } from '../form/form-context.ts';
import { MessageDialog } from '../MessageDialog.tsx';
import { SectionCard } from './SectionCard.tsx';

export function CoverageSection() {
  const { hasDomesticPartner } = useApplication().application.Facts;
  return (
    <SectionCard id="coverage" help="Who besides employees, spouses and children may be covered.">
      <Stack spacing={2}>
        <ChoiceAnswer<DomesticPartnerLevel>
          name="DomesticPartner"
          options={plainOptions(DOMESTIC_PARTNER_LEVELS)}
          hint={
            hasDomesticPartner
              ? 'The census has a domestic partner: Limited or Enhanced is needed.'
              : 'Enhanced covers partners of the opposite sex, too.'
          }
        />
        <YesNoAnswer name="EarlyRetireeCoverage" hint="The group covers retirees under 65." />
        <YesNoAnswer name="CobraRequired" hint="The group must offer continuation of coverage (COBRA)." />
      </Stack>
    </SectionCard>
  );
}

/** The group's current and previous carriers. */
export function PreviousCoverageSection() {
  const [flag, insurer] = useWatch<ApplicationForm, ['PreviousCoverageFlag', 'PrevInsuranceCarrierName']>({
    name: ['PreviousCoverageFlag', 'PrevInsuranceCarrierName'],
  });
  return (
    <SectionCard id="previous-coverage">
      <Stack spacing={2}>
        <YesNoAnswer name="PreviousCoverageFlag" hint="With us or with another insurer." />
        {flag === true && (
          <FieldGrid>
            <TextAnswer name="PreviousCoverageGroupId" required={false} maxLength={20} hint="If it was with us." />
            <ChoiceAnswer<RecentInsurer>
              name="PrevInsuranceCarrierName"
              required={false}
              options={plainOptions(RECENT_INSURERS)}
            />
            {insurer === 'Other' && <TextAnswer name="OtherInsuranceCarrierName" maxLength={100} />}
          </FieldGrid>
        )}
      </Stack>
    </SectionCard>
  );
}

/** Services included with the coverage; HRA and Delta Dental if such a plan was selected. */
export function ServicesSection() {
  const { hasHraPlan, hasDeltaDentalPlan } = useApplication().application.Facts;
  const [message, setMessage] = useState<Service | null>(null);
  return (
    <SectionCard id="services">
      <Stack spacing={2}>
        <YesNoAnswer name="IsEnrolledInFSA" onChosen={(yes) => yes && setMessage('fsa')} />
        {hasHraPlan && <YesNoAnswer name="PHAdministersHRA" hint="An HRA plan was chosen." />}
        {hasDeltaDentalPlan && (
          <YesNoAnswer
            name="IsDeltaDentalIncudedOnInvoice"
            hint="A Delta Dental plan was chosen."
            onChosen={(yes) => yes && setMessage('delta-dental')}
          />
        )}
      </Stack>
      {message && <ServiceMessage service={message} onClose={() => setMessage(null)} />}
    </SectionCard>
  );
}

/** The two services for which an answer requires additional documents. */
type Service = 'fsa' | 'delta-dental';

interface ServiceMessageProps {
  service: Service;
  onClose: () => void;
}

/** What answering yes to FSA or Delta Dental means for the enrollment. Our wording; the documents are those of spec 001 section 9. */
const ServiceMessage = ({ service, onClose }: ServiceMessageProps) =>
  service === 'fsa' ? (
    <MessageDialog title="Flexible spending account" onClose={onClose}>
      <Typography variant="body2">
        Two documents are needed besides the others: the FSA checklist, and the FSA enrollment forms of the employees
        who take part. They are on the list of supporting documents from now on.
      </Typography>
    </MessageDialog>
  ) : (
    <MessageDialog title="Delta Dental" onClose={onClose}>
      <Typography variant="body2">
        The Delta Dental premium will be on the same invoice as the medical premium. Upload the Delta Dental proposal
        with the supporting documents: its rates are what the group is billed.
      </Typography>
    </MessageDialog>
  );
