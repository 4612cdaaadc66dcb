import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { specificContractProblem } from '#shared/book-of-business/individuals/search-item';
import { phoneProblem } from '#shared/formats/phone';
import { PlainField } from '#web/inputs/PlainField';
import type { SoughtContract } from '../book-search.ts';

interface FindContractFormProps {
  /** The contract looked for last; null for none. */
  sought: SoughtContract | null;
  onFind: (sought: SoughtContract) => void;
  isFinding: boolean;
  /** Why the server refused; null when it did not. */
  refusal: string | null;
}

const BLANK: SoughtContract = { ContractId: '', FirstName: '', LastName: '', Phone: '' };

/** Advanced search for one contract: by number, or by first name, last name and phone. Source: spec 000 section 2. */
export function FindContractForm({ sought, onFind, isFinding, refusal }: FindContractFormProps) {
  const [typed, setTyped] = useState(sought ?? BLANK);
  const [problem, setProblem] = useState<string | null>(null);
  const [phone, setPhone] = useState<string | null>(null);
  const field = (name: keyof SoughtContract, label: string, width: number) => (
    <Box sx={{ width: { xs: '100%', sm: width } }}>
      <PlainField
        label={label}
        autoComplete="off"
        value={typed[name]}
        onChange={(text) => {
          setTyped({ ...typed, [name]: text });
          setProblem(null);
          setPhone(null);
        }}
        problem={name === 'Phone' ? phone : null}
        announce
      />
    </Box>
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = specificContractProblem(typed);
    const wrong = missing === null && typed.ContractId.trim() === '' ? phoneProblem(typed.Phone) : null;
    setProblem(missing);
    setPhone(wrong);
    if (missing === null && wrong === null) {
      onFind(typed);
    }
  };
  const said = problem ?? refusal;
  return (
    <Stack component="form" noValidate onSubmit={submit} aria-label="Find one contract" spacing={1.5}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        {field('ContractId', 'Contract number', 200)}
        <Typography variant="body2" color="textSecondary" sx={{ minHeight: { sm: 40 }, lineHeight: { sm: '40px' } }}>
          or
        </Typography>
        {field('FirstName', 'First name', 180)}
        {field('LastName', 'Last name', 180)}
        {field('Phone', 'Phone', 180)}
        <Button type="submit" variant="contained" loading={isFinding}>
          Find contract
        </Button>
      </Stack>
      {said !== null && (
        <Alert severity="error" role="alert">
          {said}
        </Alert>
      )}
    </Stack>
  );
}
