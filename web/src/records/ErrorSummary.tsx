import { Alert, AlertTitle, Box, Link } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useShownError } from '../shell/shown-errors.ts';
import { errorLines } from './error-lines.ts';
import { useReading } from '../shell/reading.ts';

interface ErrorSummaryProps {
  /** Errors without a field: the server's message, a rule about several fields. */
  messages?: readonly string[];
  /**
   * Increments with each refused attempt: the summary then takes the focus. Submits that the form itself refuses are counted
   * internally.
   */
  refusals?: number;
  /** Replaces "Please correct the following". */
  title?: string;
  /** Goes to a field that may be hidden at first; by default, the field is focused. */
  onGoTo?: (name: string) => void;
  /** Lines about what is missing elsewhere, as list items with a SUMMARY_LINK, before those of the form. */
  children?: ReactNode;
}

/** After a refused submit: all errors in one list that takes the focus. Each line links to its field. */
export function ErrorSummary({ messages = [], refusals = 0, title, onGoTo, children }: ErrorSummaryProps) {
  const { text } = useReading();
  const { control, setFocus } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const lines = submitCount > 0 ? errorLines(errors) : [];
  const hasLines = lines.length > 0 || Boolean(children);
  const isShown = hasLines || messages.length > 0;
  useShownError(isShown);
  const goTo = onGoTo ?? setFocus;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitCount + refusals > 0) {
      box.current?.focus();
    }
  }, [submitCount, refusals]);
  if (!isShown) {
    return null;
  }
  return (
    <Alert severity="error" ref={box} tabIndex={-1} sx={{ mb: 3 }}>
      <AlertTitle component="h2">
        {messages.length > 0 && !hasLines
          ? text('This could not be saved')
          : text(title ?? 'Please correct the following')}
      </AlertTitle>
      {messages.map((message) => (
        <p key={message} style={{ margin: 0 }}>
          {text(message)}
        </p>
      ))}
      {hasLines && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {children}
          {lines.map(({ name, message }) => (
            <li key={name}>
              <Link component="button" type="button" onClick={() => goTo(name)} {...SUMMARY_LINK}>
                {text(message)}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

/** The look of each line's link: at least 24 pixels high. */
export const SUMMARY_LINK = {
  color: 'inherit',
  variant: 'body2',
  sx: { display: 'inline-block', py: 0.25, textAlign: 'left', verticalAlign: 'top' },
} as const;
