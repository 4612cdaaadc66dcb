import { Link } from '@mui/material';
import { useState } from 'react';
import { AttemptsDialog } from './AttemptsDialog.tsx';
import type { AttemptsAbout } from './error-report-calls.ts';

interface AttemptsButtonProps {
  about: AttemptsAbout;
  /** The group, member or applicant that the calls are about. */
  name: string;
  /** How many calls there were. */
  count?: number;
}

/** Opens all calls behind an error. */
export function AttemptsButton({ name, about, count }: AttemptsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Link
        component="button"
        type="button"
        underline="always"
        variant="inherit"
        aria-label={`Attempts of ${name}`}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 24 }}
      >
        Attempts{count !== undefined && ` (${count})`}
      </Link>
      {isOpen && <AttemptsDialog name={name} about={about} onClose={() => setOpen(false)} />}
    </>
  );
}
