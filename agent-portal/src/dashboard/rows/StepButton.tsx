import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Button } from '@mui/material';
import { Link as RouterLink } from 'react-router';

interface StepButtonProps {
  label: string;
  groupName: string;
  /** Where it goes; without, `onClick` does what is to be done. */
  to?: string;
  onClick?: () => void;
  isBusy?: boolean;
}

/** The look of a row's one button. */
export const StepButton = ({ label, groupName, to, onClick, isBusy = false }: StepButtonProps) => (
  <Button
    size="small"
    {...(to === undefined ? { onClick } : { component: RouterLink, to })}
    loading={isBusy}
    loadingPosition="end"
    endIcon={<ArrowForwardIcon />}
    aria-label={`${label}: ${groupName}`}
    sx={{ whiteSpace: 'nowrap', ml: -1 }}
  >
    {label}
  </Button>
);
