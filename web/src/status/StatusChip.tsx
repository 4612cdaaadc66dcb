import HandedInIcon from '@mui/icons-material/AssignmentTurnedInOutlined';
import ByHandIcon from '@mui/icons-material/BackHandOutlined';
import BlockIcon from '@mui/icons-material/Block';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import DrawIcon from '@mui/icons-material/DrawOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import type { ComponentProps } from 'react';
import { groupStatusLabel, type QuoteStatus, shownStatus } from '#shared/quotes/quote-status';
import { type Look, ToneChip } from './ToneChip.tsx';

const LOOKS: Record<QuoteStatus, Look> = {
  EditingCensus: ['info', EditIcon],
  Quoting: ['info', EditIcon],
  CreatedProposal: ['info', DescriptionIcon],
  Enrolling: ['info', EditIcon],
  NewGroup: ['info', EditIcon],
  SignatureRequired: ['warning', DrawIcon],
  PaymentPending: ['warning', HourglassIcon],
  PendingSEVerification: ['warning', HourglassIcon],
  Pended: ['warning', HourglassIcon],
  // Handed in: with sales a group's, done a household's.
  Complete: ['secondary', HandedInIcon],
  PendingPassive: ['secondary', HourglassIcon],
  Approved: ['success', CheckCircleIcon],
  PassivelyRenewed: ['success', CheckCircleIcon],
  Rejected: ['secondary', ByHandIcon],
  FailedEnrollment: ['error', ErrorIcon],
  PassiveRenewalFailure: ['error', ErrorIcon],
  Invalid: ['error', ErrorIcon],
  Declined: ['error', BlockIcon],
  Expired: ['secondary', BlockIcon],
};

interface StatusChipProps extends Pick<ComponentProps<typeof ToneChip>, 'size'> {
  status: QuoteStatus;
  audience: 'external' | 'internal';
  /** Replaces the status's name, where a row uses another one. */
  label?: string;
}

/** A quote's status in its reader's wording: icon, text and color, so that color is never the only cue. */
export function StatusChip({ status, audience, label, size }: StatusChipProps) {
  return (
    <ToneChip
      size={size}
      look={LOOKS[shownStatus(status, audience)]}
      label={label ?? groupStatusLabel(status, audience)}
    />
  );
}
