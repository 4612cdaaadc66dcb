import { Paper, Stack, Typography } from '@mui/material';
import type { ApplicationAnswers } from '#shared/enrollment/application.record';
import { answeredSections } from '#shared/enrollment/application/answered-sections';
import { FactList } from '../../components/FactList.tsx';
import { toAnswers, toApplicationForm } from './form/application-form.ts';

/** A read-only view of the answers by section; unanswered questions are omitted. */
export const ApplicationSummary = ({ application }: { application: ApplicationAnswers }) => (
  <Stack spacing={2}>
    {answeredSections(toAnswers(toApplicationForm(application))).map(({ id, title, answers }) => (
      <Paper component="section" variant="outlined" key={id} sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
        <FactList facts={answers} />
      </Paper>
    ))}
  </Stack>
);
