import { Box, Stack, Typography } from '@mui/material';
import { type FieldValues, useWatch } from 'react-hook-form';
import { fieldLabel } from '#shared/enrollment/application/problem-list';
import { FieldGrid } from '#web/inputs/FormSection';
import { SwitchInput } from '#web/inputs/SwitchInput';
import { AddressInputs } from '../AddressInputs.tsx';
import { PhoneAnswer, TaxIdAnswer, TextAnswer } from './form/AnswerFields.tsx';
import { useApplication, useOrigin } from './form/form-context.ts';

/** An employer's identity, address and contacts: for the primary group and every subgroup. `path` is its path in the form. */
export function SubgroupFields({ path }: { path: string }) {
  const origin = useOrigin(`${path}.Address.AddressLine1`);
  return (
    <Stack spacing={3}>
      <FieldGrid>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextAnswer name={`${path}.GroupName`} maxLength={150} />
        </Box>
        <TaxIdAnswer name={`${path}.TaxId`} />
      </FieldGrid>
      <Box>
        <Typography variant="subtitle1" component="h3" sx={{ mb: 1.5 }}>
          Address
        </Typography>
        <AddressInputs path={`${path}.Address`} hint={origin} />
      </Box>
      <ContactFields title="Group admin" path={`${path}.Admin`} />
      <ContactFields title="Billing contact" path={`${path}.Billing`} sameAs={`${path}.UseAdminForBilling`} />
      <ContactFields title="CEO" path={`${path}.Ceo`} sameAs={`${path}.UseAdminForCEO`} />
    </Stack>
  );
}

interface ContactFieldsProps {
  title: string;
  /** "PrimaryGroup.Admin". */
  path: string;
  /** The switch that makes the group admin this contact, if there is one: "PrimaryGroup.UseAdminForBilling". */
  sameAs?: string;
}

/** A contact at the employer. Staff may omit phone and email, so those show no asterisk. */
function ContactFields({ title, path, sameAs }: ContactFieldsProps) {
  const isRelaxed = useApplication().application.Facts.audience === 'internal';
  const isAdmin = useWatch<FieldValues>({ name: sameAs ?? `${path}.Same` }) === true;
  return (
    <Stack component="fieldset" spacing={1.5} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0 }}>
        {title}
      </Typography>
      {sameAs && <SwitchInput<FieldValues> name={sameAs} label={fieldLabel(sameAs)} />}
      {!isAdmin && (
        <FieldGrid>
          <TextAnswer name={`${path}.FirstName`} maxLength={50} />
          <TextAnswer name={`${path}.LastName`} maxLength={50} />
          <PhoneAnswer name={`${path}.Phone`} required={!isRelaxed} />
          <TextAnswer name={`${path}.Email`} required={!isRelaxed} maxLength={254} type="email" />
        </FieldGrid>
      )}
    </Stack>
  );
}
