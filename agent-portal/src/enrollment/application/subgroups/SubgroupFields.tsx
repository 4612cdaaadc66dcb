import { Box, Stack, Typography } from '@mui/material';
import { FieldGrid } from '#web/inputs/FormSection';
import { AddressInputs } from '../../../components/AddressInputs.tsx';
import { TaxIdAnswer, TextAnswer } from '../form/AnswerFields.tsx';
import { useOrigin } from '../form/form-context.ts';
import { ContactFields } from './ContactFields.tsx';

/** Who an employer is, where it is and who speaks for it: the primary group and every subgroup. `path` is its place in the form. */
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
