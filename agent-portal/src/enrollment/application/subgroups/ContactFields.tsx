import { Stack, Typography } from '@mui/material';
import { useWatch, type FieldValues } from 'react-hook-form';
import { fieldLabel } from '#shared/enrollment/application/application-labels';
import { FieldGrid } from '#web/inputs/FormSection';
import { SwitchInput } from '#web/inputs/SwitchInput';
import { PhoneAnswer, TextAnswer } from '../form/AnswerFields.tsx';
import { useApplication } from '../form/form-context.ts';

interface ContactFieldsProps {
  title: string;
  /** "PrimaryGroup.Admin". */
  path: string;
  /** The switch that makes this contact the group admin, if there is one: "PrimaryGroup.UseAdminForBilling". */
  sameAs?: string;
}

/** Somebody of the employer. Staff may leave out phone and e-mail: their stars are absent. */
export function ContactFields({ title, path, sameAs }: ContactFieldsProps) {
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
