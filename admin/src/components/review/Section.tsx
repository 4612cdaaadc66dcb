import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';

/** A part of the review. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" id={id} gutterBottom>
        {title}
      </Typography>
      <Typography variant="body2" component="div">
        {children}
      </Typography>
    </section>
  );
}

/** What keeps the quote from being complete, if anything does. */
export const Missing = ({ messages }: { messages: readonly string[] }) =>
  messages.length > 0 && (
    <Section title="Missing">
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </Box>
    </Section>
  );

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  children: (data: Data) => ReactNode;
}

/** A part of the panel with its own loading and failure: the others stay. */
export function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  if (data !== undefined) {
    return children(data);
  }
  return error ? (
    <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
      {error.message}
    </Alert>
  ) : (
    <Skeleton variant="rounded" height={48} />
  );
}

export const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) => (
  <Box component="dl" sx={FACTS}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Box>
);

const FACTS = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  fontVariantNumeric: 'tabular-nums',
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, typography: 'subtitle2', overflowWrap: 'anywhere' },
} as const;

interface AnswersProps {
  title: string;
  answers: readonly (readonly [label: string, value: string])[];
}

/** Answers are there to be read: they can be folded away. */
export const Answers = ({ title, answers }: AnswersProps) => (
  <Box component="details" open sx={DETAILS}>
    <summary>{title}</summary>
    <Facts facts={answers} />
  </Box>
);

const DETAILS = {
  borderTop: 1,
  borderColor: 'divider',
  '& > summary': { py: 1, cursor: 'pointer', fontWeight: 600 },
  '& > dl': { pb: 1.5 },
} as const;
