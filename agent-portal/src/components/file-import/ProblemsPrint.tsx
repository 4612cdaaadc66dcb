import { GlobalStyles } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { ImportProblem } from '#shared/persons/import/import-problem.record';

interface ProblemsPrintProps {
  title: string;
  problems: readonly ImportProblem[];
  onPrinted: () => void;
}

const SHEET = 'problems-print';
const STYLES = {
  [`.${SHEET}`]: { display: 'none' },
  '@media print': {
    [`body > *:not(.${SHEET})`]: { display: 'none !important' },
    [`.${SHEET}`]: { display: 'block', color: '#000', background: '#fff', font: '10pt sans-serif' },
    [`.${SHEET} table`]: { borderCollapse: 'collapse', width: '100%' },
    [`.${SHEET} th, .${SHEET} td`]: { border: '1px solid #888', padding: '3pt 5pt', textAlign: 'left' },
    [`.${SHEET} tr`]: { breakInside: 'avoid' },
  },
} as const;

/** Prints all problems, without the rest of the screen. Prints as soon as it renders. */
export function ProblemsPrint({ title, problems, onPrinted }: ProblemsPrintProps) {
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    const done = () => printed();
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, []);
  return createPortal(
    <div className={SHEET} aria-hidden>
      <GlobalStyles styles={STYLES} />
      <h1>{title}</h1>
      <table>
        <thead>
          <tr>
            <th>Row</th>
            <th>Column</th>
            <th>Found</th>
            <th>What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ Row, Column, Found, Message }, index) => (
            <tr key={index}>
              <td>{Row || ''}</td>
              <td>{Column}</td>
              <td>{Found}</td>
              <td>{Message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
