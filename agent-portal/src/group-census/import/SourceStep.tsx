import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Stack, Tab, Tabs } from '@mui/material';
import { useId, useState } from 'react';
import { counted } from '#shared/formats/text';
import { FileDrop } from '../../components/file-import/FileDrop.tsx';
import { PasteField } from './PasteField.tsx';
import { SourceHelp } from './SourceHelp.tsx';
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
