import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { useFormContext, useWatch, type FieldPath } from 'react-hook-form';
import { addressInputOf } from '../../../components/MemberAddressInputs.tsx';
import { problemsInForm, type MemberContext, type MemberForm } from './member-form.ts';
import { counted } from '#shared/formats/text';

/** What would still be missing if the form were saved now; each line links to its field. Does not prevent saving. */
export function MissingList({ context, focusField }: { context: MemberContext; focusField: (name: string) => void }) {
  const { control } = useFormContext<MemberForm>();
  const problems = problemsInForm(useWatch({ control }) as MemberForm, context);
  return (
    <div role="status">
      {problems.length === 0 ? (
        <Alert severity="success">This member is complete.</Alert>
      ) : (
        <Alert severity="info">
          <AlertTitle component="h3">
            {counted(problems.length, 'entry is still needed', 'entries are still needed')}
          </AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {problems.map(({ Field, Message }) => (
              <li key={`${Field} ${Message}`}>
                <Link
                  component="button"
                  type="button"
                  color="inherit"
                  variant="body2"
                  sx={{ textAlign: 'left', verticalAlign: 'top' }}
                  onClick={() => focusField(Field)}
                >
                  {Message}
                </Link>
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </div>
  );
}

export const inputOf = (field: string, { HomeAddress }: Pick<MemberForm, 'HomeAddress'>): FieldPath<MemberForm> =>
  addressInputOf(field, HomeAddress.FullPostalCode !== '') as FieldPath<MemberForm>;
