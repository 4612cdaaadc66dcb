import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { useInput, ValidationError, type Validator } from 'react-admin';
import { addYears, parseIsoDate } from '#shared/dates/iso-date';
import { DATE_INVALID, formatDayWithoutZeros, parseTypedDate } from '#shared/formats/auto-date';
import { today } from './today.ts';

/** Days of the configuration lie ahead: a year of two digits belongs to the century of the next 50 years. */
const YEARS_AHEAD = 50;

interface DayInputProps {
  source: string;
  label: string;
  required?: boolean;
  helperText?: string;
  /** The day that counts while none is typed. */
  placeholder?: string;
  validate?: Validator[];
  /** What is said to be wrong, where that is decided elsewhere; null = nothing. */
  problem?: string | null;
}

/**
 * A typed day: 1/2/27, 010227 or 1-2-2027 become 1/2/2027 on leaving; the button opens the browser's calendar. The form
 * holds YYYY-MM-DD, '' for none, or what was typed while it is not a day.
 */
export function DayInput({
  source,
  label,
  required = false,
  helperText = 'M/D/YYYY',
  placeholder,
  validate = [],
  problem,
}: DayInputProps) {
  const { field, fieldState, id } = useInput({ source, validate: [dayProblem, ...validate], parse: keep });
  const [typed, setTyped] = useState<string | null>(null);
  const shownProblem = problem === undefined ? fieldState.error?.message : problem;
  const calendar = useRef<HTMLInputElement>(null);
  const value = String(field.value ?? '');
  const type = (text: string) => {
    setTyped(text);
    field.onChange(parseTypedDate(text, addYears(today(), YEARS_AHEAD)) ?? text.trim());
  };
  const leave = () => {
    setTyped(null);
    field.onBlur();
  };
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={label}
      required={required}
      value={typed ?? formatDayWithoutZeros(value)}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
      error={problem === undefined ? fieldState.invalid : problem !== null}
      helperText={shownProblem ? <ValidationError error={shownProblem} /> : helperText}
      autoComplete="off"
      placeholder={placeholder}
      slotProps={{
        ...(placeholder && { inputLabel: { shrink: true }, htmlInput: { sx: READABLE_PLACEHOLDER } }),
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                size="small"
                aria-label={`Choose ${label.toLowerCase()} in a calendar`}
                onClick={() => calendar.current?.showPicker()}
              >
                <CalendarIcon fontSize="small" />
              </IconButton>
              <input
                ref={calendar}
                type="date"
                tabIndex={-1}
                aria-hidden
                style={HIDDEN}
                value={parseIsoDate(value) ?? ''}
                onChange={({ target }) => {
                  setTyped(null);
                  field.onChange(target.value);
                }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** By itself it is too pale to be read. */
const READABLE_PLACEHOLDER = { '&::placeholder': { color: 'text.secondary', opacity: 1 } } as const;

/** It only carries the calendar, which opens where it stands. */
const HIDDEN = { position: 'absolute', right: 8, bottom: 0, width: 1, height: 1, opacity: 0, border: 0 } as const;

const keep = (value: unknown): unknown => value;

const dayProblem: Validator = (value: unknown) => (value && !parseIsoDate(String(value)) ? DATE_INVALID : undefined);
