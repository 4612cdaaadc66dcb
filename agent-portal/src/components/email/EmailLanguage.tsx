import { TextField } from '@mui/material';
import { type Language, LANGUAGE_LABELS, LANGUAGES } from '#shared/languages/language';

interface EmailLanguageProps {
  /** Who gets it. */
  reader: 'client' | 'employer' | 'employee';
  label?: string;
  value: Language;
  onChange: (language: Language) => void;
}

/** In which language an email with a link, or a text message with its code, is written. */
export const EmailLanguage = ({ reader, label = 'Language of the email', value, onChange }: EmailLanguageProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value as Language)}
    helperText={`On the page the ${reader} can choose another language.`}
    slotProps={{ select: { native: true } }}
  >
    {LANGUAGES.map((language) => (
      <option key={language} value={language}>
        {LANGUAGE_LABELS[language]}
      </option>
    ))}
  </TextField>
);
