import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import type { AccountData } from '#shared/enrollment/application.record';
import { ACCOUNT_TYPE_LABELS } from '#shared/enrollment/application/bank-account';
import { ACCOUNT_TYPES } from '#shared/enrollment/application-options';
import { RadioInput } from '#web/inputs/RadioInput';
import { TextAnswer } from './form/AnswerFields.tsx';
import { useApplication } from './form/form-context.ts';

interface AccountDialogProps {
  /** Called after opening: focuses the requested field. */
  onOpened: () => void;
  onClose: () => void;
}

/** The bank account for automatic payment (EFT). Its number is stored encrypted; only the last four digits are shown. */
export function AccountDialog({ onOpened, onClose }: AccountDialogProps) {
  const form = useFormContext<FieldValues>();
  const [before] = useState(() => structuredClone(form.getValues('AccountData')) as AccountData);
  const type = useWatch({ name: 'AccountData.AccountType' }) as AccountData['AccountType'];
  const isNew = useApplication().application.PrimaryGroup.GroupEnterpriseId === null;
  const options = ACCOUNT_TYPES.filter((value) => value !== 2 || !isNew).map((value) => ({
    value,
    label: ACCOUNT_TYPE_LABELS[value],
  }));
  const cancel = () => {
    form.setValue('AccountData', before, { shouldDirty: true });
    form.clearErrors('AccountData');
    onClose();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby="account-title"
      slotProps={{ transition: { onEntered: onOpened } }}
    >
      <DialogTitle id="account-title">Bank account for automatic payment (EFT)</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <RadioInput<FieldValues, AccountData['AccountType']>
            name="AccountData.AccountType"
            label="Account"
            required
            options={options}
          />
          {type !== 2 && (
            <>
              <TextAnswer name="AccountData.AccountHolder" maxLength={100} />
              <TextAnswer
                name="AccountData.RoutingNumber"
                maxLength={9}
                hint="Nine digits, at the bottom left of a check."
              />
              <TextAnswer
                name="AccountData.AccountNumber"
                maxLength={17}
                hint="4 to 17 digits. Once saved, only the last four are shown."
              />
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel}>Cancel</Button>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
