import { Box, Button, FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material';
import { useId, useRef, useState, type ClipboardEvent } from 'react';
import { counted } from '#shared/formats/text';

interface PasteFieldProps {
  text: string;
  hasHeader: boolean;
  onChange: (text: string, hasHeader: boolean) => void;
}

/** A field with more lines is slow to draw and to type in: what was pasted is then shown by its beginning. */
const MOST_LINES_IN_FIELD = 200;
const LINES_SHOWN = 8;
const ROWS = 10;

const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');

function linesText(text: string): string {
  const lines = linesOf(text).length;
  return counted(lines, 'line');
}

/** Rows copied in a spreadsheet. */
export function PasteField({ text, hasHeader, onChange }: PasteFieldProps) {
  const id = useId();
  const [headings, setHeadings] = useState(hasHeader);
  const field = useRef<HTMLTextAreaElement>(null);
  const isLong = linesOf(text).length > MOST_LINES_IN_FIELD;

  /** Thousands of lines go past the field: a browser takes minutes to put them into it. */
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (text === '' && linesOf(pasted).length > MOST_LINES_IN_FIELD) {
      event.preventDefault();
      onChange(pasted, headings);
    }
  };
  const clear = () => {
    onChange('', headings);
    // The field is drawn again after this turn.
    setTimeout(() => field.current?.focus());
  };
  return (
    <Stack spacing={1}>
      {isLong ? (
        <PastedRows text={text} onClear={clear} />
      ) : (
        <TextField
          id={id}
          name="CensusText"
          label="Rows from the spreadsheet"
          multiline
          rows={ROWS}
          inputRef={field}
          value={text}
          onPaste={onPaste}
          onChange={({ target }) => onChange(target.value, headings)}
          helperText={
            text.trim() ? linesText(text) : 'Select the rows in the spreadsheet, copy them, and paste them here.'
          }
          slotProps={{
            htmlInput: { spellCheck: false, wrap: 'off', style: { fontFamily: 'monospace', overflowX: 'auto' } },
          }}
        />
      )}
      <FormControlLabel
        label="The first row has headings"
        control={
          <Switch
            checked={headings}
            onChange={(_event, on) => {
              setHeadings(on);
              onChange(text, on);
            }}
            slotProps={{ input: { role: 'switch' } }}
          />
        }
      />
    </Stack>
  );
}

const PastedRows = ({ text, onClear }: { text: string; onClear: () => void }) => (
  <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography role="status" sx={{ flexGrow: 1 }}>
        {linesText(text)} pasted. The first of them:
      </Typography>
      <Button size="small" onClick={onClear}>
        Paste other rows
      </Button>
    </Stack>
    <Box
      component="pre"
      tabIndex={0}
      role="region"
      aria-label="Beginning of the pasted rows"
      sx={{ m: 0, mt: 1, overflowX: 'auto', fontSize: 13 }}
    >
      {linesOf(text).slice(0, LINES_SHOWN).join('\n')}
    </Box>
  </Box>
);
