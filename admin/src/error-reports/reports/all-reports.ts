import type { RaRecord } from 'react-admin';
import type { ErrorReport } from '../report.ts';
import { GROUP_ERRORS } from './group-errors.tsx';
import { FFM_ERRORS } from './ffm-errors.tsx';
import { INDIVIDUAL_ERRORS } from './individual-errors.tsx';
import { MEMBER_ERRORS } from './member-errors.tsx';
import { PASSIVE_RENEWAL_ERRORS } from './passive-renewal-errors.tsx';
import { PAYMENT_ERRORS } from './payment-errors.tsx';

/** In tab order. */
export const ALL_REPORTS = [
  GROUP_ERRORS,
  MEMBER_ERRORS,
  PASSIVE_RENEWAL_ERRORS,
  INDIVIDUAL_ERRORS,
  FFM_ERRORS,
  PAYMENT_ERRORS,
] as unknown as readonly ErrorReport<RaRecord>[];
