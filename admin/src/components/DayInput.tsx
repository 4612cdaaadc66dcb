import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { useInput, ValidationError, type Validator } from 'react-admin';
import { addYears, parseIsoDate, type IsoDate } from '#shared/dates/iso-date';
import { DATE_INVALID, formatDay, formatDayInput, parseTypedDate } from '#shared/formats/auto-date';
import { today } from '#web/inputs/today';

/** Configuration dates are in the future: a two-digit year belongs to the next 50 years. */
const YEARS_AHEAD = 50;

interface DayInputProps {
  source: string;
  label: string;
  required?: boolean;
  /** As dates are typed everywhere else (spec 000 section 5); those of the configuration are shown as M/D/YYYY (spec 002 section 9). */
  isPadded?: boolean;
  helperText?: string;
  /** The default date while none is typed. */
  placeholder?: string;
  validate?: Validator[];
  /** The error text, when another component decides it; null = no error. */
  problem?: string | null;
}

/**
 * A typed date: 1/2/27, 010227 or 1-2-2027 become 1/2/2027 on blur; the button opens the browser's calendar. The form value is
 * YYYY-MM-DD, '' for none, or the raw input while it is not a date.
 */
export function DayInput({
  source,
  label,
  required = false,
  isPadded = false,
  helperText = isPadded ? 'MM/DD/YYYY' : 'M/D/YYYY',
  placeholder,
  validate = [],
  problem,
}: DayInputProps) {
  const { field, fieldState, id } = useInput({ source, validate: [dayProblem, ...validate], parse: keep });
  const [typed, setTyped] = useState<string | null>(null);
  const shownProblem = problem === undefined ? fieldState.error?.message : problem;
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
      value={typed ?? (isPadded ? formatDayInput(value) : formatDay(value))}
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
            <Calendar
              label={`Choose ${label.toLowerCase()} in a calendar`}
              day={parseIsoDate(value)}
              onChoose={(day) => {
                setTyped(null);
                field.onChange(day);
              }}
            />
          ),
        },
      }}
    />
  );
}

interface CalendarProps {
  label: string;
  day: IsoDate | null;
  onChoose: (day: string) => void;
}

/** The browser's own calendar, opened by a button. */
function Calendar({ label, day, onChoose }: CalendarProps) {
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <InputAdornment position="end">
      <IconButton edge="end" size="small" aria-label={label} onClick={() => calendar.current?.showPicker()}>
        <CalendarIcon fontSize="small" />
      </IconButton>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        style={HIDDEN}
        value={day ?? ''}
        onChange={({ target }) => onChoose(target.value)}
      />
    </InputAdornment>
  );
}

/** The default color has too little contrast. */
const READABLE_PLACEHOLDER = { '&::placeholder': { color: 'text.secondary', opacity: 1 } } as const;

/** Only anchors the browser's calendar, which opens at its position. */
const HIDDEN = { position: 'absolute', right: 8, bottom: 0, width: 1, height: 1, opacity: 0, border: 0 } as const;

const keep = (value: unknown): unknown => value;

const dayProblem: Validator = (value: unknown) => (value && !parseIsoDate(String(value)) ? DATE_INVALID : undefined);
