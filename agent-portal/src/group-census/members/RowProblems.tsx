import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import { Stack, Typography } from '@mui/material';
import { fieldLabel } from './member-form.ts';
import type { MemberProblem } from './member-problems.ts';

export const RowProblems = ({ problems }: { problems: readonly MemberProblem[] }) => (
  <Stack spacing={0.5} sx={{ pl: { md: 6 } }}>
    {problems.map(({ field, message }) => (
      <Stack
        key={`${field} ${message}`}
        direction="row"
        spacing={0.75}
        sx={{ color: 'error.main', alignItems: 'center' }}
      >
        <ErrorIcon sx={{ fontSize: 16 }} aria-hidden />
        <Typography variant="caption">
          {fieldLabel(field)}: {message}
        </Typography>
      </Stack>
    ))}
  </Stack>
);
