import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { Link as RouterLink } from 'react-router';
import type { ContractDetail } from '#shared/book-of-business/individuals/contract-detail.record';
import { RenewContractButton } from '../../components/contract-renewal/RenewContractButton.tsx';
import { printToPdf } from '../../components/plan-browser/details/print-to-pdf/print-to-pdf.ts';

interface ContractActionsProps {
  /** null while it loads, and for one that is not found. */
  contract: ContractDetail | null;
  /** Address of the book. */
  book: string;
  /** What is printed. */
  contentRef: RefObject<HTMLElement | null>;
}

/** The buttons of the page head. What is done with the contract comes first. */
export const ContractActions = ({ contract, book, contentRef }: ContractActionsProps) => (
  <>
    {contract && !contract.Contract.IsMedicare && (
      <RenewContractButton contractId={contract.Contract.ContractId} variant="contained" />
    )}
    {contract && <PrintButton contract={contract} contentRef={contentRef} />}
    <Button component={RouterLink} to={book} startIcon={<ArrowBackIcon />}>
      Back to the book
    </Button>
  </>
);

/** A PDF through POST /api/printtopdf. Its name has no personal data. */
function PrintButton({
  contract: { Contract },
  contentRef,
}: Pick<ContractActionsProps, 'contentRef'> & { contract: ContractDetail }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      printToPdf(contentRef.current!, {
        fileName: `contract_${Contract.ContractId}`,
        heading: `Contract ${Contract.ContractId}`,
      }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<PrintIcon />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => mutate()}
    >
      Print
    </Button>
  );
}
