import { Box, Button, Collapse } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { LINK_WORDS } from '#shared/languages/link.words';
import { useWords } from './spoken.ts';

interface BesideOriginalProps {
  /** In English. */
  original: ReactNode;
  /** Its translation. */
  children: ReactNode;
}

/** A translation with its English original, which can be folded away: beside it, on a phone below it. */
export function BesideOriginal({ original, children }: BesideOriginalProps) {
  const { say } = useWords();
  const [isShown, setShown] = useState(true);
  return (
    <Box sx={isShown ? BESIDE : undefined}>
      <Box>{children}</Box>
      <Box>
        <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)} sx={{ mb: 1 }}>
          {say(isShown ? LINK_WORDS.hideOriginal : LINK_WORDS.showOriginal)}
        </Button>
        <Collapse in={isShown} unmountOnExit>
          <Box component="section" aria-label={say(LINK_WORDS.original)}>
            <Box lang="en" dir="ltr">
              {original}
            </Box>
          </Box>
        </Collapse>
      </Box>
    </Box>
  );
}

const BESIDE = { display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 4 } as const;
