import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { PaperLanguage } from '#shared/languages/paper.words';
import { RENEWALS } from '#shared/renewals/renewals.calls';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { asking } from '#web/http/calls';
import { notifyError } from '../app/notify.ts';
import { fetchProposal, isBrokenDownload, openAddress, saveProposal } from './proposal-file.ts';

interface RenewalPackageButtonProps extends Omit<ButtonProps, 'onClick' | 'loading'> {
  quoteId: number;
  groupName: string;
  language?: PaperLanguage;
}

/** Downloads the document package of a renewal quote. */
export function RenewalPackageButton({ quoteId, groupName, language = 'en', ...button }: RenewalPackageButtonProps) {
  const path = asking(RENEWALS.makePackage, { quoteId, query: { language } }).path;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveProposal(quoteId, await fetchProposal(path)),
    onError: (error) => {
      if (isBrokenDownload(error)) {
        openAddress(path);
      } else {
        notifyError({ text: errorMessage(error), fields: fieldErrorsOf(error) });
      }
    },
  });
  return (
    <Button
      {...button}
      loading={isPending}
      loadingPosition="start"
      startIcon={<DownloadIcon />}
      aria-label={`Renewal package: ${groupName}`}
      onClick={() => mutate()}
    >
      Renewal package
    </Button>
  );
}
