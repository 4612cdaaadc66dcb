import { Stack } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  DOMESTIC_PARTNER_LEVELS,
  type DomesticPartnerLevel,
  RECENT_INSURERS,
  type RecentInsurer,
} from '#shared/enrollment/application-options';
import { FieldGrid } from '#web/inputs/FormSection';
import { ServiceMessage, type Service } from '../dialogs/service-messages.tsx';
import { ChoiceAnswer, plainOptions, TextAnswer, YesNoAnswer } from '../form/AnswerFields.tsx';
import type { ApplicationForm } from '../form/application-form.ts';
import { useApplication } from '../form/form-context.ts';
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

/** With whom the group is or was covered. */
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

/** What comes with the coverage; HRA and Delta Dental where such a plan was chosen. */
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
