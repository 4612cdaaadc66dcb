import { TextField } from '@mui/material';
import { LANGUAGE_LABELS } from '#shared/languages/language';
import { PAPER_LANGUAGES, type PaperLanguage } from '#shared/languages/paper.words';

interface PaperLanguageFieldProps {
  label: string;
  hint?: string;
  value: PaperLanguage;
  disabled?: boolean;
  onChange: (language: PaperLanguage) => void;
}

/** In which language a PDF is made. */
export const PaperLanguageField = ({ label, hint, value, disabled, onChange }: PaperLanguageFieldProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    disabled={disabled}
    onChange={({ target }) => onChange(target.value as PaperLanguage)}
    helperText={hint}
    slotProps={{ select: { native: true } }}
    className="no-print"
    sx={{ minWidth: 190 }}
  >
    {PAPER_LANGUAGES.map((each) => (
      <option key={each} value={each}>
        {LANGUAGE_LABELS[each]}
      </option>
    ))}
  </TextField>
);
