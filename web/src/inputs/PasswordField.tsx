import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { IconButton, InputAdornment } from '@mui/material';
import { useState } from 'react';
import { PlainField } from './PlainField.tsx';

interface PasswordFieldProps {
  label?: string;
  autoComplete?: 'current-password' | 'new-password';
  autoFocus?: boolean;
  value: string;
  onChange: (password: string) => void;
  onBlur?: () => void;
  problem: string | null;
}

/** A password field with a button that reveals the password. */
export function PasswordField({ label = 'Password', autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const what = label === 'Password' ? 'the password' : label.toLowerCase();
  return (
    <PlainField
      {...props}
      label={label}
      name={autoComplete === 'current-password' ? 'password' : label.toLowerCase().replaceAll(' ', '-')}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      required
      endAdornment={
        <InputAdornment position="end">
          <IconButton edge="end" aria-label={shown ? `Hide ${what}` : `Show ${what}`} onClick={() => setShown(!shown)}>
            {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
