import { Button, Typography } from '@mui/material';
import { useId } from 'react';
import { counted } from '#shared/formats/text';
import { missingFields } from '#shared/census/import/import-fields';
import { commitObstacle } from './import-state.ts';
import type { CensusImport } from './use-import.ts';

/** Back and on. The last one writes, and says why it cannot as long as it cannot. */
export function ImportButtons({ job, onClose }: { job: CensusImport; onClose: () => void }) {
  const reasonId = useId();
  const { step, preview, source, running } = job;
  if (step === 'source') {
    return (
      <>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" disabled={!source || running !== null} onClick={() => job.read(source)}>
          Continue
        </Button>
      </>
    );
  }
  if (step === 'columns') {
    const missing = missingFields(preview?.Mapping ?? []).length > 0;
    return (
      <>
        <Button onClick={() => job.goTo('source')}>Back</Button>
        <Button variant="contained" disabled={running !== null || missing} onClick={() => job.goTo('check')}>
          Continue
        </Button>
      </>
    );
  }
  const obstacle = commitObstacle(preview);
  return (
    <>
      {obstacle && (
        <Typography id={reasonId} variant="body2" color="textSecondary" sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
          {obstacle}
        </Typography>
      )}
      <Button onClick={() => job.goTo('columns')} disabled={running?.startsWith('Saving')}>
        Back
      </Button>
      <Button
        variant="contained"
        color={job.corrections.mode === 'replace' && preview?.Counts.Replaced ? 'error' : 'primary'}
        disabled={obstacle !== null || running !== null}
        aria-describedby={obstacle ? reasonId : undefined}
        onClick={job.commit}
      >
        {job.corrections.mode === 'replace' && preview?.Counts.Replaced
          ? `Replace the census with ${counted(preview.Members.length, 'member')}`
          : `Import ${counted(preview?.Members.length ?? 0, 'member')}`}
      </Button>
    </>
  );
}
