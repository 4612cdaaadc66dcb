import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import { Box, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import {
  APPLICATION_SECTIONS,
  sectionOfField,
  type ApplicationSectionId,
} from '#shared/enrollment/application/answered-sections';
import { counted } from '#shared/formats/text';
import type { ApplicationForm } from './form/application-form.ts';
import { useApplication } from './form/form-context.ts';
import { formProblems } from './form/form-problems.ts';
import { sectionAnchor } from './sections/SectionCard.tsx';

/** The form's sections with the number of open items in each; clicking a line scrolls to it. */
export function ApplicationOutline() {
  const { Facts } = useApplication().application;
  const problems = formProblems(useWatch() as ApplicationForm, Facts);
  const left = (id: ApplicationSectionId) => problems.filter(({ Field }) => sectionOfField(Field) === id).length;
  return (
    <Box
      component="nav"
      aria-label="Parts of the application"
      sx={{ position: 'sticky', top: 80, width: 232, flexShrink: 0, display: { xs: 'none', lg: 'block' } }}
    >
      <Typography variant="body2" color="textSecondary" role="status" sx={{ px: 1.5, pb: 1 }}>
        {problems.length === 0 ? 'Everything is answered.' : `${counted(problems.length, 'answer')} to go`}
      </Typography>
      <List dense disablePadding>
        {APPLICATION_SECTIONS.filter(({ id }) => id !== 'submission').map(({ id, title }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton onClick={() => show(id)} sx={{ borderRadius: 1 }}>
              <ListItemText primary={title} />
              {left(id) === 0 ? (
                <CheckCircleIcon fontSize="small" color="success" titleAccess="Done" />
              ) : (
                <Typography variant="body2" color="textSecondary" noWrap sx={{ flexShrink: 0, pl: 1 }}>
                  {left(id)} to go
                </Typography>
              )}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

function show(id: ApplicationSectionId): void {
  const section = document.getElementById(sectionAnchor(id));
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
