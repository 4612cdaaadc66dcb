import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { Suspense, useId, useRef, useState } from 'react';
import { addDoctorProblem, CHECK_WITH_OFFICE, doctorName } from '#shared/providers/doctor-networks';
import { lazyPart } from '#web/shell/lazy-part';
import type { QuoteDoctors } from './use-quote-doctors.ts';

const AddDoctorDialog = lazyPart(async () => (await import('./AddDoctorDialog.tsx')).AddDoctorDialog);

/** Whom the client wants to keep, above the plans that say whether they can. */
export function DoctorsBar({ doctors }: { doctors: QuoteDoctors }) {
  const { list, readAgain } = doctors;
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const note = useId();
  const problem = addDoctorProblem(list.length);
  return (
    <Box component="section" aria-label="Doctors" sx={list.length > 0 ? [BAR, OWN_LINE] : BAR}>
      <Button
        ref={addButton}
        size="small"
        startIcon={<AddIcon />}
        className="no-print"
        aria-haspopup="dialog"
        aria-disabled={problem !== null}
        aria-describedby={problem ? note : undefined}
        onClick={() => problem === null && setAdding(true)}
      >
        Add a doctor
      </Button>
      {list.length > 0 && (
        <DoctorChips
          list={list}
          onRemove={(doctor) => {
            // The button that has the focus disappears.
            addButton.current?.focus();
            doctors.remove(doctor);
          }}
        />
      )}
      {list.length > 0 && (
        <Typography id={note} variant="caption" color="textSecondary">
          {[...(problem ? [problem] : []), CHECK_WITH_OFFICE].join(' ')}
        </Typography>
      )}
      {readAgain && (
        <Button size="small" color="error" onClick={readAgain}>
          Doctors could not be loaded. Try again
        </Button>
      )}
      <Suspense>
        {isAdding && (
          <AddDoctorDialog
            zip={doctors.zip}
            onAdd={(doctor) => {
              setAdding(false);
              doctors.add(doctor);
            }}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </Box>
  );
}

interface DoctorChipsProps {
  list: QuoteDoctors['list'];
  onRemove: QuoteDoctors['remove'];
}

const DoctorChips = ({ list, onRemove }: DoctorChipsProps) => (
  <ul aria-label="Doctors of the client">
    {list.map((doctor) => (
      <li key={doctor.PCPId}>
        {doctorName(doctor, list)}
        <IconButton
          size="small"
          className="no-print"
          aria-label={`Remove ${doctorName(doctor, list)}`}
          onClick={() => onRemove(doctor)}
        >
          <CloseIcon fontSize="inherit" />
        </IconButton>
      </li>
    ))}
  </ul>
);

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0, minWidth: 0 },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    pl: 1.5,
    minHeight: 32,
    minWidth: 0,
    border: 1,
    borderColor: 'divider',
    borderRadius: 4,
    typography: 'body2',
    overflowWrap: 'anywhere',
  },
} as const;

/** Below the tabs; the button alone stands beside them, where it takes no height from the plans. */
const OWN_LINE = { order: 1, flexBasis: '100%', px: 2, pt: 1 } as const;
