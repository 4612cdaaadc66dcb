import {
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  Switch,
  Tab,
  Tabs,
  TextField,
  Typography,
} from '@mui/material';
import { type ClipboardEvent, useId, useRef, useState } from 'react';
import { counted } from '#shared/formats/text';
import { FileDrop } from '../../components/file-import/FileDrop.tsx';
import { TemplateButtons } from './TemplateButtons.tsx';
import { ImportHelpButton } from './help/ImportHelpButton.tsx';
import type { CensusImport } from './use-import.ts';

/** Step 1: a file, or rows from the clipboard; after the people who are there, or in their place. */
export function SourceStep({ job, present }: { job: CensusImport; present: number }) {
  const [kind, setKind] = useState<'file' | 'text'>(job.source?.kind ?? 'file');
  const id = useId();
  const { source } = job;
  const choose = (next: 'file' | 'text') => {
    setKind(next);
    job.setSource(null);
  };
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: 'minmax(0, 1fr) 300px' } }}>
      <Stack spacing={3} sx={{ minWidth: 0 }}>
        <Box>
          <Tabs
            value={kind}
            onChange={(_event, next: 'file' | 'text') => choose(next)}
            aria-label="Where the rows come from"
          >
            <Tab value="file" label="Upload a file" id={`${id}-file`} aria-controls={`${id}-panel`} sx={TAB} />
            <Tab
              value="text"
              label="Paste from a spreadsheet"
              id={`${id}-text`}
              aria-controls={`${id}-panel`}
              sx={TAB}
            />
          </Tabs>
          <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${kind}`} sx={{ pt: 2 }}>
            {kind === 'file' ? (
              <FileDrop
                content="census"
                file={source?.kind === 'file' ? source.file : null}
                busy={job.running !== null}
                accept=".csv,.txt,.tsv,.xlsx,.xls"
                prompt="Drop the employer’s file here"
                hint=".csv, .xlsx or .xls, at most 10 MB and 5,000 members"
                onChoose={(file) => {
                  job.setSource({ kind: 'file', file });
                  job.read({ kind: 'file', file });
                }}
              />
            ) : (
              <PasteField
                text={source?.kind === 'text' ? source.text : ''}
                hasHeader={source?.kind === 'text' ? source.hasHeader : true}
                onChange={(text, hasHeader) => job.setSource(text.trim() ? { kind: 'text', text, hasHeader } : null)}
              />
            )}
          </Box>
        </Box>
        {present > 0 && <ModeChoice job={job} present={present} />}
      </Stack>
      <SourceHelp />
    </Box>
  );
}

/** On a phone the words wrap, so that both fit beside each other. */
const TAB = { flexShrink: 1, px: { xs: 1, sm: 2 } } as const;

export function ModeChoice({ job, present }: { job: CensusImport; present: number }) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>Already on the census: {counted(present, 'member')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        name="ImportMode"
        value={job.corrections.mode}
        onChange={(_event, mode) => job.setMode(mode === 'replace' ? 'replace' : 'append')}
      >
        <FormControlLabel value="append" control={<Radio />} label="Add the imported members to them" />
        <FormControlLabel value="replace" control={<Radio />} label="Replace them with the imported members" />
      </RadioGroup>
    </FormControl>
  );
}

/** What is accepted in short, beside the place where it is put. */
const SourceHelp = () => (
  <Box component="aside" aria-label="What is accepted">
    <Typography variant="subtitle2" component="h4">
      What is accepted
    </Typography>
    <Box component="ul" sx={{ typography: 'body2', color: 'text.secondary', pl: 2.5, my: 1, '& li': { mb: 0.5 } }}>
      <li>
        One row for each person, dependents below their employee or with the same employee number; or one row for each
        family, with columns such as “Spouse DOB” and “Child 1 name”.
      </li>
      <li>Required: name, relationship and date of birth. Other columns are optional.</li>
      <li>Relationship: employee, spouse, domestic partner or child, also as EE, SP, DP or CH.</li>
      <li>Headings in any order and under many names; titles and notes above them are skipped.</li>
      <li>
        Without headings: first name, middle initial, last name, relationship, date of birth and medical status, in this
        order.
      </li>
    </Box>
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <ImportHelpButton label="All columns and an example" />
      <TemplateButtons />
    </Stack>
  </Box>
);

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
function PasteField({ text, hasHeader, onChange }: PasteFieldProps) {
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
