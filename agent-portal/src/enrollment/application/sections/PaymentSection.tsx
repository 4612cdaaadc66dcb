import CompleteIcon from '@mui/icons-material/CheckCircleOutlined';
import IncompleteIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { AccountData } from '#shared/enrollment/application.record';
import { ACCOUNT_TYPE_LABELS, accountProblems } from '#shared/enrollment/application/bank-account';
import { isMaskedAccountNumber, maskAccountNumber } from '#shared/enrollment/application/bank-numbers';
import { YesNoAnswer } from '../form/AnswerFields.tsx';
import type { ApplicationForm } from '../form/application-form.ts';
import { useApplication } from '../form/form-context.ts';
import { SectionCard } from './SectionCard.tsx';
import { ToneChip } from '#web/status/ToneChip';

/** Whether the premium is drawn from a bank account, and which one. */
export function PaymentSection() {
  const { goTo } = useApplication();
  const [elected, account] = useWatch<ApplicationForm, ['ElectAutoPayment', 'AccountData']>({
    name: ['ElectAutoPayment', 'AccountData'],
  });
  const isComplete = accountProblems({ ElectAutoPayment: elected, AccountData: account }).length === 0;
  const open = () => goTo('AccountData.AccountHolder');
  return (
    <SectionCard
      id="payment"
      help="The monthly premium is drawn from a bank account. A voided check is needed with the documents."
    >
      <Stack spacing={2}>
        <YesNoAnswer name="ElectAutoPayment" onChosen={(yes) => yes && !account.AccountHolder && open()} />
        {elected === true && (
          <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="body2">{accountText(account)}</Typography>
            <ToneChip
              look={isComplete ? ['success', CompleteIcon] : ['warning', IncompleteIcon]}
              label={isComplete ? 'Complete' : 'Incomplete'}
            />
            <Button size="small" variant="outlined" onClick={open}>
              {isComplete ? 'Edit bank account' : 'Enter bank account'}
            </Button>
          </Stack>
        )}
      </Stack>
    </SectionCard>
  );
}

const accountText = ({ AccountType, AccountHolder, AccountNumber: number }: AccountData): string => {
  const shown = isMaskedAccountNumber(number) ? number : number && maskAccountNumber(number);
  const parts = AccountType === 2 ? [] : [AccountHolder, shown];
  return [ACCOUNT_TYPE_LABELS[AccountType], ...parts].filter(Boolean).join(', ');
};
