import { Box, Stack, Typography } from '@mui/material';
import { ImportHelpButton } from './help/ImportHelpButton.tsx';
import { TemplateButtons } from './TemplateButtons.tsx';

/** What is accepted in short, beside the place where it is put. */
export const SourceHelp = () => (
  <Box component="aside" aria-label="What is accepted">
    <Typography variant="subtitle2" component="h4">
      What is accepted
    </Typography>
    <Box component="ul" sx={{ typography: 'body2', color: 'text.secondary', pl: 2.5, my: 1, '& li': { mb: 0.5 } }}>
      <li>
        One row for each person, dependents below their employee or with the same employee number; or one row for each
        family, with columns such as “Spouse DOB” and “Child 1 name”.
      </li>
      <li>Needed: name, relationship and date of birth. Everything else may be missing.</li>
      <li>Relationship: employee, spouse, domestic partner or child, also as EE, SP, DP or CH.</li>
      <li>Headings in any order and under many names; titles and notes above them are skipped.</li>
      <li>
        Without headings: first name, middle initial, last name, relationship, date of birth and medical status, in this
        order.
      </li>
    </Box>
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <ImportHelpButton label="All columns and an example" />
      <TemplateButtons />
    </Stack>
  </Box>
);
