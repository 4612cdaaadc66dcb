import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { useId, type ReactNode, type RefCallback } from 'react';

interface DetailSectionProps {
  title: string;
  /** Shown beside the title, even when collapsed: "3 quotes". */
  summary?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** Below a section of the page by default. */
  level?: 'h2' | 'h3';
  /** The heading's button. */
  headingRef?: RefCallback<HTMLElement>;
  /** Called when the content has come to rest. */
  onOpened?: () => void;
  /** No padding: tables span the full width. */
  flush?: boolean;
  /** Mounted, and so loaded, only while expanded. */
  children: ReactNode;
}

/** A collapsible section; its heading is a button. */
export function DetailSection(props: DetailSectionProps) {
  const { title, summary, isOpen, onToggle, level = 'h2', headingRef, onOpened, flush = false, children } = props;
  const id = useId();
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={onToggle}
      slotProps={{ heading: { component: level }, transition: { unmountOnExit: true, onEntered: onOpened } }}
      sx={{ borderRadius: 1, '&::before': { display: 'none' }, overflow: 'hidden' }}
    >
      <AccordionSummary
        ref={headingRef}
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-title`}
        aria-controls={`${id}-content`}
      >
        <Box
          component="span"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline', minWidth: 0 }}
        >
          <Typography variant={level} component="span">
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
