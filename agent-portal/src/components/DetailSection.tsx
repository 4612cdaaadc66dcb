import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface DetailSectionProps {
  title: string;
  /** Shown beside the title, even when collapsed: "3 quotes". */
  summary?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** No padding: tables span the full width. */
  flush?: boolean;
  /** Mounted, and so loaded, only while expanded. */
  children: ReactNode;
}

/** A collapsible section; its heading is a button. */
export function DetailSection({ title, summary, isOpen, onToggle, flush = false, children }: DetailSectionProps) {
  const id = useId();
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={onToggle}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      sx={{ borderRadius: 1, '&::before': { display: 'none' }, overflow: 'hidden' }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />} id={`${id}-title`} aria-controls={`${id}-content`}>
        <Box
          component="span"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline', minWidth: 0 }}
        >
          <Typography variant="h2" component="span">
            {title}
          </Typography>
          {summary && (
            <Typography variant="body2" component="span" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {summary}
            </Typography>
          )}
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={flush ? { p: 0, borderTop: 1, borderColor: 'divider' } : { pt: 0 }}>
        {children}
      </AccordionDetails>
    </Accordion>
  );
}
