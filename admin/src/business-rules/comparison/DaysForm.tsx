import { Box, Button } from '@mui/material';
import { required } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { DayInput } from '../../components/DayInput.tsx';
import type { ComparedDays } from './comparison-queries.ts';

const NEEDED = [required('Enter a date.')];

interface DaysFormProps {
  days: ComparedDays;
  onDays: (days: ComparedDays) => void;
}

/** The two days to compare. */
export function DaysForm({ days, onDays }: DaysFormProps) {
  const form = useForm<ComparedDays>({ defaultValues: days, mode: 'onBlur' });
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        className="no-print"
        onSubmit={(event) => void form.handleSubmit(onDays)(event)}
        sx={LOOK}
      >
        <DayInput source="from" label="First day" required validate={NEEDED} />
        <DayInput source="to" label="Second day" required validate={NEEDED} />
        <Button type="submit" variant="contained" sx={{ mt: 0.25 }}>
          Compare
        </Button>
      </Box>
    </FormProvider>
  );
}

const LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 2,
  my: 2,
  '& .MuiTextField-root': { m: 0, width: { xs: '100%', sm: 200 } },
} as const;
