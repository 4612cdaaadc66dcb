import BlockIcon from '@mui/icons-material/Block';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import PauseCircleIcon from '@mui/icons-material/PauseCircleOutlined';
import ReportIcon from '@mui/icons-material/ReportProblemOutlined';
import { paymentStatus, type PaymentStatus } from '#shared/book-of-business/individuals/contract-standing';
import type { BookRecord } from '#shared/book-of-business/individuals/individual-book.record';
import { today } from '#web/inputs/today';
import { type Look, ToneChip } from '#web/status/ToneChip';

const STATUS_LOOKS = {
  Active: ['success', CheckCircleIcon],
  Inactive: ['secondary', PauseCircleIcon],
  Void: ['error', BlockIcon],
} as const satisfies Record<string, Look>;

const PAYMENT_LOOKS: Record<PaymentStatus, Look> = {
  'Past due': ['error', ReportIcon],
  Current: ['success', CheckCircleIcon],
};

/** Whether a contract covers anyone today: icon, word and color. */
export function ContractStatusChip({ contract: { IsVoid, IsActive } }: { contract: BookRecord }) {
  const status = IsVoid ? 'Void' : IsActive ? 'Active' : 'Inactive';
  return <ToneChip size="small" look={STATUS_LOOKS[status]} label={status} />;
}

/** Past due or current: icon, word and color. */
export function PaymentStatusChip({ contract: { CurrentInvoice } }: { contract: BookRecord }) {
  const status = paymentStatus(CurrentInvoice, today());
  return <ToneChip size="small" look={PAYMENT_LOOKS[status]} label={status} />;
}
